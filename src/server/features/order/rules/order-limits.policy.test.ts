import { expect, test } from 'vitest'
import { maxCartLines } from '#shared/cart/cart.constants.ts'
import { cancelledPerDay, exceededLimit } from './order-limits.policy.ts'

const newBuyer = {
  waiting: 0,
  waitingLines: 0,
  mostWithOneSeller: 0,
  hasDeliveredOrder: false,
  cancelled: 0,
}
const limits = { perBuyer: 20, perNewBuyer: 5, withOneSeller: 3 }

test('a new buyer’s waiting orders have no more lines than one full cart, and a known buyer’s may', () => {
  const waiting = { ...newBuyer, waiting: 1, waitingLines: maxCartLines - 2 }
  expect(exceededLimit(waiting, { orders: 1, lines: 2 }, limits)).toBeNull()
  expect(exceededLimit(waiting, { orders: 1, lines: 3 }, limits)).toBe('too-many-open')
  const known = { ...waiting, hasDeliveredOrder: true }
  expect(exceededLimit(known, { orders: 1, lines: 3 }, limits)).toBeNull()
})

test('a new buyer’s first checkout may be a full cart', () => {
  expect(exceededLimit(newBuyer, { orders: 1, lines: maxCartLines }, limits)).toBeNull()
})

test.each([
  [{ waiting: 4 }, 1, null],
  [{ waiting: 4 }, 2, 'too-many-open'],
  [{ waiting: 19, hasDeliveredOrder: true }, 1, null],
  [{ waiting: 20, hasDeliveredOrder: true }, 1, 'too-many-open'],
  [{ mostWithOneSeller: 2 }, 1, null],
  [{ mostWithOneSeller: 3 }, 1, 'too-many-with-seller'],
  [{ cancelled: cancelledPerDay - 1 }, 1, null],
  [{ cancelled: cancelledPerDay }, 1, 'too-many-cancelled'],
] as const)('a buyer with %j who places %i more: %s', (counted, orders, expected) => {
  expect(exceededLimit({ ...newBuyer, ...counted }, { orders, lines: orders }, limits)).toBe(
    expected,
  )
})
