import { type CommunityTopic, communityTopics } from '#shared/community/community.constants.ts'
import { indianStates } from '#shared/kit/places.ts'
import { oneOf } from '../community-address.ts'

/** Converts the form's values to the contract's input. */
export const asQuestion = (values: {
  title: string
  body: string
  topic: string
  crop: string
  state: string
}) => ({
  ...values,
  topic: oneOf(communityTopics, values.topic) ?? ('other' satisfies CommunityTopic),
  state: oneOf(indianStates, values.state) ?? ('' as const),
})
