import type { ChatQuery } from '#server/features/advisor/conversation/advisor-query.ts'
import { decide } from '#server/features/advisor/decision/advisor-decision.service.ts'
import { decideAlone } from '#server/features/advisor/evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '#server/features/advisor/knowledge/advisor-knowledge.service.ts'

/** A question of somebody without an address who has asked nothing before. */
export const visitorsQuery = (message: string): ChatQuery => ({
  message,
  topic: undefined,
  language: 'en',
  userId: null,
  city: '',
  state: '',
  place: null,
  past: [],
})

/** A question and what the advisor decides about it, once its knowledge is built. */
export function decidedFor(message: string) {
  const knowledge = advisorKnowledge()
  const question = knowledge.parseQuestion(message, undefined, new Date())
  return { question, decision: decide(knowledge, question, { home: '', previousCrop: null }) }
}

/** The ids of the texts that answer a question; for any other decision its kind. */
export function textsOf(question: string) {
  const decision = decideAlone(question)
  return decision.kind === 'passages' ? decision.passages.map(({ id }) => id) : decision.kind
}
