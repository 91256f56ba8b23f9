import type { ChatTopic } from '../../../shared/chat.constants.ts'
import type { Language } from '../../../shared/user.schema.ts'
import type { Found } from './chat-found.policy.ts'
import type { PastMessage } from './chat-history.service.ts'
import type { Question } from './chat-question.policy.ts'

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
