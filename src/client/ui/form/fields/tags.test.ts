import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanTags } from './tags.ts'

test('tags are trimmed, without blanks and duplicates, and stay in order', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (typed) => {
      const tags = cleanTags(typed)
      expect(tags.every((tag) => tag !== '' && tag === tag.trim())).toBe(true)
      expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length)
      expect(cleanTags(tags)).toEqual(tags)
    }),
  )
  expect(cleanTags([' fresh', 'Fresh', '', 'local '])).toEqual(['fresh', 'local'])
})
