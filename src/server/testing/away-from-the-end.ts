import { setTimeout as wait } from 'node:timers/promises'
import { secondsLeftOfIndiaDay } from '#shared/kit/india-day.ts'

const secondsLeft = {
  'clock-hour': () => 3600 - ((Date.now() / 1000) % 3600),
  'india-day': () => secondsLeftOfIndiaDay(),
}

/**
 * Waits for the next hour, or the next day in India, when less than half a minute of this one is left: for tests of
 * what is counted by them, which would otherwise see two.
 */
export async function awayFromTheEndOf(period: keyof typeof secondsLeft): Promise<void> {
  const seconds = secondsLeft[period]()
  if (seconds < 30) await wait((seconds + 1) * 1000)
}
