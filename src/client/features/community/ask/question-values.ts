import { findValue } from '#client/ui/list/address-codec.ts'
import { type CommunityTopic, communityTopics } from '#shared/community/community.constants.ts'
import { indianStates } from '#shared/kit/places.ts'

/** Converts the form's values to the contract's input. */
export const asQuestion = (values: {
  title: string
  body: string
  topic: string
  crop: string
  state: string
}) => ({
  ...values,
  topic: findValue(communityTopics, values.topic) ?? ('other' satisfies CommunityTopic),
  state: findValue(indianStates, values.state) ?? ('' as const),
})
