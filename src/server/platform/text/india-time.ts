const indiaMs = 5.5 * 60 * 60 * 1000

/** An instant in Indian time with its zone: 2026-11-23T09:30:00.000+05:30. @param instant ISO 8601. */
export const indiaTime = (instant: string): string =>
  new Date(Date.parse(instant) + indiaMs).toISOString().replace('Z', '+05:30')
