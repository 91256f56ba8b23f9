import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPrivateNumbers, languageOfText, tidyText, tidyTitle } from './community.ts'

test.each([
  ['Call me on 9876543210', ['phone']],
  ['+91 98765 43210 is mine', ['phone']],
  ['मेरा नंबर ९८७६५४३२१० है', ['phone']],
  ['098765-43210', ['phone']],
  // The check digit is valid; it is an example number that belongs to nobody.
  ['Aadhaar 2341 2341 2346', ['aadhaar']],
  ['9876543210, 2341-2341-2346', ['phone', 'aadhaar']],
  ['2341 2341 2345', []],
  ['120 kg urea on 2 acres, sown 15-11-2026', []],
  ['₹2,400 a quintal, 110022', []],
  ['1234567890', []],
  ['12345678901234567890', []],
  ['', []],
])('%j contains the private numbers %j', (text, expected) => {
  expect(findPrivateNumbers(text)).toEqual(expected)
})

test('any mobile number is found, however it is grouped', () => {
  const digits = fc.stringMatching(/^[6-9]\d{9}$/)
  const separators = fc.array(fc.constantFrom('', ' ', '-', '.'), { minLength: 9, maxLength: 9 })
  fc.assert(
    fc.property(digits, separators, fc.constantFrom('', '+91 ', '0'), (number, gaps, before) => {
      const written = [...number].map((digit, i) => digit + (gaps[i] ?? '')).join('')
      expect(findPrivateNumbers(`Ring ${before}${written} today`)).not.toEqual([])
    }),
  )
})

test('tidying preserves words and lines, removes invisible characters, and is idempotent', () => {
  expect(tidyText(' a  b \r\n\r\n\r\n\r\nc\u202e\u0007d ')).toBe('a  b\n\ncd')
  expect(tidyTitle(' a \n b\t c ')).toBe('a b c')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const tidy = tidyText(text)
      expect(tidyText(tidy)).toBe(tidy)
      expect(tidy.length).toBeLessThanOrEqual(text.length)
    }),
  )
})

test('the language of a text is that of most of its letters', () => {
  expect(languageOfText('गेहूं में urea कब दें?')).toBe('hi')
  expect(languageOfText('What is कीट?')).toBe('en')
  expect(languageOfText('2026')).toBe('en')
})
