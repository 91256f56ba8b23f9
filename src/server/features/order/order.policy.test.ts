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
    isFree: fc.boolean(),
    hasReference: fc.boolean(),
    isPaid: fc.boolean(),
    isOverdue: fc.boolean(),
    deliveredBy: fc.constantFrom('buyer' as const, 'seller' as const, null),
    isContestOver: fc.boolean(),
    wasContested: fc.boolean(),
  })
  // A cash order is never at that step.
  .filter(({ status, payBy }) => status !== 'paid' || payBy === 'upi')
const change = fc.constantFrom(...orderChanges)

const rank = ['placed', 'accepted', 'paid', 'dispatched', 'delivered']
const over = ['declined', 'delivered', 'cancelled', 'expired']

test('a change always moves an order forward, and only cash orders skip a step', () => {
  fc.assert(
    fc.property(state, role, (order, viewerRole) => {
      for (const to of changesFor(order, viewerRole)) {
        if (over.includes(to) && to !== 'delivered') continue
        const steps = rank.indexOf(to) - rank.indexOf(order.status)
        const skipsPaying = order.payBy === 'cash' && to === 'dispatched'
        expect(steps).toBe(skipsPaying ? 2 : 1)
      }
    }),
  )
})

test('a finished order cannot change, and a change is refused exactly if it is not allowed', () => {
  fc.assert(
    fc.property(state, role, change, (order, viewerRole, to) => {
      const isAllowed = changesFor(order, viewerRole).includes(to)
      expect(orderRefusalOf(order, viewerRole, to) === null).toBe(isAllowed)
      if (over.includes(order.status)) expect(orderRefusalOf(order, viewerRole, to)).toBe('over')
    }),
  )
})

test('only the seller accepts, declines, confirms the payment and dispatches', () => {
  fc.assert(
    fc.property(state, (order) => {
      for (const to of changesFor(order, 'buyer')) expect(['cancelled', 'delivered']).toContain(to)
      expect(canConfirmCash(order, 'buyer')).toBe(false)
      expect(canGiveReference(order, 'seller')).toBe(false)
    }),
  )
})

test('an overdue order cannot be accepted, and a cash order cannot be marked as paid', () => {
  fc.assert(
    fc.property(state, role, (order, viewerRole) => {
      if (order.status === 'placed' && order.isOverdue) {
        expect(changesFor(order, 'seller')).toEqual([])
        expect(orderRefusalOf(order, 'seller', 'accepted')).toBe('too-late')
      }
      if (order.payBy === 'cash') {
        expect(changesFor(order, viewerRole)).not.toContain('paid')
        expect(canGiveReference(order, viewerRole)).toBe(false)
      } else expect(canConfirmCash(order, viewerRole)).toBe(false)
    }),
  )
})

test('a buyer who cannot cancel learns whether it is for a given payment or the seller’s to decide', () => {
  fc.assert(
    fc.property(state, (order) => {
      const refusal = orderRefusalOf(order, 'buyer', 'cancelled')
      if (order.status === 'accepted' && order.hasReference) expect(refusal).toBe('payment-given')
      else expect(refusal).not.toBe('payment-given')
      if (order.status === 'paid') expect(refusal).toBe('only-seller')
    }),
  )
})

test('only the unpaid seller of a cash order can contest, once, a delivery that the buyer reported', () => {
  fc.assert(
    fc.property(state, (order) => {
      expect(canContest(order, 'buyer')).toBe(false)
      if (!canContest(order, 'seller')) return
      expect(order).toMatchObject({ status: 'delivered', payBy: 'cash', deliveredBy: 'buyer' })
      expect([order.isPaid, order.wasContested, order.isContestOver]).not.toContain(true)
      // Confirming the cash ends the contest.
      expect(canConfirmCash(order, 'seller')).toBe(true)
    }),
  )
  const unpaid: OrderState = {
    status: 'delivered',
    payBy: 'cash',
    isFree: false,
    hasReference: false,
    isPaid: false,
    isOverdue: false,
    deliveredBy: 'buyer',
    isContestOver: false,
    wasContested: false,
  }
  expect(canContest(unpaid, 'seller')).toBe(true)
})

test('nobody confirms or contests the cash of an order that cost nothing', () => {
  fc.assert(
    fc.property(state, role, (order, viewerRole) => {
      const free = { ...order, isFree: true }
      expect(canConfirmCash(free, viewerRole) || canContest(free, viewerRole)).toBe(false)
    }),
  )
})

test('a seller must give a reason for declining and cancelling, a buyer never', () => {
  expect(orderChanges.filter((to) => orderChangeNeedsReason('seller', to))).toEqual([
    'declined',
    'cancelled',
  ])
  expect(orderChanges.filter((to) => orderChangeNeedsReason('buyer', to))).toEqual([])
})
