import { stringify } from 'csv-stringify/sync'
import { withoutFormula } from '#server/platform/text/formula-text.ts'
import { indiaMinute } from '#shared/kit/india-day.ts'
import type { OrderView } from '#shared/order/order.schema.ts'

type Cell = string | number

const columns: readonly [title: string, cell: (order: OrderView, line: number) => Cell][] = [
  ['Order', ({ number }) => number],
  ['Placed', ({ createdAt }) => indiaMinute(createdAt)],
  ['Status', ({ status }) => status],
  ['Buyer', ({ buyer }) => buyer.name],
  ['Buyer phone', ({ buyer }) => buyer.phone ?? ''],
  ['Crop', ({ lines }, i) => lines[i]?.name ?? ''],
  ['Quantity', ({ lines }, i) => lines[i]?.quantity ?? ''],
  ['Unit', ({ lines }, i) => lines[i]?.unit ?? ''],
  ['Price per unit (INR)', ({ lines }, i) => lines[i]?.price.toFixed(2) ?? ''],
  // Only in an order's first row, so that the column can be summed.
  ['Order total (INR)', ({ total }, i) => (i === 0 ? total.toFixed(2) : '')],
  ['Payment', ({ payBy }) => payBy],
  ['Payment reference', ({ paymentReference }) => paymentReference ?? ''],
  ['Paid', ({ paidAt }) => (paidAt ? indiaMinute(paidAt) : '')],
  ['Delivery', ({ delivery }) => delivery],
  ['Deliver to', ({ address }) => address?.name ?? ''],
  ['Delivery phone', ({ address }) => address?.phone ?? ''],
  ['Address line', ({ address }) => address?.line ?? ''],
  ['City', ({ address }) => address?.city ?? ''],
  ['State', ({ address }) => address?.state ?? ''],
  ['ZIP', ({ address }) => address?.zip ?? ''],
  ['Note', ({ note }) => note],
  // Included in the order's total. Empty for a pick-up, and when it is agreed with the buyer.
  ['Delivery fee (INR)', ({ deliveryFee }, i) => (i === 0 ? (deliveryFee?.toFixed(2) ?? '') : '')],
  ['Distance (km)', ({ deliveryTerms }) => deliveryTerms?.distanceKm ?? ''],
]

// A buyer's note must not run as a formula on the seller's computer.
const linesOf = (rows: Cell[][]) =>
  stringify(rows, {
    cast: { string: withoutFormula },
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  })

/** Starts with a byte order mark, which tells Excel that the file is UTF-8. */
export const csvHead = `\ufeff${linesOf([columns.map(([title]) => title)])}`

/** The rows of an order: one per order line. */
export const csvRows = (order: OrderView): string =>
  linesOf(order.lines.map((_, i) => columns.map(([, cell]) => cell(order, i))))
