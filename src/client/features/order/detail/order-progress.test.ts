import { expect, test } from 'vitest'
import { deliveryWays, orderStatuses } from '#shared/order/order.constants.ts'
import { progressMessageOf } from './order-progress.ts'

type ProgressOrder = Parameters<typeof progressMessageOf>[0]

const order: ProgressOrder = {
  status: 'placed',
  role: 'buyer',
  delivery: 'delivery',
  payBy: 'upi',
  total: 1625,
  isPaymentClaimed: false,
  paymentReference: null,
  paidAt: null,
  events: [],
  contestedAt: null,
  canContestUntil: null,
}
const paidAt = '2026-11-20T06:00:00Z'
const claimed = { status: 'accepted', isPaymentClaimed: true } as const
const paid = { status: 'paid', paidAt } as const
const cash = { payBy: 'cash' } as const
const pickup = { delivery: 'pickup' } as const
const sent = { status: 'dispatched' } as const

/** The title, with a mark when the viewer must act. */
function titleFor(role: 'buyer' | 'seller', changes: Partial<ProgressOrder>): string {
  const { title, tone } = progressMessageOf({ ...order, ...changes, role })
  return tone === 'due' ? `! ${title}` : title
}

test.each<[Partial<ProgressOrder>, string, string]>([
  [{}, 'Waiting for {{name}} to accept', '! New order. Can you supply it?'],
  [claimed, 'The seller is checking your payment', '! Check that you received {{total}}'],
  [paid, 'Paid. {{name}} will send it', '! Paid. Now send it'],
  [{ ...paid, ...pickup }, 'Paid. {{name}} is preparing it', '! Paid. Now get it ready'],
  [{ ...sent, ...cash }, 'It is on the way to you', '! It is on the way to {{name}}'],
  [{ ...sent, paidAt }, 'It is on the way to you', 'It is on the way to {{name}}'],
  [{ ...sent, ...cash, ...pickup }, '! You can pick it up', '! {{name}} will pick it up'],
  [{ ...sent, paidAt, ...pickup }, '! You can pick it up', '{{name}} will pick it up'],
  [{ status: 'delivered', paidAt }, 'All done', 'All done'],
  [
    { status: 'delivered', ...cash, isFoundUnpaid: true },
    '! An admin found that {{name}} has not been paid',
    '! An admin found that you have not been paid',
  ],
])('an order with %j tells its buyer “%s” and its seller “%s”', (changes, buyer, seller) => {
  expect(titleFor('buyer', changes)).toBe(buyer)
  expect(titleFor('seller', changes)).toBe(seller)
})

test.each<[Partial<ProgressOrder>, RegExp, RegExp]>([
  [{ ...sent, ...cash }, /\{\{total\}\} in cash/, /\{\{total\}\} in cash/],
  [{ ...sent, ...cash, ...pickup }, /\{\{total\}\} in cash/, /\{\{total\}\} in cash/],
  [{ ...sent, paidAt }, /^It is paid/, /^It is paid/],
  [{ ...sent, paidAt, ...pickup }, /^It is paid/, /^It is paid/],
])('an order with %j asks for cash only while it is not paid', (changes, buyer, seller) => {
  expect(progressMessageOf({ ...order, ...changes, role: 'buyer' }).text).toMatch(buyer)
  expect(progressMessageOf({ ...order, ...changes, role: 'seller' }).text).toMatch(seller)
})

const cancelled: Partial<ProgressOrder> = {
  status: 'cancelled',
  events: [{ status: 'cancelled', by: 'seller', reason: 'Spoiled', at: '2026-11-20T07:00:00Z' }],
}
const given = { paymentReference: '412345678901' } as const

test.each<[Partial<ProgressOrder>, string, string]>([
  [{}, 'You pay nothing.', 'The stock is for sale again. There is nothing more to do.'],
  [
    given,
    '{{name}} has to refund you directly: call or write to them.',
    'If {{name}} has paid you, refund {{total}}: the money went to you directly.',
  ],
  [
    { ...given, paidAt },
    '{{name}} has to refund you directly: call or write to them.',
    'Refund {{total}} to {{name}}: the money went to you directly.',
  ],
])('a cancelled order with %j says to both who owes whom what', (changes, buyer, seller) => {
  const textFor = (role: 'buyer' | 'seller') =>
    progressMessageOf({ ...order, ...cancelled, ...changes, role }).text
  expect([textFor('buyer'), textFor('seller')]).toEqual([buyer, seller])
})

test('an order for which nothing is paid never speaks of money, and nobody waits for it', () => {
  for (const role of ['buyer', 'seller'] as const) {
    for (const status of orderStatuses.filter((one) => one !== 'paid')) {
      for (const delivery of deliveryWays) {
        const { text, title } = progressMessageOf({
          ...order,
          ...{ ...cash, total: 0, role, status, delivery },
        })
        expect(`${title} ${text}`).not.toMatch(/\{\{total\}\}|cash|paid\b/)
      }
    }
  }
  expect(titleFor('seller', { ...cash, total: 0, status: 'delivered' })).toBe('All done')
})
