import { expect, test } from 'vitest'
import { bannedPesticides } from '../understanding/advisor-banned.data.ts'
import { advisorKnowledge } from './advisor-knowledge.service.ts'

test('every passage has a unique id, text in both languages, and a source', () => {
  const { passages } = advisorKnowledge()
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length)
  for (const { id, text, title, sources } of passages) {
    expect(text.en, id).not.toMatch(/\p{Script=Devanagari}/u)
    expect(text.hi, id).toMatch(/\p{Script=Devanagari}/u)
    expect(title.hi, id).toMatch(/\p{Script=Devanagari}/u)
    expect(sources.length, id).toBeGreaterThan(0)
  }
})

test('only the guide about banned pesticides names one', () => {
  const { passages } = advisorKnowledge()
  const named = passages.filter(({ id, text }) => {
    const words = new Set(`${text.en} ${text.hi}`.toLowerCase().split(/[^\p{L}\p{M}]+/u))
    return (
      id !== 'guide/banned-pesticides' &&
      bannedPesticides.some((name) => words.has(name.toLowerCase()))
    )
  })
  expect(named.map(({ id }) => id)).toEqual([])
})

test('passages of the chosen topic rank higher', () => {
  const { parseQuestion, search } = advisorKnowledge()
  const first = (topic?: 'Organic Farming' | 'Irrigation') =>
    search(parseQuestion('tomato', topic, new Date()), { limit: 1 })[0]?.passage.topics
  expect(first('Irrigation')).toContain('Irrigation')
})
