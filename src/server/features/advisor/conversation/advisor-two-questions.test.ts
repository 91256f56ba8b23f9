import { expect, test } from 'vitest'
import { decideQuestions } from './advisor-follow-up.service.ts'
import type { DecidedQuestion } from './advisor-query.ts'
import { splitQuestions } from './advisor-two-questions.policy.ts'

const ask = (message: string) =>
  decideQuestions({
    message,
    topic: undefined,
    language: 'en',
    userId: null,
    city: 'Pune',
    state: 'Maharashtra',
    place: null,
    past: [],
  })

/** What each question is answered with: the ids of pages, or what is looked up. */
const answers = (decided: readonly DecidedQuestion[]) =>
  decided.map(({ decision }) => {
    if (decision.kind === 'passages') return decision.passages[0]?.id
    return decision.kind === 'look-up'
      ? [...decision.intents, ...decision.crops].join(' ')
      : decision.kind
  })

test.each([
  [
    'potato late blight treatment and onion price today',
    ['calendar/potato/late-blight', 'price onion'],
  ],
  ['गेहूं की बुवाई कब करें? और प्याज का भाव क्या है', ['calendar/wheat/sowing', 'price onion']],
  ['makka me sundi ki dawai aur aaj makka ka bhav batao', ['ask', 'price maize']],
  [
    'tomato ka bhav kya hai aur dhan me kitna paani dena hai',
    ['price tomato', 'calendar/rice/water'],
  ],
])('both questions of "%s" are answered', (message, expected) => {
  expect(answers(ask(message))).toEqual(expected)
})

test('the second question takes the crop of the first', () => {
  const [, second] = ask('onion mandi price today and when to harvest')
  expect(answers(second ? [second] : [])).toEqual(['calendar/onion/harvest'])
})

test.each([
  'seed rate and spacing of wheat',
  'can I mix urea and mancozeb in one tank',
  'wheat and barley sowing time',
  'my tomato leaves are yellow and have brown spots',
  'bhindi ke patte peele aur choti ho rahi hai',
  'I have black soil and little water, which crop is good',
])('"%s" is one question', (message) => {
  expect(ask(message)).toHaveLength(1)
})

test('a danger in one half is the answer to the whole message', () => {
  const decided = ask('my son drank chlorpyrifos, and what is the price of onion')
  expect(answers(decided)).toEqual(['emergency'])
})

test('a story of more than forty words is not divided', () => {
  expect(splitQuestions(`${'word '.repeat(40)}and onion price`)).toEqual([])
})

test('of two names for one trouble the page that has it answers alone, and nothing says that it lacks the other', () => {
  const decided = ask('baingan me tana chhedak aur fal chhedak dono hai, har 3 din dawa marte hai')
  expect(answers(decided)).toEqual(['calendar/brinjal/shoot-and-fruit-borer'])
})
