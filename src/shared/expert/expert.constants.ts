/** Fields of expertise. They are not people: who answers is decided when a session is confirmed. */
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

/** An operator confirms or declines a request. The user can cancel it until its day has passed. */
export const sessionStatuses = ['requested', 'confirmed', 'declined', 'cancelled'] as const
export type SessionStatus = (typeof sessionStatuses)[number]

/** The most upcoming sessions of one user. */
export const maxOpenSessions = 3
/** The last day that can be requested, in days from today; the first is tomorrow. */
export const maxDaysAhead = 30

export const minSessionQuestion = 10
export const maxSessionQuestion = 2000
