import type { SqlValue, Statement } from '#server/platform/database/database.ts'
import type { Sort } from '#shared/kit/pagination.schema.ts'
import { defaultPageSize } from '#shared/kit/pagination.schema.ts'
import type { ListingTable } from './listing.entity.ts'

/**
 * One condition as SQL without parameters, with a short key for it. Only fixed lists become
 * conditions: as texts of their own they get plans of their own, made once and kept.
 */
export interface Condition {
  key: string
  sql: string
}

/** What a list is narrowed to. `tsquery` is null without a search. */
export interface ListFilter {
  conditions: readonly Condition[]
  tsquery: string | null
}

export interface PageQuery {
  table: ListingTable
  filter: ListFilter
  sort: Sort
  limit: number
  offset: number
  viewerId: string | null
}

const instant = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The view of listing `l` with its seller `u`; `$1` is the viewer's id. */
export const viewColumns = ({ columns, ownMark }: ListingTable) => `l.id as "_id", l.name,
  l.category, l.description, ${columns}, l.is_archived as "isArchived", to_json(l.tags) as tags,
  to_json(l.images) as images, ${instant('l.created_at')} as "createdAt",
  coalesce(l.owner_id = $1::uuid, false) as "${ownMark}",
  json_build_object('_id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
    'image', u.image, 'verified', u.verified, 'place', l.place, 'rating', u.rating,
    'numReviews', u.num_reviews) as "user"`

/**
 * The id settles the order of equals, so that no listing is on two pages or on none. Newest goes by
 * `newest_at`, which is later in the list where one seller would fill a page (listing-spread.service).
 */
function orderBy({ price }: ListingTable, sort: Sort, row = ''): string {
  const [column, direction] = {
    newest: ['newest_at', ' desc'],
    oldest: ['created_at', ''],
    'price-low': [price, ''],
    'price-high': [price, ' desc'],
  }[sort] as [string, string]
  return `${row}${column}${direction}, ${row}id${direction}`
}

const where = ({ conditions, tsquery }: ListFilter, at: string) =>
  ['not is_archived', ...conditions.map(({ sql }) => sql), ...(tsquery ? [`search @@ ${at}`] : [])]
    .map((condition) => `(${condition})`)
    .join(' and ')

/** Prepared by name for the usual page size only: names are kept for as long as a connection is. */
function named(mode: string, query: PageQuery): string | undefined {
  if (query.limit !== defaultPageSize) return undefined
  const keys = query.filter.conditions.map(({ key }) => key).join('+')
  return `${query.table.table}:${mode}:${query.sort}:${keys}`
}

interface PageIds {
  mode: string
  /** Common table expressions, the last of which is `page (id)`. */
  ctes: string
  values: SqlValue[]
  extraColumn?: string
}

/** Ids first, from an index alone where it has all that is asked; then the details of these few. */
function withDetails(query: PageQuery, { mode, ctes, values, extraColumn }: PageIds): Statement {
  const { table, viewerId, sort } = query
  const name = named(mode, query)
  return {
    text: `with ${ctes} select ${extraColumn ?? ''} ${viewColumns(table)}
      from page join ${table.table} l using (id) join users u on u.id = l.owner_id
      order by ${orderBy(table, sort, 'l.')}`,
    values: [viewerId, ...values],
    ...(name && { name }),
  }
}

/** Walks the sort's index until the page is full. */
export function walkStatement(query: PageQuery): Statement {
  const { table, filter, sort, limit, offset } = query
  const values: SqlValue[] = filter.tsquery ? [filter.tsquery] : []
  // The first page has no parameter for its place, so that one plan for all times is the right one.
  if (offset > 0) values.push(offset)
  const skip = offset > 0 ? ` offset $${values.length + 1}` : ''
  return withDetails(query, {
    mode: `walk${filter.tsquery ? 'q' : ''}${offset > 0 ? 'n' : '1'}`,
    ctes: `page as (select id from ${table.table} where ${where(filter, '$2::tsquery')}
      order by ${orderBy(table, sort)} limit ${limit}${skip})`,
    values,
  })
}

