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
  // Once an order, so that a column of them can be summed.
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
]

const indiaMs = 5.5 * 60 * 60 * 1000

/** An instant by India's clock, as tables read it. */
const indiaTime = (instant: string) =>
  new Date(Date.parse(instant) + indiaMs).toISOString().slice(0, 16).replace('T', ' ')

/** Signs that begin a formula, behind whatever a spreadsheet may strip: spaces, marks, controls. */
const formulaStart = /^[\s\p{C}]*[=+\-@]/u
const controlStart = /^[\t\r\n]/

/**
 * A cell as spreadsheets read it. What begins like a formula gets an apostrophe in front: a buyer's
 * note must not become a program on the seller's computer. Full-width and small signs are read as the
 * plain ones, as spreadsheets in East Asian settings do (OWASP, CSV Injection).
 */
function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const isFormula = formulaStart.test(cell.normalize('NFKC')) || controlStart.test(cell)
  const text = isFormula ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const row = (cells: readonly Cell[]) => `${cells.map(cellText).join(',')}\r\n`

/** The byte order mark tells Excel that what follows is UTF-8. */
export const csvHead = `\ufeff${row(columns.map(([title]) => title))}`

/** An order's rows: one for each of its crops. */
export const csvRows = (order: OrderView): string =>
  order.lines.map((_, i) => row(columns.map(([, cell]) => cell(order, i)))).join('')
