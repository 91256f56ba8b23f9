import { expect, test } from 'vitest'
import { evaluateAdvisor } from './advisor-evaluation.service.ts'
import { knowledge } from './knowledge/advisor-knowledge.service.ts'
import { bannedPesticides } from './understanding/advisor-banned.data.ts'

test('of the fixed questions nine in ten find their passage, and none off topic is answered', () => {
  const { known, unknown, share } = evaluateAdvisor()
  expect(known.length).toBeGreaterThanOrEqual(60)
  expect(share).toBeGreaterThanOrEqual(0.9)
  expect(known.filter(({ isAnswered }) => isAnswered).length / known.length).toBeGreaterThan(0.9)
  expect(unknown.filter(({ isRefused }) => !isRefused).map(({ ask }) => ask)).toEqual([])
})

test('every passage has both languages, a source, and a name of its own', () => {
  const { passages } = knowledge()
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length)
  for (const { id, text, title, sources } of passages) {
    expect(text.en, id).not.toMatch(/\p{Script=Devanagari}/u)
    expect(text.hi, id).toMatch(/\p{Script=Devanagari}/u)
    expect(title.hi, id).toMatch(/\p{Script=Devanagari}/u)
    if (!id.startsWith('tool/')) expect(sources.length, id).toBeGreaterThan(0)
  }
})

test('no passage but the one that warns of them names a banned pesticide', () => {
  const { passages } = knowledge()
  const named = passages.filter(({ id, text }) => {
    const words = new Set(`${text.en} ${text.hi}`.toLowerCase().split(/[^\p{L}\p{M}]+/u))
    return (
      id !== 'guide/banned-pesticides' &&
      bannedPesticides.some((name) => words.has(name.toLowerCase()))
    )
  })
  expect(named.map(({ id }) => id)).toEqual([])
})

test('a topic that the person chose brings its passages forward', () => {
  const { understand, search } = knowledge()
  const first = (topic?: 'Organic Farming' | 'Irrigation') =>
    search(understand('tomato', topic, new Date()), 1)[0]?.passage.topics
  expect(first('Irrigation')).toContain('Irrigation')
})

test('what to sow now is answered for the month of the day', () => {
  const { understand, search } = knowledge()
  const ask = (message: string, day: string) =>
    search(understand(message, undefined, new Date(day)), 1)[0]?.passage.id
  expect(ask('what should I sow now?', '2026-11-20T00:00:00Z')).toBe('month/11')
  expect(ask('इस महीने क्या बोएं', '2026-06-30T20:00:00Z')).toBe('month/07')
})
