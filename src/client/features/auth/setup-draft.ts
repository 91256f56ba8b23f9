import { draftStore, textsOf } from '#client/platform/draft/draft-store.ts'
import { type Activity, activities } from '#shared/user/activity.ts'

const isActivity = (value: unknown): value is Activity => activities.some((each) => each === value)

/** What was entered after a sign-up and not sent: a cheap phone loads the page anew when its owner comes back from the SMS. */
export const setupDraft = draftStore({
  key: 'setup-draft',
  storage: 'tab',
  parse: (value) => ({
    ...textsOf(value, 100),
    ...('activities' in value &&
      Array.isArray(value.activities) && { activities: value.activities.filter(isActivity) }),
  }),
})
