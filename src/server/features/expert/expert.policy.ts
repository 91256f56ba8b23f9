import { daysBetween } from '#server/platform/text/india-day.ts'
import {
  type ExpertField,
  maxDaysAhead,
  maxOpenSessions,
  type SessionStatus,
} from '#shared/expert/expert.constants.ts'

/** Whether a day can be asked for; both YYYY-MM-DD, by India's calendar. */
export function isOffered(day: string, today: string): boolean {
  const ahead = daysBetween(today, day)
  return ahead >= 1 && ahead <= maxDaysAhead
}

export const openStatuses: readonly SessionStatus[] = ['requested', 'confirmed']

interface Standing {
  status: SessionStatus
  /** Its day is over in India. */
  isPast: boolean
}

/** What an operator may decide about a request: nothing is confirmed for a day that is over. */
export function decisionsOf({ status, isPast }: Standing): ('confirm' | 'decline')[] {
  if (status === 'requested') return isPast ? ['decline'] : ['confirm', 'decline']
  return status === 'confirmed' && !isPast ? ['decline'] : []
}

/** A session that lies ahead: asked for or confirmed, its day not over. */
export interface OpenSession {
  field: ExpertField
  preferredDay: string
}

/** Why one more session cannot be asked for; null when it can. */
export function refusalOf(
  query: OpenSession,
  open: readonly OpenSession[],
): 'double' | 'too-many' | null {
  const isSame = ({ field, preferredDay }: OpenSession) =>
    field === query.field && preferredDay === query.preferredDay
  if (open.some(isSame)) return 'double'
  return open.length >= maxOpenSessions ? 'too-many' : null
}
