import { statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import {
  classifyQuestion,
  readClassifierWeights,
} from '../classifier/advisor-classifier.service.ts'
import type { ClassifierWeights } from '../classifier/advisor-classifier-weights.ts'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { trainAdvisorClassifier } from './advisor-trainer.service.ts'

const parse = (text: string) => advisorKnowledge().parseQuestion(text, undefined, new Date())
const bytesOf = ({ weights }: ClassifierWeights) => new Int8Array(Buffer.from(weights, 'base64'))

let trained: ClassifierWeights
beforeAll(() => {
  trained = trainAdvisorClassifier()
}, 180_000)

test('the committed weights are what `npm run train:advisor` makes of the tuning questions and the phrasings', () => {
  const committed = readClassifierWeights()
  expect(committed.scale).toBeCloseTo(trained.scale, 4)
  const [left, right] = [bytesOf(committed), bytesOf(trained)]
  expect(left.length).toBe(right.length)
  // The exponential function may differ in its last bit from one processor to the next.
  const isOther = left.filter((byte, index) => Math.abs(byte - (right[index] as number)) > 1)
  expect(isOther.length).toBe(0)
})

test('the file of weights is at most 300 kB', () => {
  const file = join(import.meta.dirname, '../classifier/advisor-classifier-weights.json')
  expect(statSync(file).size).toBeLessThanOrEqual(300_000)
})

test.each([
  ['gehu kab bowal jala', 'sowing'],
  ['gehu ketna din me taiyar hola', 'duration'],
  ['average productivity of gram per hectare', 'yield'],
  ['काल्हि पानी बरसी का', 'weather'],
  ['the goat of my sister gives less milk', 'animals'],
  ['how do i open a savings account', 'offTopic'],
  ['mango milk shake for weight gain', 'offTopic'],
] as const)('"%s" asks for: %s', (text, expected) => {
  expect(classifyQuestion(parse(text)).best).toBe(expected)
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
    reason: 'harm',
  })
  for (const question of [
    'my son drank neem oil and is vomiting, can i give milk',
    'galti se keetnashak pi liya',
    'can i drink poison',
  ]) {
    expect(decideAlone(question).kind, question).toBe('emergency')
  }
})

test('a question is classified in less than a millisecond', () => {
  const question = parse('gehu me pehla pani kab de bhaiya batao')
  classifyQuestion(question)
  const started = performance.now()
  for (let round = 0; round < 200; round++) classifyQuestion(question)
  expect((performance.now() - started) / 200).toBeLessThan(1)
})
