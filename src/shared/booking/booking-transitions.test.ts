import { expect, test } from 'vitest'
import { daysBefore } from '#shared/kit/india-day.ts'
import { bookingChanges, bookingStatuses } from './booking.constants.ts'
import { bookingChangesFor, bookingRefusalOf } from './booking-transitions.ts'

const day = (n: number) => daysBefore('2026-01-01', -n)

test.each([
  ['requested', 'owner', ['accepted', 'declined']],
  ['requested', 'renter', ['cancelled']],
  ['accepted', 'owner', ['cancelled']],
  ['accepted', 'renter', ['cancelled']],
  ['handed-over', 'owner', ['returned']],
  ['handed-over', 'renter', ['returned']],
  ['returned', 'owner', ['completed']],
  ['returned', 'renter', []],
] as const)(
  'before the first day of a booking that is %s, its %s may change it to %j',
  (status, role, changes) => {
    const state = { status, role, firstDay: day(1), lastDay: day(2), today: day(0) }
    expect(bookingChangesFor(state).toSorted()).toEqual([...changes].sort())
  },
)

test('from the first day on, the machine can be handed over and the renter cannot cancel', () => {
  const days = { firstDay: day(1), lastDay: day(2) }
  const onFirstDay = { status: 'accepted', ...days, today: day(1) } as const
  expect(bookingChangesFor({ ...onFirstDay, role: 'owner' }).toSorted()).toEqual([
    'cancelled',
    'handed-over',
  ])
  expect(bookingChangesFor({ ...onFirstDay, role: 'renter' })).toEqual([])
  expect(bookingRefusalOf({ ...onFirstDay, role: 'renter' }, 'cancelled')).toBe('begun')
  expect(bookingRefusalOf({ ...onFirstDay, role: 'owner', today: day(0) }, 'handed-over')).toBe(
    'too-early',
  )
})

test('after the last day both can only cancel a booking that was never handed over', () => {
  const lastDay = { status: 'accepted', firstDay: day(1), lastDay: day(2), today: day(2) } as const
  expect(bookingChangesFor({ ...lastDay, role: 'owner' })).toEqual(['handed-over', 'cancelled'])
  expect(bookingChangesFor({ ...lastDay, role: 'renter' })).toEqual([])
  const dayAfter = { ...lastDay, today: day(3) }
  expect(bookingChangesFor({ ...dayAfter, role: 'owner' })).toEqual(['cancelled'])
  expect(bookingChangesFor({ ...dayAfter, role: 'renter' })).toEqual(['cancelled'])
  expect(bookingRefusalOf({ ...dayAfter, role: 'owner' }, 'handed-over')).toBe('days-over')
})

test('a finished booking allows no change', () => {
  for (const status of bookingStatuses.filter(
    (one) => !['requested', 'accepted', 'handed-over', 'returned'].includes(one),
  )) {
    for (const role of ['renter', 'owner'] as const) {
      const state = { status, role, firstDay: day(0), lastDay: day(0), today: day(0) }
      expect(bookingChanges.map((to) => bookingRefusalOf(state, to))).not.toContain(null)
    }
  }
})
