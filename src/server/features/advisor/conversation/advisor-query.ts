import type { ChatTopic } from '#shared/advisor/advisor.constants.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { Found } from '../knowledge/advisor-passage-hit.policy.ts'
import type { Question } from '../understanding/advisor-question.policy.ts'
import type { PastMessage } from './advisor-history.service.ts'

/** A question with what is known of who asks it. */
export interface Asked {
  message: string
  topic: ChatTopic | undefined
  language: Language
  userId: string | null
  /** City and state of their profile, '' when unknown. */
  city: string
  state: string
  /** What was said before, oldest first. */
  past: readonly PastMessage[]
}

/** A question understood, and what was found for it. */
export interface Search {
  question: Question
  found: readonly Found[]
}
