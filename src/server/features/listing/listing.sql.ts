import type { SqlValue, Statement } from '#server/platform/database/database.ts'
import { instantSql } from '#server/platform/database/sql-text.ts'
import type { Sort } from '#shared/kit/pagination.schema.ts'
import { defaultPageSize } from '#shared/kit/pagination.schema.ts'
import type { ListingTable } from './listing.entity.ts'

/**
 * A condition as SQL without parameters, with a short key. Only values from fixed lists become
 * conditions, so that each combination has its own prepared statement and query plan.
 */
export interface Condition {
  key: string
  sql: string
}

/** What narrows a list. `tsquery` is null without a search. */
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

/** The columns of the view of listing `l` with its seller `u`; `$1` is the viewer's id. */
export const viewColumns = ({ columns, ownListingField }: ListingTable) => `l.id as "_id", l.name,
  l.category, l.description, ${columns}, l.is_archived as "isArchived", to_json(l.tags) as tags,
  to_json(l.images) as images, ${instantSql('l.created_at')} as "createdAt",
  coalesce(l.owner_id = $1::uuid, false) as "${ownListingField}",
  json_build_object('_id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
    'image', u.image, 'verified', u.verified, 'place', l.place, 'rating', u.rating,
    'numReviews', u.num_reviews) as "user"`

/**
 * The id breaks ties, so that no listing is on two pages or on none. `newest` sorts by `newest_at`,
 * which moves listings down where one seller would fill a page (see listing-spread.service).
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

const conditionSql = ({ conditions, tsquery }: ListFilter, searchParameter: string) =>
  [
    'not is_archived',
    ...conditions.map(({ sql }) => sql),
    ...(tsquery ? [`search @@ ${searchParameter}`] : []),
  ]
    .map((condition) => `(${condition})`)
    .join(' and ')

/** The statement's name, for the usual page size only: prepared statements live as long as a connection. */
function statementName(mode: string, query: PageQuery): string | undefined {
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

/** Finds the ids first, from an index alone where possible, and then reads the details of these few. */
function detailsStatement(
  query: PageQuery,
  { mode, ctes, values, extraColumn }: PageIds,
): Statement {
  const { table, viewerId, sort } = query
  const name = statementName(mode, query)
  return {
    text: `with ${ctes} select ${extraColumn ?? ''} ${viewColumns(table)}
      from page join ${table.table} l using (id) join users u on u.id = l.owner_id
      order by ${orderBy(table, sort, 'l.')}`,
    values: [viewerId, ...values],
    ...(name && { name }),
  }
}

/** Reads the index of the sort order until the page is full. */
export function listingWalkStatement(query: PageQuery): Statement {
  const { table, filter, sort, limit, offset } = query
  const values: SqlValue[] = filter.tsquery ? [filter.tsquery] : []
  // The first page has no offset parameter, so that its generic plan is the right one.
  if (offset > 0) values.push(offset)
  const skip = offset > 0 ? ` offset $${values.length + 1}` : ''
  return detailsStatement(query, {
    mode: `walk${filter.tsquery ? 'q' : ''}${offset > 0 ? 'n' : '1'}`,
    ctes: `page as (select id from ${table.table} where ${conditionSql(filter, '$2::tsquery')}
      order by ${orderBy(table, sort)} limit ${limit}${skip})`,
    values,
  })
}

/** As `listingWalkStatement` with a search, but reads at most `window` listings, so it always ends soon. */
export function listingWindowStatement(query: PageQuery, window: number): Statement {
  const { table, filter, sort, limit, offset } = query
  const order = orderBy(table, sort)
  return detailsStatement(query, {
    mode: 'window',
    ctes: `seen as (
        select id, search, created_at, newest_at, ${table.price} from ${table.table}
        where ${conditionSql({ ...filter, tsquery: null }, '')} order by ${order} limit $4
      ), page as (
        select id from seen where search @@ $2::tsquery order by ${order} limit ${limit} offset $3)`,
    values: [filter.tsquery, offset, window],
  })
}

/**
 * Collects up to `most` matches from the text index, then sorts them. Materialized with a limit, so
 * that the planner cannot read the date index for a word that hardly any listing has (400 ms).
 * Each row carries `matches`, the number collected; `most` means that there may be more.
 */
export function listingMatchesStatement(query: PageQuery, most: number): Statement {
  const { table, filter, sort, limit, offset } = query
  return detailsStatement(query, {
    mode: 'gather',
    ctes: `found as materialized (
        select id, created_at, newest_at, ${table.price} from ${table.table}
        where ${conditionSql(filter, '$2::tsquery')} limit $4
      ), page as (
        select id from found order by ${orderBy(table, sort)} limit ${limit} offset $3)`,
    values: [filter.tsquery, offset, most],
    extraColumn: '(select count(*)::int from found) as matches,',
  })
}

/** Counts the listings that match the filter, up to `most`. */
export function listingCountStatement(
  table: ListingTable,
  filter: ListFilter,
  most: number,
): Statement {
  return {
    text: `select count(*)::int as total from (
      select 1 from ${table.table} where ${conditionSql(filter, '$1::tsquery')} limit ${most}) counted`,
    ...(filter.tsquery && { values: [filter.tsquery] }),
  }
}

/** Columns for the owner alone: whether an operator has hidden the listing, and those of its kind. */
const ownColumns = ({ ownerColumns }: ListingTable) =>
  [
    `coalesce(l.owner_id = $1::uuid and l.hidden_at is not null, false) as "isHidden"`,
    ...ownerColumns,
  ].join(', ')

/** One page of an owner's listings, including archived ones, newest first. */
export const ownListingsStatement = (
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

/** Counts an owner's listings, up to `most`. */
export const ownListingsCountStatement = (
  table: ListingTable,
  ownerId: string,
  most: number,
): Statement => ({
  text: `select count(*)::int as total from (
    select 1 from ${table.table} where owner_id = $1::uuid limit ${most}) counted`,
  values: [ownerId],
})

/** The newest public listings of a seller. */
export const sellerListingsStatement = (
  table: ListingTable,
  { sellerId, viewerId, limit }: { sellerId: string; viewerId: string | null; limit: number },
): Statement => ({
  name: `${table.table}:seller`,
  text: `select ${viewColumns(table)} from ${table.table} l join users u on u.id = l.owner_id
    where l.owner_id = $2::uuid and not l.is_archived
    order by l.created_at desc, l.id desc limit $3::int`,
  values: [viewerId, sellerId, limit],
})

/** One listing; an archived one only for its owner. */
export const oneListingStatement = (
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
