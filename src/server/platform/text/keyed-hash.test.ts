import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameHash } from './keyed-hash.ts'

test('two hashes are equal only when all their characters are', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(isSameHash(a, a)).toBe(true)
      expect(isSameHash(a, b)).toBe(Buffer.from(a).equals(Buffer.from(b)))
    }),
  )
})
