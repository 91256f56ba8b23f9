import { expect, test } from 'vitest'
import { chooseLanguage } from './request-language.ts'

test('the address decides the language, then the stored choice, then the browser’s preference', () => {
  const signs = { search: '?lang=en', cookie: 'a=b; language=hi', acceptLanguage: 'hi-IN,en' }
  expect(chooseLanguage(signs)).toBe('en')
  expect(chooseLanguage({ ...signs, search: '' })).toBe('hi')
  expect(chooseLanguage({ search: '?lang=fr', cookie: 'language=xx', acceptLanguage: 'hi' })).toBe(
    'hi',
  )
  expect(chooseLanguage({ search: '', cookie: undefined, acceptLanguage: 'en-IN, hi' })).toBe('en')
  expect(chooseLanguage({ search: '', cookie: 'mylanguage=hi', acceptLanguage: undefined })).toBe(
    'en',
  )
})
