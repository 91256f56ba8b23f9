const offsetMs = 5.5 * 60 * 60 * 1000

/** The day in India as YYYY-MM-DD, in any time zone of the device. @param now in ms as `Date.now()`. */
export const indianDay = (now = Date.now()): string =>
  new Date(now + offsetMs).toISOString().slice(0, 10)

/** The month in India, 1 to 12. */
export const indianMonth = (): number => Number(indianDay().slice(5, 7))
