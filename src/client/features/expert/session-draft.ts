import { draftStore, textsOf } from '#client/platform/storage/draft-store.ts'
import { maxSessionQuestion } from '#shared/expert/expert.constants.ts'

/** What a visitor typed before the login, stored in this tab. */
export const sessionDraft = draftStore({
  key: 'expert-session-draft',
  storage: 'tab',
  parse: (values) => textsOf(values, maxSessionQuestion),
})
