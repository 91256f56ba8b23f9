import { expect, test } from 'vitest'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { likelyProblem } from './advisor-problem-decision.policy.ts'

test('signs tell a likely problem, but not where a question asks for a time or an amount', () => {
  const knowledge = advisorKnowledge()
  const question = {
    ...knowledge.parseQuestion('black whip comes out of my sugarcane', undefined, new Date()),
    asksWhen: false,
    asksHowMuch: false,
  }
  expect(likelyProblem(knowledge, question, 'sugarcane')).not.toBeNull()
  expect(likelyProblem(knowledge, { ...question, asksWhen: true }, 'sugarcane')).toBeNull()
  expect(likelyProblem(knowledge, { ...question, asksHowMuch: true }, 'sugarcane')).toBeNull()
})