/** As `walkStatement` for a search, but looks at `window` listings at most, so it always ends soon. */
export function windowStatement(query: PageQuery, window: number): Statement {
  const { table, filter, sort, limit, offset } = query
  const order = orderBy(table, sort)
  return withDetails(query, {
    mode: 'window',
    ctes: `seen as (
        select id, search, created_at, newest_at, ${table.price} from ${table.table}
        where ${where({ ...filter, tsquery: null }, '')} order by ${order} limit $4
      ), page as (
        select id from seen where search @@ $2::tsquery order by ${order} limit ${limit} offset $3)`,
    values: [filter.tsquery, offset, window],
  })
}

/**
 * Gathers up to `most` matches by the text index, then sorts these. Materialized with a limit, so
 * that the planner cannot walk the date index for a word that hardly any listing has (400 ms).
 * Each row carries `matches`, the number gathered: `most` means that there may be more.
 */
export function gatherStatement(query: PageQuery, most: number): Statement {
  const { table, filter, sort, limit, offset } = query
  return withDetails(query, {
    mode: 'gather',
    ctes: `found as materialized (
        select id, created_at, newest_at, ${table.price} from ${table.table}
        where ${where(filter, '$2::tsquery')} limit $4
      ), page as (
        select id from found order by ${orderBy(table, sort)} limit ${limit} offset $3)`,
    values: [filter.tsquery, offset, most],
    extraColumn: '(select count(*)::int from found) as matches,',
  })
}

/** Counts what the filter finds, up to `most`. */
export function countStatement(table: ListingTable, filter: ListFilter, most: number): Statement {
  return {
    text: `select count(*)::int as total from (
      select 1 from ${table.table} where ${where(filter, '$1::tsquery')} limit ${most}) counted`,
    ...(filter.tsquery && { values: [filter.tsquery] }),
  }
}

/** What a listing's owner sees besides: whether an operator has hidden it, and the kind's own. */
const ownColumns = ({ ownersColumns }: ListingTable) =>
  [
    `coalesce(l.owner_id = $1::uuid and l.hidden_at is not null, false) as "isHidden"`,
    ...ownersColumns,
  ].join(', ')

/** Part of everything that one person lists, archived included, newest first. */
export const ownStatement = (
  table: ListingTable,
  ownerId: string,
  { limit, offset }: { limit: number; offset: number },
): Statement => ({
  name: `${table.table}:own`,
  text: `select ${viewColumns(table)}, ${ownColumns(table)}
    from (select id from ${table.table} where owner_id = $1::uuid
      order by created_at desc, id desc limit $2::int offset $3::int) page
    join ${table.table} l using (id) join users u on u.id = l.owner_id
    order by l.created_at desc, l.id desc`,
  values: [ownerId, limit, offset],
})

/** Counts what one person lists, up to `most`. */
export const ownCountStatement = (
  table: ListingTable,
  ownerId: string,
  most: number,
): Statement => ({
  text: `select count(*)::int as total from (
    select 1 from ${table.table} where owner_id = $1::uuid limit ${most}) counted`,
  values: [ownerId],
})

/** The newest of what one person offers everybody. */
export const sellerStatement = (
  table: ListingTable,
  { sellerId, viewerId, limit }: { sellerId: string; viewerId: string | null; limit: number },
): Statement => ({
  name: `${table.table}:seller`,
  text: `select ${viewColumns(table)} from ${table.table} l join users u on u.id = l.owner_id
    where l.owner_id = $2::uuid and not l.is_archived
    order by l.created_at desc, l.id desc limit $3::int`,
  values: [viewerId, sellerId, limit],
})

/** One listing; an archived one for its owner alone. */
export const oneStatement = (
  table: ListingTable,
  id: string,
  viewerId: string | null,
): Statement => ({
  name: `${table.table}:one`,
  text: `select ${viewColumns(table)}, ${ownColumns(table)}
    from ${table.table} l join users u on u.id = l.owner_id
    where l.id = $2::uuid and (not l.is_archived or l.owner_id = $1::uuid)`,
  values: [viewerId, id],
})
