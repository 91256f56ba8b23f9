import { stringify } from 'csv-stringify/sync'
import { withoutFormula } from '#server/platform/text/formula-text.ts'
import { indiaMinute } from '#shared/kit/india-day.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { OrderView } from '#shared/order/order.schema.ts'
import {
  hindiDeliveryWays,
  hindiOrderStatuses,
  hindiPayWays,
  hindiPickupStatuses,
  hindiUnits,
} from './order-csv-hindi.data.ts'

type Cell = string | number

interface Column {
  /** The headings. The English ones are read by software and stay as they are. */
  title: Record<Language, string>
  cell(order: OrderView, line: number): Cell
  /** The cell of a file in Hindi, where it differs. */
  hindiCell?(order: OrderView, line: number): Cell
}

const columns: readonly Column[] = [
  { title: { en: 'Order', hi: 'ऑर्डर' }, cell: ({ number }) => number },
  { title: { en: 'Placed', hi: 'कब किया' }, cell: ({ createdAt }) => indiaMinute(createdAt) },
  {
    title: { en: 'Status', hi: 'स्थिति' },
    cell: ({ status }) => status,
    hindiCell: ({ status, delivery }) =>
      (delivery === 'pickup' ? hindiPickupStatuses[status] : undefined) ??
      hindiOrderStatuses[status],
  },
  { title: { en: 'Buyer', hi: 'खरीदार' }, cell: ({ buyer }) => buyer.name },
  { title: { en: 'Buyer phone', hi: 'खरीदार का फ़ोन' }, cell: ({ buyer }) => buyer.phone ?? '' },
  { title: { en: 'Crop', hi: 'फ़सल' }, cell: ({ lines }, i) => lines[i]?.name ?? '' },
  { title: { en: 'Quantity', hi: 'मात्रा' }, cell: ({ lines }, i) => lines[i]?.quantity ?? '' },
  {
    title: { en: 'Unit', hi: 'इकाई' },
    cell: ({ lines }, i) => lines[i]?.unit ?? '',
    hindiCell: ({ lines }, i) => (lines[i] ? hindiUnits[lines[i].unit] : ''),
  },
  {
    title: { en: 'Price per unit (INR)', hi: 'एक इकाई का दाम (₹)' },
    cell: ({ lines }, i) => lines[i]?.price.toFixed(2) ?? '',
  },
  {
    title: { en: 'Order total (INR)', hi: 'ऑर्डर का कुल (₹)' },
    // Only in an order's first row, so that the column can be summed.
    cell: ({ total }, i) => (i === 0 ? total.toFixed(2) : ''),
  },
  {
    title: { en: 'Payment', hi: 'भुगतान' },
    cell: ({ payBy }) => payBy,
    hindiCell: ({ payBy }) => hindiPayWays[payBy],
  },
  {
    title: { en: 'Payment reference', hi: 'भुगतान का रेफ़रेंस नंबर' },
    cell: ({ paymentReference }) => paymentReference ?? '',
  },
  {
    title: { en: 'Paid', hi: 'भुगतान कब हुआ' },
    cell: ({ paidAt }) => (paidAt ? indiaMinute(paidAt) : ''),
  },
  {
    title: { en: 'Delivery', hi: 'पहुँचाने का तरीका' },
    cell: ({ delivery }) => delivery,
    hindiCell: ({ delivery }) => hindiDeliveryWays[delivery],
  },
  {
    title: { en: 'Deliver to', hi: 'किसे पहुँचाना है' },
    cell: ({ address }) => address?.name ?? '',
  },
  {
    title: { en: 'Delivery phone', hi: 'पाने वाले का फ़ोन' },
    cell: ({ address }) => address?.phone ?? '',
  },
  { title: { en: 'Address line', hi: 'पता' }, cell: ({ address }) => address?.line ?? '' },
  { title: { en: 'City', hi: 'शहर या गाँव' }, cell: ({ address }) => address?.city ?? '' },
  { title: { en: 'State', hi: 'राज्य' }, cell: ({ address }) => address?.state ?? '' },
  { title: { en: 'ZIP', hi: 'पिन कोड' }, cell: ({ address }) => address?.zip ?? '' },
  { title: { en: 'Note', hi: 'खरीदार का संदेश' }, cell: ({ note }) => note },
  {
    title: { en: 'Delivery fee (INR)', hi: 'पहुँचाने का खर्च (₹)' },
    // Included in the order's total. Empty for a pick-up, and when it is agreed with the buyer.
    cell: ({ deliveryFee }, i) => (i === 0 ? (deliveryFee?.toFixed(2) ?? '') : ''),
  },
  {
    title: { en: 'Distance (km)', hi: 'दूरी (किमी)' },
    cell: ({ deliveryTerms }) => deliveryTerms?.distanceKm ?? '',
  },
]

// A buyer's note must not run as a formula on the seller's computer.
const linesOf = (rows: Cell[][]) =>
  stringify(rows, {
    cast: { string: withoutFormula },
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  })

/** Starts with a byte order mark, which tells Excel that the file is UTF-8. */
export const csvHead = (language: Language) =>
  `\ufeff${linesOf([columns.map(({ title }) => title[language])])}`

/** The rows of an order: one per order line. */
export const csvRows = (order: OrderView, language: Language): string =>
  linesOf(
    order.lines.map((_, i) =>
      columns.map(({ cell, hindiCell }) =>
        language === 'hi' && hindiCell ? hindiCell(order, i) : cell(order, i),
      ),
    ),
  )
