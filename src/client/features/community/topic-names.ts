import type {
  CommunitySort,
  CommunityTopic,
  ReportReason,
} from '#shared/community/community.constants.ts'

/** In English; translated where they are shown. */
export const topicNames: Record<CommunityTopic, { label: string }> = {
  crops: { label: 'Crops' },
  health: { label: 'Pests and disease' },
  soil: { label: 'Soil and water' },
  machines: { label: 'Machines' },
  market: { label: 'Market' },
  other: { label: 'Other' },
}

export const sortNames: Record<CommunitySort, { label: string }> = {
  newest: { label: 'Newest' },
  unanswered: { label: 'Unanswered' },
  helpful: { label: 'Most helpful' },
}

export const reasonNames: Record<ReportReason, { label: string }> = {
  spam: { label: 'Advertising or spam' },
  abuse: { label: 'Abuse or insult' },
  dangerous: { label: 'Wrong or dangerous advice' },
  other: { label: 'Something else' },
}
