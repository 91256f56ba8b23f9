import { expect, test } from 'vitest'
import { nextSellerChange, orderStatusLabels } from './order-labels.ts'

const order = {
  role: 'buyer',
  status: 'placed',
  delivery: 'delivery',
  payBy: 'upi',
  isPaymentClaimed: false,
  contestedAt: null,
} as const

/** The label, with a mark when the viewer must act. */
function labelOf(changes: Partial<Parameters<typeof orderStatusLabels>[0]>): string {
  const { label, isDue } = orderStatusLabels({ ...order, ...changes })
  return isDue ? `! ${label}` : label
}

test.each([
  [{ status: 'placed' }, 'Waiting for the seller', '! New'],
  [{ status: 'accepted' }, '! Pay now', 'Waiting for payment'],
  [
    { status: 'accepted', isPaymentClaimed: true },
    'Payment is being checked',
    '! Check the payment',
  ],
  [{ status: 'accepted', payBy: 'cash' }, 'Accepted', '! Get it ready'],
  [{ status: 'paid' }, 'Paid', '! Paid: send it'],
  [{ status: 'paid', delivery: 'pickup' }, 'Paid', '! Paid: get it ready'],
  [{ status: 'dispatched' }, 'On the way', 'On the way'],
  [{ status: 'dispatched', delivery: 'pickup' }, '! Ready for pick-up', 'Ready for pick-up'],
  [{ status: 'delivered' }, 'Delivered', 'Delivered'],
  [{ status: 'delivered', delivery: 'pickup' }, 'Handed over', 'Handed over'],
  [
    { status: 'delivered', contestedAt: '2026-11-20T06:00:00Z' },
    'Payment disputed',
    'Payment disputed',
  ],
] as const)(
  'an order with %j says “%s” to its buyer and “%s” to its seller',
  (changes, buyer, seller) => {
    expect(labelOf({ ...changes, role: 'buyer' })).toBe(buyer)
    expect(labelOf({ ...changes, role: 'seller' })).toBe(seller)
  },
)

test.each([
  [{ status: 'placed' }, 'accepted'],
  [{ status: 'accepted' }, null],
  [{ status: 'accepted', isPaymentClaimed: true }, 'paid'],
  [{ status: 'accepted', payBy: 'cash' }, 'dispatched'],
  [{ status: 'paid' }, 'dispatched'],
  [{ status: 'dispatched' }, 'delivered'],
  [{ status: 'delivered' }, null],
  [{ status: 'cancelled', payBy: 'cash' }, null],
] as const)('after %j the seller’s next change is %s', (changes, next) => {
  expect(nextSellerChange({ ...order, role: 'seller', ...changes })).toBe(next)
})
