import { reportedStates } from '../market-states.policy.ts'

/** Records requested at a time; with a sample key the service returns at most ten. */
export const pageSize = 1000
/** The service returns no records beyond this offset of a list. */
export const windowSize = 10_000

/**
 * How far a fetch has come. Part 0 is the whole country. When its list is longer than the window, the
 * states are fetched one by one; part 1 is the first of `reportedStates`.
 */
export interface FetchPosition {
  part: number
  nextOffset: number
}

/** The state of a part; undefined for the whole country. */
export const stateForPart = (part: number) => reportedStates[part - 1]

/** The number of records to request: a page, or what is left of the window. */
export const pageLimit = ({ nextOffset }: FetchPosition) =>
  Math.min(pageSize, windowSize - nextOffset)

/** The position after a page; null when it was the last page. */
export function positionAfter(
  { part, nextOffset }: FetchPosition,
  { total, received }: { total: number; received: number },
): FetchPosition | null {
  if (part === 0 && total > windowSize) return { part: 1, nextOffset: 0 }
  const seen = nextOffset + received
  if (received > 0 && seen < Math.min(total, windowSize)) return { part, nextOffset: seen }
  return part > 0 && part < reportedStates.length ? { part: part + 1, nextOffset: 0 } : null
}

/**
 * Whether a page without records cannot be the end of its list: more are missing, or the list that had records is
 * said to have none at all. A list that has become shorter ends.
 */
export function isListCutShort(
  { part, nextOffset }: FetchPosition,
  { total, received }: { total: number; received: number },
): boolean {
  if (received > 0 || (part === 0 && total > windowSize)) return false
  return total === 0 ? nextOffset > 0 : nextOffset < Math.min(total, windowSize)
}

/**
 * How many records of a part the service will never return, told once, with the part's last page. The
 * whole country has none: when its list is too long, the states are fetched one by one.
 */
export function recordsBeyondWindow(
  { part, nextOffset }: FetchPosition,
  { total, received }: { total: number; received: number },
): number {
  return part > 0 && nextOffset + received >= windowSize ? Math.max(0, total - windowSize) : 0
}
