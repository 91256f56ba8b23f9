import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { fieldErrorOf } from './field-rules.ts'
import type { FieldSpec } from './field-types.ts'

const fieldError = (field: FieldSpec, value: unknown, others: Record<string, unknown> = {}) =>
  fieldErrorOf(field, value, (name) => others[name])

test('a missing value is an error with the field’s label and "is required"', () => {
  for (const type of ['text', 'email', 'url', 'tel', 'date', 'textarea', 'tags'] as const) {
    for (const value of ['', '   ', undefined, null, []]) {
      expect(fieldError({ name: 'a', label: 'Thing', type, required: true }, value)).toBe(
        'Thing is required',
      )
    }
  }
})

test('a missing value of a multiselect is the error "This field is required"', () => {
  const field = { name: 'a', label: 'Crops', type: 'multiselect', options: ['x'] } as const
  expect(fieldError({ ...field, required: true }, [])).toBe('This field is required')
  expect(fieldError({ ...field, required: true }, ['x'])).toBeNull()
})

test('a sentence in the field replaces "is required"', () => {
  const field = { name: 'a', label: 'Subject', type: 'text', required: 'Please select a subject' }
  expect(fieldError(field as FieldSpec, '')).toBe('Please select a subject')
})

test('a text that is too short or too long is an error', () => {
  const field: FieldSpec = { name: 'a', label: 'Note', type: 'text', minLength: 3, maxLength: 6 }
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 12 }), (text) => {
      fc.pre(text.trim() !== '')
      const expected =
        text.length < 3
          ? 'Note must be at least 3 characters long'
          : text.length > 6
            ? 'Note cannot exceed 6 characters'
            : null
      expect(fieldError(field, text)).toBe(expected)
    }),
  )
})

test('every calendar day is a date, and no other text is', () => {
  const field: FieldSpec = { name: 'a', label: 'Day', type: 'date' }
  const day = fc.date({
    min: new Date('1000-01-01'),
    max: new Date('9999-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(day, (date) => {
      expect(fieldError(field, date.toISOString().slice(0, 10))).toBeNull()
    }),
  )
  for (const text of [
    '2026-02-30',
    '2026-13-01',
    '26-1-1',
    '01/02/2026',
    'tomorrow',
    '2026-01-01T00:00',
  ]) {
    expect(fieldError(field, text)).toBe('Day must be a date (YYYY-MM-DD)')
  }
})

test('times are HH:MM and instants YYYY-MM-DDTHH:MM', () => {
  const minute = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }))
  const two = (value: number) => String(value).padStart(2, '0')
  fc.assert(
    fc.property(minute, ([hours, minutes]) => {
      const isTime = hours < 24 && minutes < 60
      const text = `${two(hours)}:${two(minutes)}`
      expect(fieldError({ name: 'a', label: 'At', type: 'time' }, text) === null).toBe(isTime)
      const both = fieldError({ name: 'a', label: 'At', type: 'datetime' }, `2026-11-20T${text}`)
      expect(both === null).toBe(isTime)
    }),
  )
})

test('a telephone number has 10 to 15 digits, with any separators', () => {
  const field: FieldSpec = { name: 'a', label: 'Phone', type: 'tel' }
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,20}$/), (digits) => {
      const isTel = digits.length >= 10 && digits.length <= 15
      expect(fieldError(field, digits) === null).toBe(isTel)
      expect(fieldError(field, `+${digits.split('').join(' ')}`) === null).toBe(isTel)
    }),
  )
  expect(fieldError(field, '98765abc43210')).toBe('Phone must have 10–15 digits')
})

test('URLs and email addresses are recognised', () => {
  const url: FieldSpec = { name: 'a', label: 'Site', type: 'url' }
  expect(fieldError(url, 'https://example.org/a?b')).toBeNull()
  for (const text of ['example.org', 'javascript:alert(1)', 'http://', 'ftp://example.org']) {
    expect(fieldError(url, text)).toBe('Invalid URL')
  }
  const email: FieldSpec = { name: 'a', label: 'Email', type: 'email' }
  fc.assert(
    fc.property(fc.emailAddress(), (text) => {
      expect(fieldError(email, text)).toBeNull()
    }),
  )
  for (const text of ['a', 'a@b', '@b.in', 'a b@c.in', 'a@b..in']) {
    expect(fieldError(email, text)).toBe('Invalid email address')
  }
})

test('a password needs four kinds of characters and must not be a common one', () => {
  const field: FieldSpec = { name: 'a', label: 'Password', type: 'password' }
  expect(commonPasswords).toHaveLength(16)
  expect(new Set(commonPasswords).size).toBe(16)
  for (const text of commonPasswords) {
    expect(fieldError(field, text.toUpperCase())).toBe('Password is too common')
  }
  expect(fieldError(field, 'abc1!')).toBe('Password must have an upper case letter')
  expect(fieldError(field, 'ABC1!')).toBe('Password must have a lower case letter')
  expect(fieldError(field, 'Abcd!')).toBe('Password must have a number')
  expect(fieldError(field, 'Abcd1')).toBe('Password must have a special character')
  expect(fieldError(field, 'Kisan@2031')).toBeNull()
})

test('a field that does not match the other one is an error', () => {
  const field: FieldSpec = { name: 'b', label: 'Again', type: 'password', matchField: 'a' }
  expect(fieldError(field, 'Kisan@2031', { a: 'Kisan@2032' })).toBe('Passwords do not match')
  expect(fieldError(field, '', { a: 'Kisan@2032' })).toBe('Passwords do not match')
  expect(fieldError(field, 'Kisan@2031', { a: 'Kisan@2031' })).toBeNull()
})

test('a number out of bounds is an error', () => {
  const field: FieldSpec = {
    name: 'a',
    label: 'Acres',
    type: 'number',
    min: 1,
    max: 9,
    isWhole: true,
  }
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 20 }), (value) => {
      const expected =
        value < 1 ? 'Acres must be at least 1' : value > 9 ? 'Acres cannot exceed 9' : null
      expect(fieldError(field, value)).toBe(expected)
    }),
  )
  expect(fieldError(field, 1.5)).toBe('Acres must be a whole number')
  expect(fieldError(field, Number.NaN)).toBe('Acres must be a number')
})

test('no value of any kind makes a rule throw', () => {
  const types = [
    'text',
    'email',
    'url',
    'tel',
    'date',
    'time',
    'datetime',
    'password',
    'number',
  ] as const
  fc.assert(
    fc.property(fc.constantFrom(...types), fc.anything(), (type, value) => {
      const said = fieldError({ name: 'a', label: 'A', type, required: true }, value)
      expect(said === null || said.length > 0).toBe(true)
    }),
  )
})
