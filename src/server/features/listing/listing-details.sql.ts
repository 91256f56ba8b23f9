import { type SqlInput, sql, sqlTemplate } from '#server/platform/database/sql.ts'
import type { ListingTable } from './listing.entity.ts'
import { viewColumns } from './listing.sql.ts'

/** Columns for the owner alone: whether an operator has hidden the listing, and those of its kind. */
export const ownColumns = ({ ownerColumns }: ListingTable, viewer: SqlInput) =>
  sql.join([
    sql`coalesce(l.owner_id = ${viewer}::uuid and l.hidden_at is not null, false) as "isHidden"`,
    sql`l.point is not null as "hasPoint"`,
    ...ownerColumns(viewer),
  ])

const oneListing = new WeakMap<ListingTable, ReturnType<typeof oneListingTemplate>>()

const oneListingTemplate = (table: ListingTable) =>
  sqlTemplate<[id: string, viewerId: string | null]>(
    `${table.table}:one`,
    (id, viewer) => sql`select ${viewColumns(table, viewer)}, ${ownColumns(table, viewer)},
      case when l.point_precision = 'pin' then l.pin end as "pointPin"
      from ${sql.raw(table.table)} l join users u on u.id = l.owner_id
      where l.id = ${id}::uuid and (not l.is_archived or l.owner_id = ${viewer}::uuid)`,
  )

/** One listing; an archived one only for its owner. */
export function oneListingStatement(table: ListingTable, id: string, viewerId: string | null) {
  const write = oneListing.get(table) ?? oneListingTemplate(table)
  oneListing.set(table, write)
  return write(id, viewerId)
}

/** Those of these listings that are listed, in any order. */
export const publicListingsStatement = (
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
