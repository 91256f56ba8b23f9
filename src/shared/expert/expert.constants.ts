/** What an expert knows; no names of people, who answers is settled when a session is confirmed. */
export const expertFields = [
  'crop-agronomist',
  'plant-doctor',
  'soil-water',
  'machine-mechanic',
  'market-adviser',
] as const
export type ExpertField = (typeof expertFields)[number]

export const dayParts = ['morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

/** Asked for; then the operator confirms or declines it. The person may cancel it until its day is over. */
export const sessionStatuses = ['requested', 'confirmed', 'declined', 'cancelled'] as const
export type SessionStatus = (typeof sessionStatuses)[number]

/** Sessions that one person may have ahead of them. */
export const maxOpenSessions = 3
/** The farthest day that can be asked for, counted from today; the nearest is tomorrow. */
export const maxDaysAhead = 30

export const minSessionQuestion = 10
export const maxSessionQuestion = 2000
