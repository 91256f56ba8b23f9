import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runSteps } from '#server/platform/config/stepwise.ts'
import { isLowWeight, termsOf, wordsOf } from '#server/platform/text/farm-words.ts'
import { editDistance, soundKey } from '#server/platform/text/word-sounds.ts'
import { truncateAtSentence } from '../answer/advisor-answer.policy.ts'
import { answerLanguage } from '../answer/advisor-sentences.policy.ts'
import { createSecretGuard } from '../model/advisor-guard.policy.ts'
import { findPhrases, phraseIndexSteps } from './words/advisor-phrases.policy.ts'
import { tokenize } from './words/advisor-token.policy.ts'

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
  expect(isLowWeight('fasal')).toBe(true)
  expect(isLowWeight('soil')).toBe(false)
})

test('the longest name wins, in one word or two, and an ordinary word is no name by its sound', () => {
  const index = runSteps(
    phraseIndexSteps(
      [
        { id: 'chickpea', names: ['gram', 'chana', 'chickpea'] },
        { id: 'black-gram', names: ['black gram', 'urad'] },
        { id: 'onion', names: ['pyaz'] },
        { id: 'betel', names: ['paan'] },
      ],
      ({ folded }) => folded === 'पानी',
      undefined,
      '',
    ),
  )
  const ids = (text: string) => findPhrases(index, tokenize(text)).map(({ id }) => id)
  expect(ids('black gram wilt')).toEqual(['black-gram'])
  expect(ids('gram wilt')).toEqual(['chickpea'])
  expect(ids('chick pea and piyaj')).toEqual(['chickpea', 'onion'])
  expect(ids('पानी कब दें')).toEqual([])
})

test.each([
  ['pyaz', 'piyaj', 'प्याज़', 'piaj'],
  ['tamatar', 'tamaatar', 'टमाटर'],
  ['bhindi', 'bhendi', 'भिंडी'],
  ['sarson', 'sarso', 'सरसों'],
  ['gehun', 'gehoo', 'गेहूँ'],
])('%s and its spellings have one sound', (word, ...others) => {
  for (const other of others) expect(soundKey(other), other).toBe(soundKey(word))
})

test('the distance of two words counts slips, a swap as one, and stops at the limit', () => {
  expect(editDistance('wheet', 'wheat', 2)).toBe(1)
  expect(editDistance('onoin', 'onion', 2)).toBe(1)
  expect(editDistance('radish', 'wheat', 2)).toBe(3)
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

test('no two things that no page is about have one id, since it says what kind of thing they are', () => {
  const file = new URL('./lexicon/uncovered-things.json', import.meta.url)
  const byKind: Record<string, object> = JSON.parse(readFileSync(file, 'utf8'))
  const ids = Object.values(byKind).flatMap(Object.keys)
  expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([])
})
