import { expect, test } from 'vitest'
import { readHindiTranslations } from '#server/testing/hindi-translations.ts'
import type { OrderView } from '#shared/order/order.schema.ts'
import { csvHead, csvRows } from './order-csv.policy.ts'
import {
  hindiDeliveryWays,
  hindiOrderStatuses,
  hindiPayWays,
  hindiPickupStatuses,
  hindiUnits,
} from './order-csv-hindi.data.ts'

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
  const row = csvRows({ ...order, paidAt: '2026-11-21T19:05:59.000Z' }, 'en')
  expect(row).toMatch(/^KH-1,2026-11-21 11:30,placed,/)
  expect(row).toContain(',cash,,2026-11-22 00:35,pickup,')
})

test('the file has a byte order mark, CRLF, and quotes only where a cell needs them', () => {
  expect(csvHead('en')).toMatch(/^\ufeffOrder,Placed,Status,.*,Distance \(km\)\r\n$/)
  const lines = [
    {
      cropId: 'c',
      name: 'Okra, "green"',
      image: null,
      unit: 'kg' as const,
      price: 20,
      quantity: 1,
    },
    { cropId: 'd', name: ' Peas', image: null, unit: 'kg' as const, price: 2.5, quantity: 30 },
  ]
  const start = 'KH-1,2026-11-21 11:30,placed,Asha,,'
  expect(csvRows({ ...order, lines, note: 'One\nTwo', deliveryFee: 5 }, 'en')).toBe(
    `${start}"Okra, ""green""",1,kg,20.00,20.00,cash,,,pickup,,,,,,,"One\nTwo",5.00,\r\n` +
      `${start} Peas,30,kg,2.50,,cash,,,pickup,,,,,,,"One\nTwo",,\r\n`,
  )
  expect(csvRows({ ...order, note: 'One\rTwo' }, 'en')).toContain(',"One\rTwo",,\r\n')
})

test('a file in Hindi has Hindi headings, and the words of the seller’s page in its cells', () => {
  const english = csvHead('en').split(',')
  const hindi = csvHead('hi').split(',')
  expect(hindi).toHaveLength(english.length)
  for (const heading of hindi) expect(heading).toMatch(/[ऀ-ॿ]/)
  expect(csvRows(order, 'hi')).toBe(
    'KH-1,2026-11-21 11:30,नया,Asha,,Okra,1,किलो,20.00,20.00,नकद,,,खुद ले जाना,,,,,,,,,\r\n',
  )
  const ready = csvRows({ ...order, status: 'dispatched' }, 'hi')
  expect(ready).toContain(',ले जाने के लिए तैयार,')
  const sent = csvRows({ ...order, status: 'dispatched', delivery: 'delivery' }, 'hi')
  expect(sent).toContain(',भेज दिया,')
})

const onPage: Record<string, string> = {
  ...readHindiTranslations('features/order/order.hi.json'),
  ...readHindiTranslations('features/crop/crop.base.hi.json'),
  ...readHindiTranslations('app/dashboard/dashboard.base.hi.json'),
}

test.each([
  [
    hindiOrderStatuses,
    {
      placed: 'New',
      accepted: 'Accepted',
      paid: 'Paid: to send',
      dispatched: 'Sent',
      delivered: 'Delivered',
      declined: 'Declined',
      cancelled: 'Cancelled',
      expired: 'Not answered in time',
    },
  ],
  [
    hindiPickupStatuses,
    { paid: 'Paid: get it ready', dispatched: 'Ready for pick-up', delivered: 'Handed over' },
  ],
  [hindiPayWays, { cash: 'Cash', upi: 'UPI' }],
  [hindiDeliveryWays, { delivery: 'Delivery', pickup: 'Pick-up' }],
  [hindiUnits, { kg: 'kg', g: 'g', ton: 'ton', litre: 'litre', piece: 'piece' }],
])('the file’s words are those of the page: %j', (words, sentences) => {
  const expected = Object.entries(sentences).map(([name, sentence]) => [name, onPage[sentence]])
  expect(words).toEqual(Object.fromEntries(expected))
})

const noteOf = (note: string) =>
  csvRows({ ...order, note }, 'en')
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
