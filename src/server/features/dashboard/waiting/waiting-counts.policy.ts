import type { BookingStatus } from '#shared/booking/booking.constants.ts'
import {
  maxRowsPerTask,
  maxTaskCount,
  type RemainingTasks,
  type WaitingBooking,
  type WaitingItem,
  type WaitingTask,
  type WaitingView,
} from '#shared/dashboard/waiting.schema.ts'

/** A row, the list that shows it, and how many rows of its task that list has. */
export interface CountedItem {
  item: WaitingItem
  list: Pick<RemainingTasks, 'role' | 'status' | 'kind'>
  matches: number
}

/** The status of the bookings of a task; a renter can review several. */
export const statusOfBookingTask: Record<WaitingBooking['task'], BookingStatus | undefined> = {
  'answer-booking': 'requested',
  'hand-over': 'accepted',
  collect: 'accepted',
  'take-back': 'handed-over',
  'bring-back': 'handed-over',
  'check-returned': 'returned',
  'end-booking': 'accepted',
  'review-booking': undefined,
}

interface TaskList extends RemainingTasks {
  /** Rows that are among the shown items. */
  shown: number
}

/**
 * The items that are shown, at most `maxRowsPerTask` of each task, all counts, and what is only counted.
 * @param counted the most urgent first.
 */
export function countWaiting(
  counted: readonly CountedItem[],
): Pick<WaitingView, 'items' | 'counts'> & { remaining: RemainingTasks[] } {
  const shownOf = new Map<WaitingTask, number>()
  const lists = new Map<string, TaskList>()
  const items: WaitingItem[] = []
  for (const { item, list, matches } of counted) {
    const { task } = item
    const key = JSON.stringify([task, list])
    const taskList = lists.get(key) ?? { task, ...list, count: matches, shown: 0 }
    lists.set(key, taskList)
    const shown = shownOf.get(task) ?? 0
    if (shown === maxRowsPerTask) continue
    shownOf.set(task, shown + 1)
    taskList.shown += 1
    items.push(item)
  }
  const counts: WaitingView['counts'] = {}
  for (const { task, count } of lists.values()) {
    counts[task] = Math.min((counts[task] ?? 0) + count, maxTaskCount)
  }
  const remaining = [...lists.values()].flatMap(({ shown, count, ...list }) =>
    count > shown ? [{ ...list, count: count - shown }] : [],
  )
  return { items, counts, remaining }
}
