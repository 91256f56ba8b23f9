import { stringify } from 'csv-stringify/sync'
import { bookingUpdatedSql, viewBookings } from '#server/features/booking/booking-read.service.ts'
import { viewOrders } from '#server/features/order/order-read.service.ts'
import { isReadableBy } from '#server/features/review/review-rules.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { withoutFormula } from '#server/platform/text/formula-text.ts'
import type { BookingView } from '#shared/booking/booking.schema.ts'
import { indiaInstant } from '#shared/kit/india-day.ts'
import type { OrderView } from '#shared/order/order.schema.ts'
import type { ExportFormat, ExportKind } from '#shared/shop-export/shop-export.constants.ts'
import { exportColumns } from './shop-export-columns.data.ts'

/** Rows read and written at a time, so that an export of any size needs the memory of one batch. */
const batchSize = 500

interface ExportRules<Row extends { _id: string }> {
  /** The ids of the person's rows, by `after` and `since`. */
  ids: (personId: string) => SqlFragment
  /** The rows of some ids. */
  read: (db: Database, personId: string, ids: readonly string[]) => Promise<Row[]>
  /** The columns of the CSV file; a row of an order is one for each of its lines. */
  columns: readonly string[]
  flatten?: (row: Row) => readonly object[]
}

const listingColumns = sql`l.id as "_id", l.external_id as "externalId", l.name, l.category, l.description,
  l.is_archived as "isArchived", l.hidden_at is not null as "isHidden", l.kind_id as kind, l.tags, l.images,
  l.created_at as "createdAt", l.updated_at as "updatedAt"`

const listings = (table: 'crops' | 'equipments', columns: SqlFragment) => ({
  ids: (personId: string) =>
    sql`select id, updated_at from ${sql.raw(table)} where owner_id = ${personId}::uuid`,
  read: (db: Database, personId: string, ids: readonly string[]) =>
    queryRows<{ _id: string }>(
      db,
      sql`select ${listingColumns}, ${columns} from ${sql.raw(table)} l
        where l.id = any(${ids}::uuid[]) and l.owner_id = ${personId}::uuid`,
    ),
})

/** An order as one row for each line, with its persons' names and its address as columns. */
function orderLines(order: OrderView): object[] {
  const { lines, buyer, seller, address, deliveryTerms } = order
  return lines.map((line, at) => ({
    ...order,
    line: at + 1,
    cropId: line.cropId,
    crop: line.name,
    unit: line.unit,
    price: line.price,
    quantity: line.quantity,
    // In the first row alone, so that the column can be summed.
    total: at === 0 ? order.total : '',
    buyer: buyer.name,
    seller: seller.name,
    buyerPhone: buyer.phone,
    sellerPhone: seller.phone,
    addressName: address?.name,
    addressPhone: address?.phone,
    addressLine: address?.line,
    city: address?.city,
    state: address?.state,
    zip: address?.zip,
    deliveryKm: deliveryTerms?.distanceKm,
  }))
}

/** A booking with its persons and what bringing the machine costs as columns. */
const bookingLine = (booking: BookingView): object[] => {
  const { travel, renter, owner } = booking
  return [
    {
      ...booking,
      travel: travel !== null,
      travelFee: travel?.fee,
      travelKm: travel?.distanceKm,
      travelFromPin: travel?.fromPin,
      travelToPin: travel?.toPin,
      renter: renter.name,
      renterPhone: renter.phone,
      owner: owner.name,
      ownerPhone: owner.phone,
    },
  ]
}

/** The next ids in the order of the ids, which is that of their age. */
const idsStatement = (own: SqlFragment, after: string | null, since: string | null) => sql`
  select id from (${own}) own where (${sql.value(after)}::uuid is null or id > ${sql.value(after)}::uuid)
    and (${sql.value(since)}::timestamptz is null or updated_at >= ${sql.value(since)}::timestamptz)
  order by id limit ${batchSize}`

/** Members that hold an instant. By their form alone a note or a reference could be taken for one. */
const isInstantName = (name: string) => /(^at|At|Until)$/.test(name)

/** Instants in Indian time with their zone; the database's text is UTC. */
function withIndiaTimes(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return isInstantName(name) ? indiaInstant(value) : value
  if (Array.isArray(value)) return value.map((item) => withIndiaTimes(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([member, part]) => [member, withIndiaTimes(part, member)]),
  )
}

function csvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return withoutFormula(value.join(', '))
  return typeof value === 'string' ? withoutFormula(value) : String(value)
}

