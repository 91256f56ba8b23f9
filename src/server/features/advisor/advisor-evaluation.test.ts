import { expect, test } from 'vitest'
import { evaluateAdvisor } from './advisor-evaluation.service.ts'
import { advisorKnowledge } from './knowledge/advisor-knowledge.service.ts'
import { bannedPesticides } from './understanding/advisor-banned.data.ts'

test('nine in ten evaluation questions find their passage, and no question off topic is answered', () => {
  const { answerable, offTopic, topThreeShare } = evaluateAdvisor()
  expect(answerable.length).toBeGreaterThanOrEqual(60)
  expect(topThreeShare).toBeGreaterThanOrEqual(0.9)
  const answered = answerable.filter(({ isAnswered }) => isAnswered)
  expect(answered.length / answerable.length).toBeGreaterThan(0.9)
  expect(offTopic.filter(({ isAnswered }) => isAnswered).map(({ question }) => question)).toEqual(
    [],
  )
})

test('every passage has a unique id, text in both languages, and a source', () => {
  const { passages } = advisorKnowledge()
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length)
  for (const { id, text, title, sources } of passages) {
    expect(text.en, id).not.toMatch(/\p{Script=Devanagari}/u)
    expect(text.hi, id).toMatch(/\p{Script=Devanagari}/u)
    expect(title.hi, id).toMatch(/\p{Script=Devanagari}/u)
    if (!id.startsWith('tool/')) expect(sources.length, id).toBeGreaterThan(0)
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
    search(parseQuestion('tomato', topic, new Date()), 1)[0]?.passage.topics
  expect(first('Irrigation')).toContain('Irrigation')
})

test('a question about sowing now is answered for the current month in India', () => {
  const { parseQuestion, search } = advisorKnowledge()
  const ask = (message: string, day: string) =>
    search(parseQuestion(message, undefined, new Date(day)), 1)[0]?.passage.id
  expect(ask('what should I sow now?', '2026-11-20T00:00:00Z')).toBe('month/11')
  expect(ask('इस महीने क्या बोएं', '2026-06-30T20:00:00Z')).toBe('month/07')
})
