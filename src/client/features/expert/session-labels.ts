import type { English } from '#client/platform/i18n/texts.ts'
import type { StatusTone } from '#client/ui/status-badge.tsx'
import type { DayPart, SessionStatus } from '#shared/expert/expert.constants.ts'
import type { ExpertSessionView } from '#shared/expert/expert.schema.ts'

export const dayPartTexts: Record<DayPart, { label: English; title: English }> = {
  morning: { label: 'Morning (8 to 12)', title: 'in the morning' },
  afternoon: { label: 'Afternoon (12 to 4)', title: 'in the afternoon' },
  evening: { label: 'Evening (4 to 8)', title: 'in the evening' },
}

export type SessionStage = SessionStatus | 'past'

/** The status of a request today. */
export const stageOf = ({ status, isPast }: ExpertSessionView): SessionStage =>
  isPast && (status === 'requested' || status === 'confirmed') ? 'past' : status

interface StageText {
  label: English
  tone: StatusTone
  /** What happens next. */
  text: English
}

export const stageTexts: Record<SessionStage, StageText> = {
  requested: {
    label: 'Waiting for confirmation',
    tone: 'waiting',
    text: 'We are looking for an expert who is free. If we find one, they will call you on {{phone}}. The call is not fixed until the status is “Confirmed”.',
  },
  confirmed: {
    label: 'Confirmed',
    tone: 'moving',
    text: 'An expert will call you on {{phone}} on that day. Keep your phone near you.',
  },
  declined: {
    label: 'Not possible',
    tone: 'ended',
    text: 'No expert is available. Choose another day, or call the Kisan Call Centre at 1800-180-1551.',
  },
  cancelled: { label: 'Cancelled', tone: 'ended', text: 'You cancelled this request.' },
  past: { label: 'Past', tone: 'ended', text: 'The day of this session has passed.' },
}

/** Says plainly that nobody confirmed the request in time. */
export const unconfirmedText =
  'The day passed and nobody confirmed the session. We are sorry. Choose another day, or call the Kisan Call Centre at 1800-180-1551.'
