import { expect, test } from 'vitest'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { EvaluationQuestion } from './evaluation-questions.schema.ts'
import { cropProblemSlug, readEvaluationQuestions } from './evaluation-questions.ts'
import { isHeldOut } from './held-out.ts'

const tuning = readEvaluationQuestions('tuning')
const heldOut = readEvaluationQuestions('held-out')
const all = [...tuning, ...heldOut]

test('each file holds its own part of the questions alone', () => {
  expect(tuning.filter(({ question }) => isHeldOut(question))).toEqual([])
  expect(heldOut.filter(({ question }) => !isHeldOut(question))).toEqual([])
})

test('the rule that parts the questions never changes', () => {
  // `printf %s "hello" | sha256sum` begins with 2c, and 44 is no multiple of 3; the other with c3, which is 195.
  expect(isHeldOut('hello')).toBe(false)
  expect(isHeldOut('kal barish hogi kya')).toBe(true)
})

test('no question is written twice, in capitals or not', () => {
  const texts = all.map(({ question }) => question.toLowerCase())
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('there are at least 740 questions, a quarter or more in each language, and a third held out', () => {
  expect(all.length).toBeGreaterThanOrEqual(740)
  const byLanguage = Map.groupBy(all, ({ language }) => language)
  const shares = [...byLanguage].map(([language, { length }]) => [language, length / all.length])
  expect(shares.filter(([, share]) => Number(share) < 0.25)).toEqual([])
  expect(heldOut.length / all.length).toBeGreaterThan(0.28)
  expect(heldOut.length / all.length).toBeLessThan(0.39)
})

test('every named problem is in the file of its crop', () => {
  const slugs = new Map(
    calendarCrops().map((crop) => [
      crop.id,
      crop.troubles.map(({ name }) => cropProblemSlug(name.en)),
    ]),
  )
  const named = all.flatMap(({ question, expect: expected }) => {
    if (!('answer' in expected) || expected.answer.problem === undefined) return []
    return [{ question, crops: expected.answer.crops, problem: expected.answer.problem }]
  })
  expect(named.length).toBeGreaterThanOrEqual(80)
  expect(
    named.filter(
      ({ crops, problem }) => !crops.every((crop) => slugs.get(crop)?.includes(problem)),
    ),
  ).toEqual([])
})

test.each([
  ['a price without a crop', { tool: 'price' }],
  [
    'a problem under another aspect',
    { answer: { crops: ['rice'], aspect: 'seed', problem: 'blast' } },
  ],
  ['an unknown aspect', { answer: { crops: ['rice'], aspect: 'colour' } }],
  ['a refusal of a name that is not in the question', { refuse: true, names: 'hops' }],
  ['two expectations', { smallTalk: true, emergency: true }],
])('the schema refuses %s', (_fault, expected) => {
  const question = { question: 'dhan kab boye', language: 'romanised', kind: 'agronomy' }
  expect(EvaluationQuestion.safeParse({ ...question, expect: expected }).success).toBe(false)
  const right = { answer: { crops: ['rice'], aspect: 'sowing' } }
  expect(EvaluationQuestion.safeParse({ ...question, expect: right }).success).toBe(true)
})

test('the schema refuses a question in Devanagari that claims another language', () => {
  const question = { kind: 'weather', expect: { askBack: 'place' }, question: 'कल बारिश होगी क्या' }
  expect(EvaluationQuestion.safeParse({ ...question, language: 'romanised' }).success).toBe(false)
  expect(EvaluationQuestion.safeParse({ ...question, language: 'hi' }).success).toBe(true)
})
