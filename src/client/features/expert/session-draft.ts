import { draftStore, textsOf } from '#client/platform/draft/draft-store.ts'
import { maxSessionQuestion } from '#shared/expert/expert.constants.ts'

/** What was typed and not sent, stored in this tab: it outlasts the login that visitors need first. */
export const sessionDraft = draftStore({
  key: 'expert-session-draft',
  storage: 'tab',
  parse: (values) => textsOf(values, maxSessionQuestion),
})
