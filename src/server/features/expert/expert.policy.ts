import {
  type ExpertField,
  maxDaysAhead,
  maxOpenSessions,
  type SessionStatus,
} from '#shared/expert/expert.constants.ts'
import { daysBetween } from '#shared/kit/india-day.ts'

/** Whether a session can be requested for a day; both dates are YYYY-MM-DD by India's calendar. */
export function isBookableDay(day: string, today: string): boolean {
  const ahead = daysBetween(today, day)
  return ahead >= 1 && ahead <= maxDaysAhead
}

export const openStatuses: readonly SessionStatus[] = ['requested', 'confirmed']

interface SessionState {
  status: SessionStatus
  /** Whether its day has passed in India. */
  isPast: boolean
}

/** The decisions that an operator can make about a request; a past day cannot be confirmed. */
export function allowedDecisions({ status, isPast }: SessionState): ('confirm' | 'decline')[] {
  if (status === 'requested') return isPast ? ['decline'] : ['confirm', 'decline']
  return status === 'confirmed' && !isPast ? ['decline'] : []
}

/** An upcoming session: requested or confirmed, for a day that has not passed. */
export interface OpenSession {
  field: ExpertField
  preferredDay: string
}

/** The reason why another session cannot be requested; null when it can. */
export function sessionRefusal(
  requested: OpenSession,
  open: readonly OpenSession[],
): 'double' | 'too-many' | null {
  const isSame = ({ field, preferredDay }: OpenSession) =>
    field === requested.field && preferredDay === requested.preferredDay
  if (open.some(isSame)) return 'double'
  return open.length >= maxOpenSessions ? 'too-many' : null
}
