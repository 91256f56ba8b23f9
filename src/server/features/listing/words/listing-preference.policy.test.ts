import { expect, test } from 'vitest'
import { preferenceOf } from './listing-preference.policy.ts'

const word = (listings: number, inNames: number) => ({ word: 'red', listings, inNames })
const described = (listings: number, inNames: number) =>
  preferenceOf(true, [], [], [{ lexemes: ['red'], known: [word(listings, inNames)] }])
const required = (listings: number, inNames: number) =>
  preferenceOf(false, [], [[word(listings, inNames)]], [])

test('a describing word counts wherever it stands, however common it is', () => {
  expect(described(50_000, 0).preferredAtMost).toBe(50_000)
  expect(described(50_000, 0).preferred).not.toBeNull()
})

test('of a common word those are read first that have it in their name, if they are not too few', () => {
  expect(required(20_000, 0).preferredAtMost).toBe(20_000)
  expect(required(20_001, 1000)).toEqual({ preferred: null, preferredAtMost: 0 })
  expect(required(20_001, 1001).preferredAtMost).toBe(1001)
  expect(required(0, 0)).toEqual({ preferred: null, preferredAtMost: 0 })
})
