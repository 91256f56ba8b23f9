import type { OrderView } from '#shared/order/order.schema.ts'

const person = { image: null, verified: true, phone: null, place: 'Nashik, Maharashtra' }

/** A buyer's order by UPI that has just been placed. */
export const placedOrder: OrderView = {
  _id: 'o1',
  number: 'KH-7Q2M9XPA',
  externalId: null,
  role: 'buyer',
  status: 'placed',
  delivery: 'delivery',
  payBy: 'upi',
  lines: [{ cropId: 'c1', name: 'Wheat', image: null, unit: 'kg', price: 32.5, quantity: 50 }],
  total: 1625,
  deliveryFee: null,
  deliveryTerms: null,
  otherName: 'Ramesh Patil',
  isPaymentClaimed: false,
  paidAt: null,
  contestedAt: null,
  createdAt: '2026-11-21T06:00:00.000Z',
  updatedAt: '2026-11-21T06:00:00.000Z',
  expiresAt: '2026-11-22T06:00:00.000Z',
  buyer: { ...person, _id: 'b', name: 'Asha Devi', place: 'Sultanpur, Uttar Pradesh' },
  seller: { ...person, _id: 's', name: 'Ramesh Patil' },
  address: {
    name: 'Asha Devi',
    phone: '9876500012',
    line: '12, Civil Lines',
    city: 'Sultanpur',
    state: 'Uttar Pradesh',
    zip: '228001',
  },
  note: '<img src=x onerror=alert(1)>',
  paymentReference: null,
  payee: null,
  events: [{ status: 'placed', by: 'buyer', reason: '', at: '2026-11-21T06:00:00.000Z' }],
  changes: ['cancelled'],
  canGiveReference: false,
  canConfirmCash: false,
  canContestUntil: null,
  canReview: false,
  reviewOpensAt: null,
}

/** An accepted order that waits for the buyer's payment. */
export const acceptedOrder: OrderView = {
  ...placedOrder,
  status: 'accepted',
  expiresAt: null,
  payee: { upiId: 'ramesh@okbank', name: 'Ramesh Patil' },
  canGiveReference: true,
  events: [
    ...placedOrder.events,
    { status: 'accepted', by: 'seller', reason: '', at: '2026-11-21T07:00:00.000Z' },
  ],
}
