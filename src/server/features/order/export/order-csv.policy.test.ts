import { expect, test } from 'vitest'
import type { OrderView } from '#shared/order/order.schema.ts'
import { csvRows } from './order-csv.policy.ts'

const person = { _id: 'p', image: null, verified: false, phone: null, place: '' }
const order: OrderView = {
  _id: 'o',
  number: 'KH-1',
  externalId: null,
  role: 'seller',
  status: 'placed',
  delivery: 'pickup',
  payBy: 'cash',
  lines: [{ cropId: 'c', name: 'Okra', image: null, unit: 'kg', price: 20, quantity: 1 }],
  total: 20,
  deliveryFee: null,
  deliveryTerms: null,
  otherName: '',
  isPaymentClaimed: false,
  paidAt: null,
  expiresAt: null,
  createdAt: '2026-11-21T06:00:00.000Z',
  updatedAt: '2026-11-21T06:00:00.000Z',
  address: null,
  payee: null,
  paymentReference: null,
  events: [],
  changes: [],
  canGiveReference: false,
  canConfirmCash: false,
  contestedAt: null,
  canContestUntil: null,
  canReview: false,
  reviewOpensAt: null,
  note: '',
  buyer: { ...person, name: 'Asha' },
  seller: { ...person, name: 'Bina' },
}

test('the times of an order are in Indian time, to the minute', () => {
  const row = csvRows({ ...order, paidAt: '2026-11-21T19:05:59.000Z' })
  expect(row).toMatch(/^KH-1,2026-11-21 11:30,placed,/)
  expect(row).toContain(',cash,,2026-11-22 00:35,pickup,')
})

const noteOf = (note: string) =>
  csvRows({ ...order, note })
    .trimEnd()
    .split(',')
    .slice(20, -2)
    .join(',')

test.each([
  '=1+1',
  '+91 98765',
  '-2',
  '@SUM',
  '＝1+1',
  '＋91',
  '－2',
  '＠SUM',
  '﹦1',
  ' =1',
  '\u00a0＝1',
  '\ufeff=1',
  '\u200b@A1',
  '\t=1',
  '\ttab',
])('a note that starts like a formula becomes text: %j', (note) => {
  expect(noteOf(note)).toBe(`'${note}`)
})

test.each(['Two bags, please', '5 = five', 'a@b.example', 'दो बोरी', ''])(
  'a note without a formula is not changed: %j',
  (note) => {
    expect(noteOf(note).replaceAll('"', '')).toBe(note)
  },
)
