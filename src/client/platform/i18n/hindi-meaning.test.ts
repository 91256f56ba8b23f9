import { expect, test } from 'vitest'
import { allHindi } from '#client/testing/hindi-files.ts'

test.each([
  // The sentence is also shown of orders and requests that were cancelled, declined or not answered.
  ['This order has ended and can no longer be changed.', /बंद हो चुका/],
  ['This request has ended and cannot be cancelled.', /बंद हो चुका/],
  ['What today’s weather favours', /कीट-रोगों का खतरा/],
  [
    'Zinc is short. Zinc sulphate 10 kg an acre (25 kg a hectare) in the soil, or a 0.5 % spray with 0.25 % lime.',
    /10 किलो प्रति एकड़ \(25 किलो प्रति हेक्टेयर\)/,
  ],
])('the Hindi of "%s" says the same', (sentence, pattern) => {
  expect(allHindi[sentence]).toMatch(pattern)
})
