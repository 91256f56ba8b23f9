import type { WaitingItem, WaitingTask } from '#shared/dashboard/waiting.schema.ts'

/**
 * The tasks by urgency: first what lapses within hours, then what somebody waits for today, then money,
 * goods and messages, and last what can be done any day.
 */
const tasksByUrgency: readonly (readonly WaitingTask[])[] = [
  ['answer-order', 'answer-booking', 'answer-proposal'],
  ['bring-back', 'take-back', 'hand-over', 'collect'],
  ['pay-order', 'check-payment'],
  ['add-upi-id'],
  ['send-order'],
  ['confirm-delivery', 'receive-cash', 'check-returned'],
  ['read-messages'],
  ['restock', 'extend-soon', 'extend-expired', 'end-booking'],
  ['review-order', 'review-booking'],
]

const urgencyOf = new Map(
  tasksByUrgency.flatMap((tasks, urgency) => tasks.map((task) => [task, urgency] as const)),
)

const urgency = ({ task }: WaitingItem) => urgencyOf.get(task) ?? tasksByUrgency.length
const untilOf = (item: WaitingItem) => ('until' in item ? item.until : null) ?? '9999'

/** Sorts the most urgent first; of the same urgency what lapses first, then as they were. */
export const byUrgency = (a: WaitingItem, b: WaitingItem): number =>
  urgency(a) - urgency(b) || Number(untilOf(a) > untilOf(b)) - Number(untilOf(a) < untilOf(b))
