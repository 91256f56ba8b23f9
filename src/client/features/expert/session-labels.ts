import type { DayPart, SessionStatus } from '#shared/expert/expert.constants.ts'
import type { ExpertSessionView } from '#shared/expert/expert.schema.ts'

/** Times of the day, in English. */
export const dayPartTexts: Record<DayPart, { label: string; title: string }> = {
  morning: { label: 'Morning (8 to 12)', title: 'in the morning' },
  afternoon: { label: 'Afternoon (12 to 4)', title: 'in the afternoon' },
  evening: { label: 'Evening (4 to 8)', title: 'in the evening' },
}

export type SessionStage = SessionStatus | 'past'

/** Where a request stands today. */
export const stageOf = ({ status, isPast }: ExpertSessionView): SessionStage =>
  isPast && (status === 'requested' || status === 'confirmed') ? 'past' : status

interface StageText {
  label: string
  color: string
  /** What happens next. */
  text: string
}

/** A request's stage in English; of those that are past, see `pastText`. */
export const stageTexts: Record<SessionStage, StageText> = {
  requested: {
    label: 'Waiting for confirmation',
    color: 'turmeric',
    text: 'We look for an expert who has time. If one has, they call you on {{phone}}. Until it says “Confirmed” here, nothing is fixed.',
  },
  confirmed: {
    label: 'Confirmed',
    color: 'leaf',
    text: 'An expert calls you on {{phone}} on that day. Keep the phone near you.',
  },
  declined: {
    label: 'Not possible',
    color: 'red',
    text: 'No expert can take this. Ask for another day, or call the Kisan Call Centre at 1800-180-1551.',
  },
  cancelled: { label: 'Cancelled', color: 'gray', text: 'You took this request back.' },
  past: { label: 'Past', color: 'gray', text: 'The day of this session is over.' },
}

/** Nobody confirmed it in time: that is said plainly. */
export const missedText =
  'The day passed and nobody confirmed it. We are sorry. Ask for another day, or call the Kisan Call Centre at 1800-180-1551.'
