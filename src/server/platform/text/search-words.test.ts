import { expect, test } from 'vitest'
import { splitSearchWords } from './search-words.ts'

test('words are split at punctuation, and Hindi vowel signs belong to words', () => {
  expect(splitSearchWords('tomato-nashik, 5kg (ताज़ा)!')).toEqual([
    'tomato',
    'nashik',
    '5kg',
    'ताज़ा',
  ])
  expect(splitSearchWords('a '.repeat(50))).toHaveLength(10)
})
