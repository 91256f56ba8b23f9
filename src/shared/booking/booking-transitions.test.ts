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
    const state = { status, role, firstDay: day(1), today: day(0) }
    expect(bookingChangesFor(state).toSorted()).toEqual([...changes].sort())
  },
)

test('from the first day on, the machine can be handed over and the renter cannot cancel', () => {
  const onFirstDay = { status: 'accepted', firstDay: day(1), today: day(1) } as const
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

test('a finished booking allows no change', () => {
  for (const status of bookingStatuses.filter(
    (one) => !['requested', 'accepted', 'handed-over', 'returned'].includes(one),
  )) {
    for (const role of ['renter', 'owner'] as const) {
      const state = { status, role, firstDay: day(0), today: day(0) }
      expect(bookingChanges.map((to) => bookingRefusalOf(state, to))).not.toContain(null)
    }
  }
})
