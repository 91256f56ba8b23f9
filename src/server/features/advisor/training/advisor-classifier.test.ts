import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readQuestion } from '../classifier/advisor-models.service.ts'
import { readConfidence } from '../decision/advisor-confidence.service.ts'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'
import { readEvaluationQuestions } from '../evaluation/evaluation-questions.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import {
  createModelTrainer,
  fingerprintOfTraining,
  weighLeftOut,
} from './advisor-trainer.service.ts'

const parse = (text: string) => advisorKnowledge().parseQuestion(text, undefined, new Date())

beforeAll(() => {
  decideAlone('warm up')
}, 60_000)

test('the committed weights were trained from the tuning questions and phrasings of today; else run `npm run train:advisor`', () => {
  expect(readConfidence().trainedOn).toBe(fingerprintOfTraining())
})

test('a sixth of the questions stays out of the training whose models read them', () => {
  const questions = readEvaluationQuestions('tuning')
  const train = createModelTrainer(advisorKnowledge())
  const learnt: number[] = []
  // To train and read in earnest takes minutes.
  const stop = new Error('The first training has begun.')
  const trainClass = (given: readonly unknown[]): never => {
    learnt.push(given.length / questions.length)
    throw stop
  }
  expect(() => weighLeftOut({ ...train, class: trainClass })).toThrow(stop)
  expect(learnt).toEqual([expect.closeTo(5 / 6, 1)])
})

test('the files of weights are at most 2.4 MB together', () => {
  const folders = ['../classifier', '../decision'].map((name) => join(import.meta.dirname, name))
  const sizes = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('-weights.json'))
      .map((name) => statSync(join(folder, name)).size),
  )
  expect(sizes.length).toBe(5)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2_400_000)
})

const best = (probabilities: ReadonlyMap<string, number>) =>
  [...probabilities].reduce((first, each) => (each[1] > first[1] ? each : first))[0]

test.each([
  ['gehu kab bowal jala', 'sowing'],
  ['gehu ketna din me taiyar hola', 'duration'],
  ['average productivity of gram per hectare', 'yield'],
  ['काल्हि पानी बरसी का', 'weather'],
  ['the goat of my sister gives less milk', 'animals'],
  ['how do i open a savings account', 'offTopic'],
  ['mango milk shake for weight gain', 'offTopic'],
] as const)('"%s" asks for: %s', (text, expected) => {
  expect(best(readQuestion(parse(text)).class)).toBe(expected)
})

test.each([
  ['khet me bhare pani ki nikasi', 'drainage'],
  ['mitti me chuna kab dale', 'acid-soil'],
  ['which legume can i plough in', 'green-manure'],
] as const)('"%s" asks for the guide: %s', (text, expected) => {
  expect(best(readQuestion(parse(text)).guide)).toBe(expected)
})

test('what surrounds the name of a crop is no farming: nothing is answered', () => {
  for (const question of [
    'mango milk shake for weight gain',
    'haldi ka lep chehre par lagane se kya hota hai',
    'आलू की टिक्की कैसे बनाएं',
    'how to sell my land quickly',
  ]) {
    expect(decideAlone(question).kind, question).toBe('refuse')
  }
})

test('whether something may be swallowed is no emergency, but a swallowed pesticide is one', () => {
  expect(decideAlone('can i drink neem oil for fever')).toMatchObject({
    kind: 'refuse',
    reason: 'swallowing',
  })
  for (const question of [
    'my son drank neem oil and is vomiting, can i give milk',
    'galti se keetnashak pi liya',
    'can i drink poison',
  ]) {
    expect(decideAlone(question).kind, question).toBe('emergency')
  }
})

test('the three models read a question in less than three milliseconds', () => {
  const question = parse('gehu me pehla pani kab de bhaiya batao')
  readQuestion(question)
  const started = performance.now()
  for (let round = 0; round < 200; round++) readQuestion(question)
  expect((performance.now() - started) / 200).toBeLessThan(3)
})
