import type { CursorPage } from '#server/platform/database/list/list-cursor.ts'
import { type SqlFragment, type SqlInput, sql } from '#server/platform/database/sql.ts'
import type { OwnListingSort, OwnListingStatus } from '#shared/listing/listing.constants.ts'
import type { ListingTable } from '../listing.entity.ts'
import { viewColumns } from '../listing.sql.ts'
import { ownColumns } from '../listing-details.sql.ts'

/** The order of an owner's listings of table `l`; machines have no stock, so theirs are then newest first. */
function ownOrderSql(
  { kind, priceOrder, lastDay }: ListingTable,
  sort: OwnListingSort,
): SqlFragment {
  const stock = kind === 'crop' ? ['quantity'] : []
  const prices = priceOrder.map(({ column }) => column)
  const alwaysUp = priceOrder.flatMap(({ column, isAlwaysUp }) => (isAlwaysUp ? [column] : []))
  const orders: Record<OwnListingSort, { columns: readonly string[]; isDown?: boolean }> = {
    newest: { columns: [] },
    oldest: { columns: ['created_at'] },
    'name-a': { columns: ['name'] },
    'name-z': { columns: ['name'], isDown: true },
    'price-low': { columns: prices },
    'price-high': { columns: prices, isDown: true },
    'stock-low': { columns: stock },
    'stock-high': { columns: stock, isDown: true },
    'last-day-first': { columns: [lastDay] },
    'last-day-last': { columns: [lastDay], isDown: true },
  }
  const { columns, isDown = false } = orders[sort]
  const sorted = columns.map((column) => {
    const direction = isDown && !alwaysUp.some((one) => one === column) ? 'desc' : 'asc'
    return sql.raw(`l.${column} ${direction} nulls last`)
  })
  return sql.join([...sorted, sql`l.created_at desc`, sql`l.id desc`])
}

export interface OwnListingFilter {
  ownerId: string
  status: OwnListingStatus | ''
  /** "" for all. */
  externalId: string
  /** ISO 8601; "" for all. */
  updatedSince: string
}

const ownConditions = (
  { status, externalId, updatedSince }: OwnListingFilter,
  owner: SqlInput,
): SqlFragment =>
  sql.join(
    [
      sql`owner_id = ${owner}::uuid`,
      ...(status === '' ? [] : [status === 'archived' ? sql`is_archived` : sql`not is_archived`]),
      ...(externalId === '' ? [] : [sql`external_id = ${externalId}`]),
      ...(updatedSince === '' ? [] : [sql`updated_at >= ${updatedSince}::timestamptz`]),
    ],
    ' and ',
  )

const isNarrowed = ({ status, externalId, updatedSince }: OwnListingFilter) =>
  status !== '' || externalId !== '' || updatedSince !== ''

/** One page of an owner's listings, including archived ones. */
export function ownListingsStatement(
  table: ListingTable,
  filter: OwnListingFilter,
  { limit, offset, sort }: { limit: number; offset: number; sort: OwnListingSort },
): SqlFragment {
  const owner = sql.value(filter.ownerId)
  const order = ownOrderSql(table, sort)
  const statement = sql`select ${viewColumns(table, owner)}, ${ownColumns(table, owner)}
      from (select id from ${sql.raw(table.table)} l where ${ownConditions(filter, owner)}
        order by ${order} limit ${limit}::int offset ${offset}::int) page
      join ${sql.raw(table.table)} l using (id) join users u on u.id = l.owner_id
      order by ${order}`
  return isNarrowed(filter) ? statement : sql.named(`${table.table}:own:${sort}`, statement)
}

/** An owner's listings after a cursor, one more than are shown. */
export function ownListingsAfterCursorStatement(
  table: ListingTable,
  filter: OwnListingFilter,
  cursorPage: CursorPage,
): SqlFragment {
  const owner = sql.value(filter.ownerId)
  return sql`select ${viewColumns(table, owner)}, ${ownColumns(table, owner)}
    from (select id from ${sql.raw(table.table)} where ${ownConditions(filter, owner)} and ${cursorPage.after()}
      order by ${cursorPage.order()} limit ${cursorPage.rowsToRead}) page
    join ${sql.raw(table.table)} l using (id) join users u on u.id = l.owner_id
    order by ${cursorPage.order('l.')}`
}

/** Counts an owner's listings, up to `maxCount`. */
export const ownListingsCountStatement = (
  table: ListingTable,
  filter: OwnListingFilter,
  maxCount: number,
) => sql`select count(*)::int as total from (
    select 1 from ${sql.raw(table.table)} where ${ownConditions(filter, filter.ownerId)} limit ${sql.raw(maxCount)}) counted`
