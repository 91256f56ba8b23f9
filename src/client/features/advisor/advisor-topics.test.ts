import { expect, test } from 'vitest'
import { chatTopics } from '#shared/advisor/advisor.constants.ts'
import { suggestions, suggestionsFor } from './advisor-topics.ts'

const all = suggestions.map(({ text }) => text)

test('there are six suggestions, all different, and All Topics shows them all', () => {
  expect(new Set(all).size).toBe(6)
  expect(suggestionsFor(null)).toEqual(all)
})

test('each topic has some suggestions, but not all', () => {
  const subsets = chatTopics.map((topic) => suggestionsFor(topic))
  for (const subset of subsets) {
    expect(subset.length).toBeGreaterThan(0)
    expect(subset.length).toBeLessThan(all.length)
  }
  expect(new Set(subsets.map((subset) => subset.join())).size).toBe(chatTopics.length)
})

test('every suggestion belongs to a topic', () => {
  const matches = new Set(chatTopics.flatMap((topic) => suggestionsFor(topic)))
  expect([...matches].sort()).toEqual([...all].sort())
})
