import { reportedStates } from '../market-states.policy.ts'

/** Records asked for at a time; a sample key gives ten whatever is asked. */
export const pageSize = 1000
/** The service answers no further than this into one list. */
export const windowSize = 10_000

/**
 * How far a fetch is. Part 0 is the whole country; when that is longer than the window, the states
 * follow, part 1 being the first of `reportedStates`.
 */
export interface Place {
  part: number
  nextOffset: number
}

/** The state that a part is narrowed to; undefined for the whole country. */
export const stateOfPart = (part: number) => (part > 0 ? reportedStates[part - 1] : undefined)

/** As many as the window still has. */
export const limitAt = ({ nextOffset }: Place) => Math.min(pageSize, windowSize - nextOffset)

/** Where to go on after a page, or null when it was the last. */
export function placeAfter(
  { part, nextOffset }: Place,
  { total, received }: { total: number; received: number },
): Place | null {
  if (part === 0 && total > windowSize) return { part: 1, nextOffset: 0 }
  const seen = nextOffset + received
  if (received > 0 && seen < Math.min(total, windowSize)) return { part, nextOffset: seen }
  return part > 0 && part < reportedStates.length ? { part: part + 1, nextOffset: 0 } : null
}
