import type { English } from '#client/platform/i18n/texts.ts'
import type {
  CommunitySort,
  CommunityTopic,
  ReportReason,
} from '#shared/community/community.constants.ts'

export const topicNames: Record<CommunityTopic, { label: English }> = {
  crops: { label: 'Crops' },
  health: { label: 'Pests and disease' },
  soil: { label: 'Soil and water' },
  machines: { label: 'Machines' },
  market: { label: 'Market' },
  other: { label: 'Other' },
}

export const sortNames: Record<CommunitySort, { label: English }> = {
  newest: { label: 'Newest' },
  unanswered: { label: 'Unanswered' },
  helpful: { label: 'Most helpful' },
}

export const reasonNames: Record<ReportReason, { label: English }> = {
  spam: { label: 'Advertising or spam' },
  abuse: { label: 'Abuse or insult' },
  dangerous: { label: 'Wrong or dangerous advice' },
  other: { label: 'Something else' },
}
