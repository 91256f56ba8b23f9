import { expect, test } from 'vitest'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { refusalText } from '../answer/advisor-refusals.policy.ts'
import { classOfGuide } from '../classifier/advisor-question-class.ts'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { answerChoice } from './outcome/advisor-choices.policy.ts'
import type { CropAnswer } from './outcome/advisor-decision.ts'

const languages = ['en', 'hi'] as const

/** What the buttons of an answer that is offered give, in both languages. */
const pressed = (act: CropAnswer) =>
  languages.flatMap((language) =>
    answerChoice(act).map((choice) => decideAlone(choice[language].message)),
  )

const isOfDanger = (id: string) => classOfGuide(id.replace('guide/', '')) === 'emergency'
const passages = advisorKnowledge().passages.filter(({ id }) => !isOfDanger(id))

test('no two passages have one title', () => {
  const hits = passages.flatMap(({ title }) =>
    languages.map((language) => advisorKnowledge().passageByTitle(title[language])),
  )
  expect(hits).toEqual(passages.flatMap((passage) => [passage, passage]))
})

test('the button of a passage gives this passage', () => {
  // Every fiftieth: to read a title takes some milliseconds.
  const some = passages.filter(
    ({ id }, index) => index % 50 === 0 || id === 'guide/green-manure' || id.endsWith('rose/water'),
  )
  for (const passage of some)
    for (const decision of pressed({ kind: 'passages', passages: [passage], showsDoses: true }))
      expect(decision).toMatchObject({ kind: 'passages', passages: [passage], showsDoses: true })
})

test.each(['price', 'cropListings'] as const)(
  'the button for the %s of a crop looks it up',
  (intent) => {
    const wrong = calendarCrops().filter(({ id }) =>
      pressed({ kind: 'look-up', intents: [intent], crops: [id], place: '' }).some(
        (decision) =>
          decision.kind !== 'look-up' ||
          !decision.intents.includes(intent) ||
          !decision.crops.includes(id),
      ),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  },
)

test.each([
  ['rental', ''],
  ['weather', 'Nagpur'],
] as const)('the button for the %s looks it up', (intent, place) => {
  for (const decision of pressed({ kind: 'look-up', intents: [intent], crops: [], place }))
    expect(decision).toMatchObject({ kind: 'look-up', intents: [intent], place })
})

test.each([
  ['how to give stars to the man who sold me seeds', 'guide/krishihaat-safety'],
  ['khet ki mitti udd jaati hai aandhi me', 'guide/soil-erosion'],
])('what is likely but not certain is offered beside the question back: "%s"', (question, id) => {
  const decision = decideAlone(question)
  expect(decision).toMatchObject({ kind: 'ask', missing: 'crop', offersAnswers: true })
  const [first] = decision.choices
  for (const language of languages)
    expect(decideAlone(first?.[language].message ?? '')).toMatchObject({
      kind: 'passages',
      passages: [{ id }],
    })
})

test('a refusal asks whether it is one of the answers that it offers', () => {
  const refusal = { kind: 'refuse', reason: 'unknown', name: 'zorbo', crop: null } as const
  const plain = refusalText(refusal, 'en')
  expect(refusalText({ ...refusal, offersAnswers: true }, 'en')).toBe(
    `${plain} Or is it one of these?`,
  )
  expect(refusalText({ ...refusal, offersAnswers: true }, 'hi')).toMatch(
    /या आप इनमें से कुछ पूछ रहे हैं\?$/,
  )
})

test('small talk, a question back and a refusal have no button', () => {
  expect(answerChoice({ kind: 'small-talk', reply: 'greeting' })).toEqual([])
  expect(answerChoice({ kind: 'refuse', reason: 'unknown', name: '', crop: null })).toEqual([])
})
