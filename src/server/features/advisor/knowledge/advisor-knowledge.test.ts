import { expect, test } from 'vitest'
import { withDosesPerAcre } from '#shared/kit/dose-per-acre.ts'
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

test('on no page do brackets that belong to a hectare follow a dose per acre', () => {
  const misplaced = advisorKnowledge().passages.flatMap(({ id, text }) =>
    (['en', 'hi'] as const)
      .filter((language) =>
        /(?:per acre|प्रति एकड़) [^()]*\) \(/.test(withDosesPerAcre(text[language], language)),
      )
      .map((language) => `${id} ${language}`),
  )
  expect(misplaced).toEqual([])
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

test('a search has the five likeliest passages, the likeliest first', () => {
  const { parseQuestion, search } = advisorKnowledge()
  const question = parseQuestion('yellow leaves of wheat', undefined, new Date())
  const passages = search(question)
  expect(passages).toHaveLength(5)
  expect(passages.map(({ score }) => score)).toEqual(
    passages.map(({ score }) => score).toSorted((a, b) => b - a),
  )
  expect(search(question, { limit: 2 })).toEqual(passages.slice(0, 2))
})

test('passages of the chosen topic rank higher', () => {
  const { parseQuestion, search } = advisorKnowledge()
  const first = (topic?: 'Organic Farming' | 'Irrigation') =>
    search(parseQuestion('tomato', topic, new Date()), { limit: 1 })[0]?.passage.topics
  expect(first('Irrigation')).toContain('Irrigation')
})

test.each([
  ['gobhi me sundi ki dawa', 'calendar/cauliflower/tobacco-caterpillar'],
  ['water for nursery', 'guide/nursery-rice'],
])('words that many questions have still count where they have a meaning: "%s"', (text, id) => {
  const { parseQuestion, search } = advisorKnowledge()
  const [first] = search(parseQuestion(text, undefined, new Date()))
  expect(first?.passage.id).toBe(id)
})
