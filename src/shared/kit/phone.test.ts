import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Otp, Phone } from '#shared/auth/auth.schema.ts'
import { isIndianPhone, toNationalDigits, typedNationalDigits } from './phone.ts'

const national = fc.stringMatching(/^[1-9][0-9]{9}$/)

test('ten digits pass with or without +91, 91 or 0 before them', () => {
  fc.assert(
    fc.property(national, fc.constantFrom('', '+91', '+91 ', '91', '0'), (digits, prefix) => {
      expect(isIndianPhone(prefix + digits)).toBe(true)
    }),
  )
})

test('spaces, dots, brackets and hyphens between digits are ignored', () => {
  const gap = fc.constantFrom('', ' ', '-', '.')
  fc.assert(
    fc.property(national, gap, (digits, mark) => {
      expect(isIndianPhone([digits.slice(0, 5), digits.slice(5)].join(mark))).toBe(true)
    }),
  )
  expect(isIndianPhone('+91 (522) 234-5678')).toBe(true)
})

test.each([
  ['98765 43210', true],
  ['0522-2345678', true],
  ['(0522) 223-4567', true],
  ['()', false],
  ['+91 98765-43210', true],
  ['9876543210', true],
  ['', false],
  ['0000000000', false],
  ['987654321', false],
  ['98765432101', false],
  ['+1 202 555 0143', false],
  ['+929876543210', false],
  ['98765x3210', false],
  ['९८७६५४३२१०', false],
])('%s: %s', (text, expected) => {
  expect(isIndianPhone(text)).toBe(expected)
})

test('other numbers of digits are rejected', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[2-8][0-9]{0,8}$|^[2-8][0-9]{10,18}$/), (digits) => {
      expect(isIndianPhone(digits)).toBe(false)
    }),
  )
})

test('a phone for logging in is an Indian mobile number of ten digits that starts with 6 to 9', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 14 }), fc.stringMatching(/^[0-9]{8,12}$/)),
      (text) => {
        expect(Phone.safeParse(text).success).toBe(
          /^[6-9][0-9]{9}$/.test(text) && text.length === 10,
        )
      },
    ),
    { numRuns: 500 },
  )
})

test('a code is exactly six digits, and an invalid one has one error message', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 8 }), fc.stringMatching(/^[0-9]{5,7}$/)),
      (text) => {
        const parsed = Otp.safeParse(text)
        expect(parsed.success).toBe(/^[0-9]{6}$/.test(text) && text.length === 6)
        if (!parsed.success) expect(parsed.error.issues).toHaveLength(1)
      },
    ),
    { numRuns: 500 },
  )
})

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['\u202a+91 98765-43210\u202c', '9876543210'],
  ['0091 9876543210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['९८७६५ ४३२१०', '9876543210'],
  // Digits that may belong to the number stay, and other texts do not become numbers.
  ['9198765432', '9198765432'],
  ['0987654321', '0987654321'],
  ['98765432101', '98765432101'],
  ['98765abcde', '98765abcde'],
])('a number typed as "%s" is %s', (typed, digits) => {
  expect(toNationalDigits(typed)).toBe(digits)
})

/** What the field has after each key, when every key's result is the start of the next. */
const typeKeys = (keys: string) =>
  [...keys].reduce((value, key) => typedNationalDigits(value + key), '')

test('a number with any prefix and separators becomes its ten digits, typed key by key or pasted', () => {
  const mobile = fc.stringMatching(/^[6-9][0-9]{9}$/)
  const prefix = fc.constantFrom(
    '',
    '+91',
    '+91 ',
    '+91-',
    '0',
    '0091 ',
    '91 ',
    '+91 0',
    '+91 +91 ',
  )
  const gap = fc.constantFrom('', ' ', '-', '.')
  fc.assert(
    fc.property(mobile, prefix, gap, (digits, before, mark) => {
      const written = before + [digits.slice(0, 5), digits.slice(5)].join(mark)
      expect(typedNationalDigits(written)).toBe(digits)
      expect(typeKeys(written)).toBe(digits)
      expect(typedNationalDigits(digits)).toBe(digits)
    }),
  )
})

test.each([
  ['+', '+'],
  ['+9', '+9'],
  ['+91', ''],
  ['0', '0'],
  ['09', '9'],
  ['91', '91'],
  ['9198765432', '9198765432'],
  ['0522-2345678', '5222345678'],
  ['0000000000', '0000000000'],
  ['98765abcde', '98765abcde'],
  ['+1 202 555 0143', '+12025550143'],
])('the field shows "%s" as "%s"', (typed, shown) => {
  expect(typedNationalDigits(typed)).toBe(shown)
})
