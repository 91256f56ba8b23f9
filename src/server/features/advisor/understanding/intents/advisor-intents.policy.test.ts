import { expect, test } from 'vitest'
import { advisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import { readIntents } from './advisor-intents.policy.ts'
import { placeOfPriceQuestion } from './advisor-places.policy.ts'

const day = new Date('2026-11-20T06:00:00Z')
const parseQuestion = (message: string) => advisorKnowledge().parseQuestion(message, undefined, day)

test.each(['show my listings', 'my listings', 'meri listing dikhao', 'मेरी लिस्टिंग दिखाओ'])(
  '"%s" asks for the own listings',
  (message) => {
    expect(readIntents(parseQuestion(message))).toEqual(['ownListings'])
  },
)

test('who wants to sell more asks for something other than the own listings', () => {
  expect(readIntents(parseQuestion('show my listings to sell'))).toEqual(['selling'])
})

test.each([
  ['onion price kasganj', 'kasganj'],
  ['aloo ka bhav ghatampura', 'ghatampura'],
  ['wheat bhav fatehganj', 'fatehganj'],
  ['onion price today', ''],
])('"%s" asks for prices at "%s", also where no list has that town', (message, place) => {
  expect(placeOfPriceQuestion(parseQuestion(message))).toBe(place)
})
