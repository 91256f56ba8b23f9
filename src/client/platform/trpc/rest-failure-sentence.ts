import type { English } from '#client/platform/i18n/texts.ts'
import { RestRefused } from '#client/platform/session/rest-refusal.ts'
import { unreachableSentence } from './failure-sentence.ts'

/** What to tell the user about a failed request outside tRPC, in English. */
export const restFailureSentence = (error: unknown): English =>
  error instanceof RestRefused ? error.message : unreachableSentence
