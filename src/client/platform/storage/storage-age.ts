/**
 * Milliseconds since 1970. This app is younger, so that an earlier time was stamped by a wrong clock: a phone whose
 * battery was empty starts years back until a network sets its clock.
 */
const earliestMs = Date.UTC(2026, 0, 1)

/** Whether a wrong clock stamped it: its age is not known. @param storedAt milliseconds since 1970. */
export const isOfWrongClock = (storedAt: number) =>
  storedAt < earliestMs && Date.now() >= earliestMs

/** Whether what was stored then is as old as this. @param storedAt milliseconds since 1970, as `maxAgeMs` is milliseconds. */
export const isOlderThan = (storedAt: number, maxAgeMs: number) =>
  !isOfWrongClock(storedAt) && Date.now() - storedAt >= maxAgeMs
