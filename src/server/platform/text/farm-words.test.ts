import { expect, test } from 'vitest'
import { clearTermCache, termsOf } from './farm-words.ts'

test('a word has the same terms when it is looked up again, and after what is stored of words is cleared', () => {
  const words = ['Tomatoes', 'टमाटर', 'the', 'कीड़े']
  const first = words.map((word) => [...termsOf(word)])
  expect(termsOf('Tomatoes')).toBe(termsOf('Tomatoes'))
  const stored = termsOf('Tomatoes')
  clearTermCache()
  expect(termsOf('Tomatoes')).not.toBe(stored)
  expect(words.map((word) => [...termsOf(word)])).toEqual(first)
  expect(first[0]?.length).toBeGreaterThan(0)
  expect(first[2]).toEqual([])
})
