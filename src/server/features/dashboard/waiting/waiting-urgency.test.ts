import { expect, test } from 'vitest'
import { type WaitingItem, waitingTasks } from '#shared/dashboard/waiting.schema.ts'
import { byUrgency } from './waiting-urgency.policy.ts'

const item = (task: string, until: string | null = null, _id = task) =>
  ({ task, until, _id }) as WaitingItem
const idsOf = (items: WaitingItem[]) =>
  items.toSorted(byUrgency).map((one) => '_id' in one && one._id)

test('what lapses in hours comes first, whatever it is, and what can be done any day last', () => {
  expect(
    idsOf([
      item('review-order'),
      item('extend-soon', '2026-11-20'),
      item('send-order'),
      item('answer-booking', '2026-11-22T10:00:00.000Z'),
      item('answer-order', '2026-11-22T09:00:00.000Z'),
      item('read-messages'),
      item('pay-order'),
    ]),
  ).toEqual([
    'answer-order',
    'answer-booking',
    'pay-order',
    'send-order',
    'read-messages',
    'extend-soon',
    'review-order',
  ])
})

test('rows without a date stay in their order behind those with one', () => {
  const rows = [
    item('hand-over', null, 'b'),
    item('collect', null, 'a'),
    item('take-back', '2026-11-22', 'dated'),
  ]
  expect(idsOf(rows)).toEqual(['dated', 'b', 'a'])
})

test('every task has a place of its own in the order', () => {
  const sorted = [...waitingTasks, 'unknown'].map((task) => item(task)).toSorted(byUrgency)
  expect(sorted.at(-1)).toMatchObject({ task: 'unknown' })
  expect(sorted).toHaveLength(waitingTasks.length + 1)
})
