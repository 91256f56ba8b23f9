import { type SqlFragment, type SqlInput, sql } from '#server/platform/database/sql.ts'
import type { OwnListingSort } from '#shared/listing/listing.constants.ts'
import type { ListingTable } from './listing.entity.ts'
import { viewColumns } from './listing.sql.ts'

/** Columns for the owner alone: whether an operator has hidden the listing, and those of its kind. */
const ownColumns = ({ ownerColumns }: ListingTable, viewer: SqlInput) =>
  sql.join([
    sql`coalesce(l.owner_id = ${viewer}::uuid and l.hidden_at is not null, false) as "isHidden"`,
    sql`l.point is not null as "hasPoint"`,
    ...ownerColumns(viewer),
  ])

/** The order of an owner's listings of table `l`; machines have no stock, so theirs are then newest first. */
function ownOrderSql(
  { kind, priceOrder, lastDay }: ListingTable,
  sort: OwnListingSort,
): SqlFragment {
  const stock = kind === 'crop' ? ['quantity'] : []
  const prices = priceOrder.map(({ column }) => column)
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
  const sorted = columns.map((column) =>
    sql.raw(`l.${column} ${isDown ? 'desc' : 'asc'} nulls last`),
  )
  return sql.join([...sorted, sql`l.created_at desc`, sql`l.id desc`])
}

/** One page of an owner's listings, including archived ones. */
export function ownListingsStatement(
  table: ListingTable,
  ownerId: string,
  { limit, offset, sort }: { limit: number; offset: number; sort: OwnListingSort },
): SqlFragment {
  const owner = sql.value(ownerId)
  const order = ownOrderSql(table, sort)
  return sql.named(
    `${table.table}:own:${sort}`,
    sql`select ${viewColumns(table, owner)}, ${ownColumns(table, owner)}
      from (select id from ${sql.raw(table.table)} l where owner_id = ${owner}::uuid
        order by ${order} limit ${limit}::int offset ${offset}::int) page
      join ${sql.raw(table.table)} l using (id) join users u on u.id = l.owner_id
      order by ${order}`,
  )
}

/** Counts an owner's listings, up to `most`. */
export const ownListingsCountStatement = (
  table: ListingTable,
  ownerId: string,
  most: number,
) => sql`select count(*)::int as total from (
    select 1 from ${sql.raw(table.table)} where owner_id = ${ownerId}::uuid limit ${sql.raw(most)}) counted`

/** The newest public listings of a seller. */
export const sellerListingsStatement = (
  table: ListingTable,
  { sellerId, viewerId, limit }: { sellerId: string; viewerId: string | null; limit: number },
) =>
  sql.named(
    `${table.table}:seller`,
    sql`select ${viewColumns(table, viewerId)}
      from ${sql.raw(table.table)} l join users u on u.id = l.owner_id
      where l.owner_id = ${sellerId}::uuid and not l.is_archived
      order by l.created_at desc, l.id desc limit ${limit}::int`,
  )

/** One listing; an archived one only for its owner. */
export function oneListingStatement(table: ListingTable, id: string, viewerId: string | null) {
  const viewer = sql.value(viewerId)
  return sql.named(
    `${table.table}:one`,
    sql`select ${viewColumns(table, viewer)}, ${ownColumns(table, viewer)},
      case when l.point_precision = 'pin' then l.pin end as "pointPin"
      from ${sql.raw(table.table)} l join users u on u.id = l.owner_id
      where l.id = ${id}::uuid and (not l.is_archived or l.owner_id = ${viewer}::uuid)`,
  )
}

/** Those of these listings that are listed, in any order. */
export const listedByIdsStatement = (
  table: ListingTable,
  ids: readonly string[],
  viewerId: string | null,
) =>
  sql.named(
    `${table.table}:byIds`,
    sql`select ${viewColumns(table, viewerId)}
      from ${sql.raw(table.table)} l join users u on u.id = l.owner_id
      where l.id = any(${ids}::uuid[]) and not l.is_archived`,
  )
