import { expect, test } from 'vitest'
import { combineWordGroups, prefixPattern, undoTypos } from './listing-words.policy.ts'

test('swapped letters and extra letters are corrected', () => {
  expect(undoTypos('onoin')).toContain('onion')
  expect(undoTypos('wheaat')).toContain('wheat')
  expect(undoTypos('aa')).toEqual(['a'])
  expect(undoTypos('x')).toEqual([])
})

test('a search requires one word of each group, and its rarest group limits the matches', () => {
  const tomato = { word: 'tomato', listings: 90 }
  const search = combineWordGroups(
    [[tomato, { word: "o'n\\", listings: 5 }], [{ word: 'x', listings: 10 }]],
    100,
  )
  expect(search).toEqual({
    tsquery: "('tomato' | 'o''n\\\\') & ('x')",
    atMost: 10,
    expected: 9.5,
  })
  expect(combineWordGroups([[tomato], []], 100)).toBeNull()
})

test('wildcards in a prefix stand for themselves', () => {
  expect(prefixPattern('50%_\\')).toBe('50\\%\\_\\\\%')
})
