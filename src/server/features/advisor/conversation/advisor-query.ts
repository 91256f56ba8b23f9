import type { ChatTopic } from '#shared/advisor/advisor.constants.ts'
import type { ChatPlace } from '#shared/advisor/advisor.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { Decision } from '../decision/outcome/advisor-decision.ts'
import type { Question } from '../understanding/advisor-question.ts'
import type { PastMessage } from './advisor-history.service.ts'

/** A message to the advisor, with what is known about the user who sent it. */
export interface ChatQuery {
  message: string
  topic: ChatTopic | undefined
  language: Language
  userId: string | null
  /** The city of the question's place or of the user's profile, '' when unknown. */
  city: string
  /** Its state, '' when unknown. */
  state: string
  /** The place that came with the question; it goes before the profile's. Null for none. */
  place: ChatPlace | null
  /** The last messages of the conversation, oldest first. */
  past: readonly PastMessage[]
}

/** A parsed question and what was decided about it. */
export interface DecidedQuestion {
  question: Question
  decision: Decision
}