/** The rows of a kind as text, by id. Flattening sees the view's own type; the file has its times in India's. */
const exportOf = <Row extends { _id: string }>({
  ids,
  read,
  columns,
  flatten,
}: ExportRules<Row>) => ({
  ids,
  columns,
  readTexts: async (
    db: Database,
    personId: string,
    { wanted, format }: { wanted: readonly string[]; format: ExportFormat },
  ) => {
    const rows = await read(db, personId, wanted)
    const textOf = (row: Row) => {
      if (format === 'jsonl') return `${JSON.stringify(withIndiaTimes(row))}\n`
      const cells = (flatten?.(row) ?? [row]).map((line) => {
        const values = new Map(Object.entries(withIndiaTimes(line) as object))
        return columns.map((column) => csvCell(values.get(column)))
      })
      return stringify(cells, { record_delimiter: 'windows' })
    }
    return new Map(rows.map((row) => [row._id, textOf(row)]))
  },
})

const exports = {
  crops: exportOf({
    ...listings(
      'crops',
      sql`l.price, l.quantity, l.unit, l.shown_unit as "shownUnit", l.bag_kg as "bagKg",
        l.harvest_date as "harvestDate", l.expiry_date as "expiryDate", l.dispatch_time as "dispatchTime",
        l.is_organic as "isOrganic"`,
    ),
    columns: exportColumns.crops,
  }),
  equipment: exportOf({
    ...listings(
      'equipments',
      sql`l.price_per_day as "pricePerDay", l.currency, l.contact_number as "contactNumber",
        l.available_from as "availableFrom", l.available_to as "availableTo", l.status,
        l.safety_check_passed as "safetyCheckPassed"`,
    ),
    columns: exportColumns.equipment,
  }),
  orders: exportOf({
    ids: (personId) =>
      sql`select o.id, greatest(o.updated_at, own.updated_at) as updated_at from orders o
        left join order_references own on own.order_id = o.id and own.person_id = ${personId}::uuid
        where o.buyer_id = ${personId}::uuid or o.seller_id = ${personId}::uuid`,
    read: (db, personId, ids) => viewOrders(db, personId, ids),
    columns: exportColumns.orders,
    flatten: orderLines,
  }),
  bookings: exportOf({
    ids: (personId) => sql`select b.id, ${bookingUpdatedSql} as updated_at from bookings b
      where (b.renter_id = ${personId}::uuid or b.owner_id = ${personId}::uuid) and b.status <> 'blocked'`,
    read: (db, personId, ids) => viewBookings(db, personId, ids),
    columns: exportColumns.bookings,
    flatten: bookingLine,
  }),
  reviews: exportOf({
    ids: (personId) =>
      sql`select r.id, r.created_at as updated_at from reviews r where ${isReadableBy(personId)}`,
    read: (db, personId, ids) =>
      queryRows<{ _id: string }>(
        db,
        sql`select r.id as "_id", case when r.author_id = ${personId}::uuid then 'given' else 'received' end as side,
            r.order_id as "orderId", r.booking_id as "bookingId", r.item, r.subject_role as "of", r.stars, r.text,
            a.first_name as by, r.created_at as "createdAt"
          from reviews r join users a on a.id = r.author_id where r.id = any(${ids}::uuid[])
            and (r.author_id = ${personId}::uuid or r.subject_id = ${personId}::uuid)`,
      ),
    columns: exportColumns.reviews,
  }),
} satisfies Record<ExportKind, unknown>

/**
 * A person's own rows as the lines of a file, oldest first, one batch after the other. Times are ISO 8601 in
 * Indian time (+05:30).
 * @param since rows changed at or after this instant, ISO 8601; null for all.
 */
export async function* exportRows(
  db: Database,
  personId: string,
  { kind, format, since }: { kind: ExportKind; format: ExportFormat; since: string | null },
): AsyncGenerator<string> {
  const { ids, readTexts, columns } = exports[kind]
  if (format === 'csv') yield stringify([columns], { bom: true, record_delimiter: 'windows' })
  let after: string | null = null
  while (true) {
    const batch: { id: string }[] = await queryRows(db, idsStatement(ids(personId), after, since))
    if (batch.length === 0) return
    const wanted = batch.map(({ id }) => id)
    const texts = await readTexts(db, personId, { wanted, format })
    yield wanted.map((id) => texts.get(id) ?? '').join('')
    after = wanted.at(-1) ?? null
  }
}
