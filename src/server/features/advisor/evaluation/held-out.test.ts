import { expect, test } from 'vitest'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { EvaluationQuestion } from './evaluation-questions.schema.ts'
import { cropProblemSlug, readEvaluationQuestions } from './evaluation-questions.ts'
import { evaluationPartOf, isHeldOut } from './held-out.ts'

const tuning = readEvaluationQuestions('tuning')
const untouched = readEvaluationQuestions('untouched')
const all = [...tuning, ...untouched]

test('each file holds its own part of the questions alone', () => {
  expect(tuning.filter((each) => evaluationPartOf(each) !== 'tuning')).toEqual([])
  expect(untouched.filter((each) => evaluationPartOf(each) !== 'untouched')).toEqual([])
})

test('questions written before 2026-11-22 are tuning questions, and none is added to them', () => {
  const question = 'kal barish hogi kya'
  expect(evaluationPartOf({ question })).toBe('tuning')
  expect(evaluationPartOf({ question, written: '2026-11-22' })).toBe('untouched')
  expect(evaluationPartOf({ question: 'hello', written: '2026-11-22' })).toBe('tuning')
  expect(all.filter(({ written }) => written === undefined).length).toBeLessThanOrEqual(1499)
})

test('the rule that parts the questions never changes', () => {
  // `printf %s "hello" | sha256sum` begins with 2c, and 44 is not a multiple of 3; the other with c3, which is 195.
  expect(isHeldOut('hello')).toBe(false)
  expect(isHeldOut('kal barish hogi kya')).toBe(true)
})

test('no question is written twice, in capitals or not', () => {
  const texts = all.map(({ question }) => question.toLowerCase())
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test.each([
  ['all', all, 2250],
  ['the untouched', untouched, 270],
] as const)('%s questions are enough, a quarter or more in each language', (_name, part, least) => {
  expect(part.length).toBeGreaterThanOrEqual(least)
  const byLanguage = Map.groupBy(part, ({ language }) => language)
  expect(byLanguage.size).toBe(3)
  const shares = [...byLanguage].map(([language, { length }]) => [language, length / part.length])
  expect(shares.filter(([, share]) => Number(share) < 0.25)).toEqual([])
})

test('about a third of the questions with a date are untouched', () => {
  const share = untouched.length / all.filter(({ written }) => written !== undefined).length
  // Whoever tunes the engine adds questions to the tuning part alone, which lowers the share.
  expect(share).toBeGreaterThan(0.25)
  expect(share).toBeLessThan(0.39)
})

test('every named problem is in the file of its crop', () => {
  const slugs = new Map(
    calendarCrops().map((crop) => [
      crop.id,
      crop.troubles.map(({ name }) => cropProblemSlug(name.en)),
    ]),
  )
  const named = all.flatMap(({ question, expect: expected, alsoRight = [] }) =>
    [expected, ...alsoRight].flatMap((each) => {
      if (!('answer' in each) || each.answer.problem === undefined) return []
      return [{ question, crops: each.answer.crops, problem: each.answer.problem }]
    }),
  )
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

test('the schema refuses a date before 2026-11-22 and an empty list of right answers', () => {
  const question = {
    question: 'dhan kab boye',
    language: 'romanised',
    kind: 'agronomy',
    expect: { askBack: 'crop' },
  }
  const isAccepted = (fields: object) =>
    EvaluationQuestion.safeParse({ ...question, ...fields }).success
  expect(isAccepted({ written: '2026-11-21' })).toBe(false)
  expect(isAccepted({ alsoRight: [] })).toBe(false)
  expect(isAccepted({ alsoRight: [{ refuse: true, names: 'hops' }] })).toBe(false)
  expect(isAccepted({ written: '2026-11-22', alsoRight: [{ smallTalk: true }] })).toBe(true)
})

test('the schema refuses a question in Devanagari that claims another language', () => {
  const question = { kind: 'weather', expect: { askBack: 'place' }, question: 'कल बारिश होगी क्या' }
  expect(EvaluationQuestion.safeParse({ ...question, language: 'romanised' }).success).toBe(false)
  expect(EvaluationQuestion.safeParse({ ...question, language: 'hi' }).success).toBe(true)
})
