import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aadhaarDigits, isAadhaar } from './aadhaar.ts'

const checkDigits = (first11: string) =>
  [...'0123456789'].filter((digit) => isAadhaar(first11 + digit))

/** A valid number with any first eleven digits. */
const aadhaar = fc
  .stringMatching(/^[2-9][0-9]{10}$/)
  .map((first11) => first11 + (checkDigits(first11)[0] ?? '?'))

test.each(['234123412346', '2341 2341 2346', '2341-2341-2346', '999941057058'])(
  'a published test number is valid: %s',
  (text) => {
    expect(isAadhaar(text)).toBe(true)
  },
)

test('any eleven digits have exactly one valid check digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[2-9][0-9]{10}$/), (first11) => {
      expect(checkDigits(first11)).toHaveLength(1)
    }),
  )
})

test('every single wrong digit is detected', () => {
  fc.assert(
    fc.property(aadhaar, fc.nat(11), fc.nat(9), (text, at, digit) => {
      fc.pre(text[at] !== String(digit))
      expect(isAadhaar(text.slice(0, at) + digit + text.slice(at + 1))).toBe(false)
    }),
    { numRuns: 1000 },
  )
})

test('every swap of two adjacent digits is detected', () => {
  fc.assert(
    fc.property(aadhaar, fc.nat(10), (text, at) => {
      const [a, b] = [text[at] ?? '', text[at + 1] ?? '']
      fc.pre(a !== b)
      expect(isAadhaar(text.slice(0, at) + b + a + text.slice(at + 2))).toBe(false)
    }),
    { numRuns: 1000 },
  )
})

test('spaces and hyphens are ignored', () => {
  fc.assert(
    fc.property(aadhaar, fc.constantFrom(' ', '-', ''), (text, gap) => {
      const grouped = [text.slice(0, 4), text.slice(4, 8), text.slice(8)].join(gap)
      expect(isAadhaar(grouped)).toBe(true)
      expect(aadhaarDigits(grouped)).toBe(text)
    }),
  )
})

test.each([
  '',
  '23412341234',
  '2341234123461',
  '034123412346',
  '1'.repeat(12),
  'abcdabcdabcd',
  '२३४१२३४१२३४६',
])('a text that is not twelve digits starting with 2 to 9 is invalid: %j', (text) => {
  expect(isAadhaar(text)).toBe(false)
})

test('no text causes an exception', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => typeof isAadhaar(text) === 'boolean'),
  )
})
