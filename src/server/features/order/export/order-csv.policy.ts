import { withoutFormula } from '#server/platform/text/formula-text.ts'
import type { OrderView } from '#shared/order/order.schema.ts'

type Cell = string | number

const columns: readonly [title: string, cell: (order: OrderView, line: number) => Cell][] = [
  ['Order', ({ number }) => number],
  ['Placed', ({ createdAt }) => indiaTime(createdAt)],
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
  ['Paid', ({ paidAt }) => (paidAt ? indiaTime(paidAt) : '')],
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

const indiaMs = 5.5 * 60 * 60 * 1000

/** An instant in Indian time, in a form that spreadsheets recognise. */
const indiaTime = (instant: string) =>
  new Date(Date.parse(instant) + indiaMs).toISOString().slice(0, 16).replace('T', ' ')

/** A CSV cell. A buyer's note must not run as a formula on the seller's computer. */
function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = withoutFormula(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const row = (cells: readonly Cell[]) => `${cells.map(cellText).join(',')}\r\n`

/** Starts with a byte order mark, which tells Excel that the file is UTF-8. */
export const csvHead = `\ufeff${row(columns.map(([title]) => title))}`

/** The rows of an order: one per order line. */
export const csvRows = (order: OrderView): string =>
  order.lines.map((_, i) => row(columns.map(([, cell]) => cell(order, i)))).join('')
