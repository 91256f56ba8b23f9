import { defaultPageSize } from '#shared/kit/pagination.schema.ts'

/** How many of any `defaultPageSize` consecutive listings under Newest may be of the same seller. */
export const maxConsecutiveOfSeller = 3
/** Listings of other sellers between a seller's listing and their third next one. */
const gap = defaultPageSize - maxConsecutiveOfSeller

export interface ListPosition {
  id: string
  /** `newest_at` as milliseconds since 1970. */
  at: number
}

/** What has to be known of the list to place a seller's listings in it; all lists have the newest first. */
interface SpreadInput {
  /** The seller's listings from the first one that may have to move, with three before it if there are so many. */
  own: readonly ListPosition[]
  /** The listings of others below the first of `own`. */
  others: readonly ListPosition[]
  /** Whether these are all others there are: else nothing is known of the list below the last one. */
  hasAllOthers: boolean
  /** Those of `own` that are new, which nobody has placed yet. */
  isNew?: (id: string) => boolean
}

const isBelow = (one: ListPosition, other: ListPosition) =>
  one.at < other.at || (one.at === other.at && one.id < other.id)

/** The index of the first of `others` that is below `position`. */
function indexBelow(others: readonly ListPosition[], position: ListPosition): number {
  let [from, to] = [0, others.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const other = others[middle]
    if (other && isBelow(other, position)) to = middle
    else from = middle + 1
  }
  return from
}

/** Rows of the list, of the seller and of others, in which `own` listings find their places. */
export const windowFor = (own: number) =>
  Math.ceil(own / maxConsecutiveOfSeller + 2) * defaultPageSize

/**
 * Where a seller's listings have to move so that no page of Newest has more than three of them, as far as others have
 * listings to put between. Their order stays.
 * @returns those that move, with their new places, and the new ones with theirs.
 */
export function spreadPositions({
  own,
  others,
  hasAllOthers,
  isNew = () => false,
}: SpreadInput): ListPosition[] {
  const places = own.map((position) => ({ ...position }))
  const moved: ListPosition[] = []
  let unmoved = 0
  for (const [i, position] of places.entries()) {
    const ahead = places[i - maxConsecutiveOfSeller]
    const isFresh = isNew(position.id)
    // After three listings in a row that did not have to move, all following ones are right, too.
    if (unmoved >= maxConsecutiveOfSeller && !isFresh) break
    const from = ahead ? indexBelow(others, ahead) : others.length
    const last = hasAllOthers ? others.at(-1) : undefined
    // With too few others the last of them ends the gap; with none, nothing does.
    const gapEnd = from < others.length ? (others[from + gap - 1] ?? last) : undefined
    const isTooHigh = gapEnd !== undefined && position.at >= gapEnd.at
    if (isTooHigh) position.at = gapEnd.at - 1
    const previous = places[i - 1]
    const isOvertaking = previous !== undefined && !isBelow(position, previous)
    if (isOvertaking) position.at = previous.at - 1
    if (isTooHigh || isOvertaking || isFresh) {
      unmoved = 0
      moved.push(position)
    } else if (ahead) unmoved++
  }
  return moved
}
