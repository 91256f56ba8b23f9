import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskTail } from './user.policy.ts'

test('a mask shows the last four characters and never how long the rest is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w/-]{5,40}$/), (text) => {
      expect(maskTail(text)).toBe(`••••••••${text.slice(-4)}`)
    }),
  )
})

test('a mask of four characters or fewer shows none of them', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w/-]{1,4}$/), (text) => {
      expect(maskTail(text)).toBe('••••••••')
    }),
  )
})

test('an empty text has an empty mask', () => {
  expect([maskTail(null), maskTail('')]).toEqual(['', ''])
})
