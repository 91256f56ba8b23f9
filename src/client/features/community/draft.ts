import { draftStore, textsOf } from '#client/platform/draft/draft-store.ts'

/** A draft of this tab, which outlasts the login before it can be sent. */
export const communityDraft = (name: string) =>
  draftStore({
    key: `community-draft:${name}`,
    storage: 'tab',
    parse: (values) => textsOf(values),
  })
