import type { ChatTopic } from '#shared/advisor/advisor.constants.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { PassageHit } from '../knowledge/advisor-passage-hit.policy.ts'
import type { Question } from '../understanding/advisor-question.policy.ts'
import type { PastMessage } from './advisor-history.service.ts'

/** A message to the advisor, with what is known about the user who sent it. */
export interface ChatQuery {
  message: string
  topic: ChatTopic | undefined
  language: Language
  userId: string | null
  /** The city in the user's profile, '' when unknown. */
  city: string
  /** The state in the user's profile, '' when unknown. */
  state: string
  /** The last messages of the conversation, oldest first. */
  past: readonly PastMessage[]
}

/** A parsed question and the passages that match it, best first. */
export interface PassageSearch {
  question: Question
  hits: readonly PassageHit[]
}
