import { expect, test } from 'vitest'
import { isFaint, termsOf, wordsOf } from '#server/platform/text/farm-words.ts'
import { answerLanguage, truncateAtSentence } from '../answer/advisor-sentences.policy.ts'
import { createSecretGuard } from '../model/advisor-guard.policy.ts'
import { createNameFinder } from './advisor-names.policy.ts'

test.each([
  ['गेहूँ', 'गेहूं', 'गेंहू', 'गेहू', 'गेहु'],
  ['हिन्दी', 'हिंदी', 'हिँदी'],
  ['सब्ज़ी', 'सब्जी'],
  ['फसल', 'फसलें', 'फसलों', 'फ़सल'],
  ['tomato', 'tomatoes', 'Tomatos'],
  ['variety', 'varieties'],
  ['weed', 'weeds', 'weeding', 'Weeded'],
])('spellings and inflections of %s have the same stem', (word, ...others) => {
  for (const other of others) expect(termsOf(other)[0]).toBe(termsOf(word)[0])
})

test('synonyms in English, Hindi and Hindi in Latin letters share a term', () => {
  for (const word of ['irrigation', 'सिंचाई', 'sinchai', 'paani', 'watering']) {
    expect(termsOf(word)).toContain('=water')
  }
})

test('question words are dropped, and words that nearly all questions contain have a low weight', () => {
  expect(wordsOf('How do I get the best soil?')).toEqual(['soil'])
  expect(wordsOf('गेहूँ में कितनी खाद डालें?')).toEqual(['गेहूँ', 'खाद'])
  expect(isFaint('fasal')).toBe(true)
  expect(isFaint('soil')).toBe(false)
})

test('the longest name wins, and a misspelt name is found unless it is a known word', () => {
  const find = createNameFinder(
    [
      { id: 'chickpea', names: ['gram', 'chana'] },
      { id: 'black-gram', names: ['black gram', 'urad'] },
      { id: 'potato', names: ['potato'] },
    ],
    (stem) => stem === 'potable',
  )
  const ids = (text: string) => find(wordsOf(text)).map(({ id }) => id)
  expect(ids('black gram wilt')).toEqual(['black-gram'])
  expect(ids('gram wilt')).toEqual(['chickpea'])
  expect(ids('potatoe and urad')).toEqual(['black-gram', 'potato'])
  expect(ids('my bitter friend')).toEqual([])
})

test('the answer is in Hindi to a question in Devanagari, else in the language of the page', () => {
  expect(answerLanguage('गेहूँ', 'en')).toBe('hi')
  expect(answerLanguage('gehu', 'hi')).toBe('hi')
  expect(answerLanguage('wheat', undefined)).toBe('en')
})

test('a long text is cut at the end of a sentence', () => {
  expect(truncateAtSentence('One sentence. Another one. And a third that is long', 40)).toBe(
    'One sentence. Another one.',
  )
})

test('the guard withholds text that may become a secret, and passes the rest in order', () => {
  const guard = createSecretGuard(['sk-123'], 20)
  expect(guard.push('price: s')).toBe('price: ')
  expect(guard.push('k-')).toBe('')
  expect(guard.push('y')).toBe('sk-y')
  expect(() => guard.push('sk-123')).toThrow()
  const short = createSecretGuard([], 5)
  expect(short.push('123456789')).toBe('12345')
  expect(short.isFull).toBe(true)
})
