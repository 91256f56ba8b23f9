import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perAcre, perAcreRange } from './acres.ts'

test('a hectare’s amount is about 2.47 times an acre’s, in figures that can be weighed', () => {
  expect([150, 120, 100, 40, 5, 1, 0.5, 33_000].map(perAcre)).toEqual([
    61, 49, 40, 16, 2, 0.4, 0.2, 13_350,
  ])
})

test('an amount per acre is never off by more than a tenth', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 1e6, noNaN: true }), (amount) => {
      expect(Math.abs(perAcre(amount) * 2.47105 - amount)).toBeLessThanOrEqual(amount * 0.13)
    }),
  )
})

test('a range stays a range', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e5, noNaN: true }), fc.nat(1000), (min, more) => {
      const range = perAcreRange({ min, max: min + more })
      expect(range.min).toBeLessThanOrEqual(range.max)
    }),
  )
})
