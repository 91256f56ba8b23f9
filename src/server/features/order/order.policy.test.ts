import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderChanges, orderStatuses, payWays } from '#shared/order/order.constants.ts'
import {
  canConfirmCash,
  canContest,
  canGiveReference,
  changesFor,
  type OrderRole,
  type OrderState,
  orderChangeNeedsReason,
  orderRefusalOf,
} from './order.policy.ts'

const role = fc.constantFrom<OrderRole>('buyer', 'seller')
const state: fc.Arbitrary<OrderState> = fc
  .record({
    status: fc.constantFrom(...orderStatuses),
    payBy: fc.constantFrom(...payWays),
    hasReference: fc.boolean(),
    isPaid: fc.boolean(),
    isOverdue: fc.boolean(),
    deliveredBy: fc.constantFrom('buyer' as const, 'seller' as const, null),
    isContestOver: fc.boolean(),
    wasContested: fc.boolean(),
  })
  // An order paid in cash is never at that step.
  .filter(({ status, payBy }) => status !== 'paid' || payBy === 'upi')
const change = fc.constantFrom(...orderChanges)

const rank = ['placed', 'accepted', 'paid', 'dispatched', 'delivered']
const over = ['declined', 'delivered', 'cancelled', 'expired']

test('an order never goes back, never stays where it is, and skips only paying in cash', () => {
  fc.assert(
    fc.property(state, role, (order, who) => {
      for (const to of changesFor(order, who)) {
        if (over.includes(to) && to !== 'delivered') continue
        const steps = rank.indexOf(to) - rank.indexOf(order.status)
        const skipsPaying = order.payBy === 'cash' && to === 'dispatched'
        expect(steps).toBe(skipsPaying ? 2 : 1)
      }
    }),
  )
})

test('what is over stays so, and whatever is allowed is not refused, and the other way round', () => {
  fc.assert(
    fc.property(state, role, change, (order, who, to) => {
      const isAllowed = changesFor(order, who).includes(to)
      expect(orderRefusalOf(order, who, to) === null).toBe(isAllowed)
      if (over.includes(order.status)) expect(orderRefusalOf(order, who, to)).toBe('over')
    }),
  )
})

test('only the seller accepts, declines, confirms money and dispatches', () => {
  fc.assert(
    fc.property(state, (order) => {
      for (const to of changesFor(order, 'buyer')) expect(['cancelled', 'delivered']).toContain(to)
      expect(canConfirmCash(order, 'buyer')).toBe(false)
      expect(canGiveReference(order, 'seller')).toBe(false)
    }),
  )
})

test('too late is too late, and cash orders are never paid by UPI', () => {
  fc.assert(
    fc.property(state, role, (order, who) => {
      if (order.status === 'placed' && order.isOverdue) {
        expect(changesFor(order, 'seller')).toEqual([])
        expect(orderRefusalOf(order, 'seller', 'accepted')).toBe('too-late')
      }
      if (order.payBy === 'cash') {
        expect(changesFor(order, who)).not.toContain('paid')
        expect(canGiveReference(order, who)).toBe(false)
      } else expect(canConfirmCash(order, who)).toBe(false)
    }),
  )
})

test('only a seller who has not been paid in cash contests, once, what the buyer alone called delivered', () => {
  fc.assert(
    fc.property(state, (order) => {
      expect(canContest(order, 'buyer')).toBe(false)
      if (!canContest(order, 'seller')) return
      expect(order).toMatchObject({ status: 'delivered', payBy: 'cash', deliveredBy: 'buyer' })
      expect([order.isPaid, order.wasContested, order.isContestOver]).not.toContain(true)
      // Confirming the cash is the way to take it back.
      expect(canConfirmCash(order, 'seller')).toBe(true)
    }),
  )
  const unpaid: OrderState = {
    ...{ status: 'delivered', payBy: 'cash', hasReference: false, isPaid: false },
    ...{ isOverdue: false, deliveredBy: 'buyer', isContestOver: false, wasContested: false },
  }
  expect(canContest(unpaid, 'seller')).toBe(true)
})

test('a seller owes a reason for declining and cancelling, a buyer for nothing', () => {
  expect(orderChanges.filter((to) => orderChangeNeedsReason('seller', to))).toEqual([
    'declined',
    'cancelled',
  ])
  expect(orderChanges.filter((to) => orderChangeNeedsReason('buyer', to))).toEqual([])
})
