/** Returns milliseconds since 1970. */
type TimeSource = () => number

let source: TimeSource = () => Date.now()

/**
 * What everything that people see goes by: days, ages, deadlines. In a sandbox it can be ahead of the real
 * time. What measures how long something takes uses `performance.now()` or `Date.now()`.
 */
export const currentMs = (): number => source()

export const currentTime = (): Date => new Date(source())

/** Only the server sets another source, where sandboxes have clocks of their own. */
export function setTimeSource(own: TimeSource): void {
  source = own
}
