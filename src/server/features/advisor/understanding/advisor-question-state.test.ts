import { expect, test } from 'vitest'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'

const stateOf = (message: string) =>
  advisorKnowledge().parseQuestion(message, undefined, new Date('2026-11-20T06:00:00Z')).state

test('a question is about the state that it names, or the first of several', () => {
  const [punjab, gujarat] = [stateOf('wheat in Punjab'), stateOf('wheat in Gujarat')]
  expect(punjab).toBe('Punjab')
  expect(gujarat).toBe('Gujarat')
  expect(stateOf('wheat in Punjab or Gujarat')).toBe(punjab)
  expect(stateOf('wheat sowing time')).toBeNull()
})
