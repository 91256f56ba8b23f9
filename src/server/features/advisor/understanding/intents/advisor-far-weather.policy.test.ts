import { expect, test } from 'vitest'
import { decideAlone } from '../../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import { asksFarAhead, readMonsoonQuestion } from './advisor-far-weather.policy.ts'

const day = new Date('2026-11-20T06:00:00Z')
const parseQuestion = (message: string) => advisorKnowledge().parseQuestion(message, undefined, day)

test.each([
  ['मानसून कब आएगा यूपी में', 'onset'],
  ['when will monsoon reach vidarbha', 'onset'],
  ['monsoon kab khatam hoga', 'withdrawal'],
  ['monsoon aane se pehle kya taiyari', null],
  ['monsoon late three weeks', null],
  ['barsaat kab shuru hogi rajasthan me', 'onset'],
  ['when do the rains start in telangana', 'onset'],
  ['kal barish kab shuru hogi', null],
  ['dhan ki nursery kab dale monsoon se pehle', null],
])('"%s" asks of the monsoon: %s', (message, event) => {
  expect(readMonsoonQuestion(parseQuestion(message))).toBe(event)
})

test('a month ahead is beyond a forecast, and tomorrow is not', () => {
  expect(asksFarAhead(parseQuestion('agle mahine barish hogi kya'))).toBe(true)
  expect(asksFarAhead(parseQuestion('kal barish hogi kya nagpur me'))).toBe(false)
})

test.each([
  ['weather in punjab today', 'Punjab'],
  ['बिहार का मौसम', 'Bihar'],
  ['maharashtra me barish hogi kya kal', 'Maharashtra'],
])('the forecast of "%s" needs a town in %s', (message, ofState) => {
  expect(decideAlone(message)).toMatchObject({ kind: 'ask', missing: 'place', ofState })
})

test.each([
  ['weather in nashik maharashtra', 'nashik'],
  ['delhi weather', 'Delhi'],
])('"%s" is the weather of %s', (message, place) => {
  expect(decideAlone(message)).toMatchObject({ kind: 'look-up', intents: ['weather'], place })
})

test.each(['rajma ki kheti kis mausam me hoti hai', 'chana kis mausam ki fasal hai'])(
  'the season of a crop is no weather: "%s"',
  (message) => {
    const decision = decideAlone(message)
    expect(decision.kind === 'passages' && decision.passages[0]?.id).toMatch(/\/sowing$/)
  },
)

test.each(['when will monsoon reach vidarbha', 'मालवा में मानसून कब आएगा'])(
  'no town called like a region answers "%s"',
  (message) => {
    expect(decideAlone(message)).toMatchObject({ kind: 'ask', missing: 'place' })
  },
)
