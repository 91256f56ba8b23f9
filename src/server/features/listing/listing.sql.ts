import { type SqlFragment, type SqlInput, sql } from '#server/platform/database/sql.ts'
import { instantSql } from '#server/platform/database/sql-text.ts'
import type { Sort } from '#shared/kit/pagination.schema.ts'
import { defaultPageSize } from '#shared/kit/pagination.schema.ts'
import type { ListingTable } from './listing.entity.ts'
import type { SearchCondition } from './listing-search.sql.ts'

/**
 * A condition as SQL without parameters, with a short key. Only values from fixed lists become
 * conditions, so that each combination has its own prepared statement and query plan.
 */
export interface Condition {
  key: string
  sql: string
}

/** What narrows a list. */
export interface ListFilter {
  conditions: readonly Condition[]
  /** Null without a search. */
  search: SearchCondition | null
}

export interface PageQuery {
  table: ListingTable
  filter: ListFilter
  sort: Sort
  limit: number
  offset: number
  viewerId: string | null
}

/** The columns of the view of listing `l` with its seller `u`. @param viewer the viewer's id. */
export const viewColumns = (
  { columns, ownListingField }: ListingTable,
  viewer: SqlInput,
) => sql`l.id as "_id", l.name,
  l.category, l.description, l.kind_id as kind, ${sql.raw(columns)}, l.is_archived as "isArchived", to_json(l.tags) as tags,
  to_json(l.images) as images, ${instantSql('l.created_at')} as "createdAt",
  coalesce(l.owner_id = ${viewer}::uuid, false) as "${sql.raw(ownListingField)}",
  json_build_object('_id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
    'image', u.image, 'verified', u.verified, 'place', l.place, 'rating', u.rating,
    'numReviews', u.num_reviews) as "user"`

/**
 * The id breaks ties, so that no listing is on two pages or on none. `newest` sorts by `newest_at`,
 * which moves listings down where one seller would fill a page (see listing-spread.service).
 */
function orderBy({ price }: ListingTable, sort: Sort, row = ''): SqlFragment {
  const [column, direction] = {
    newest: ['newest_at', ' desc'],
    oldest: ['created_at', ''],
    'price-low': [price, ''],
    'price-high': [price, ' desc'],
  }[sort] as [string, string]
  return sql.raw(`${row}${column}${direction}, ${row}id${direction}`)
}

const conditionSql = ({ conditions, search }: ListFilter) =>
  sql.join(
    [
      sql`(not is_archived)`,
      ...conditions.map((condition) => sql.raw(`(${condition.sql})`)),
      ...(search?.plain ? [search.plain] : []),
      ...(search?.text ? [search.text] : []),
    ],
    ' and ',
  )

const withoutText = (filter: ListFilter): ListFilter => ({
  ...filter,
  search: filter.search && { ...filter.search, text: null },
})

/** The statement's name, for the usual page size only: prepared statements live as long as a connection. */
function statementName(mode: string, query: PageQuery): string | undefined {
  if (query.limit !== defaultPageSize) return undefined
  const keys = query.filter.conditions.map(({ key }) => key).join('+')
  const search = query.filter.search ? `:${query.filter.search.key}` : ''
  return `${query.table.table}:${mode}:${query.sort}:${keys}${search}`
}

interface PageIds {
  mode: string
  /** Common table expressions, the last of which is `page (id)`. */
  ctes: SqlFragment
  extraColumn?: SqlFragment
  /** What the page is sorted by before the sort itself. */
  firstOrder?: SqlFragment
}

/** Finds the ids first, from an index alone where possible, and then reads the details of these few. */
function detailsStatement(query: PageQuery, { mode, ctes, ...extra }: PageIds): SqlFragment {
  const { table, viewerId, sort } = query
  const name = statementName(mode, query)
  const statement = sql`with ${ctes} select ${extra.extraColumn ?? sql``} ${viewColumns(table, viewerId)}
    from page join ${sql.raw(table.table)} l using (id) join users u on u.id = l.owner_id
    order by ${extra.firstOrder ?? sql``} ${orderBy(table, sort, 'l.')}`
  return name === undefined ? statement : sql.named(name, statement)
}

/** Reads the index of the sort order until the page is full. */
export function listingWalkStatement(query: PageQuery): SqlFragment {
  const { table, filter, sort, limit, offset } = query
  // The first page has no offset parameter, so that its generic plan is the right one.
  const skip = offset > 0 ? sql` offset ${offset}` : sql``
  return detailsStatement(query, {
    mode: `walk${offset > 0 ? 'n' : '1'}`,
    ctes: sql`page as (select id from ${sql.raw(table.table)} where ${conditionSql(filter)}
      order by ${orderBy(table, sort)} limit ${sql.raw(limit)}${skip})`,
  })
}

/** As `listingWalkStatement` with a search, but reads at most `window` listings, so it always ends soon. */
export function listingWindowStatement(query: PageQuery, window: number): SqlFragment {
  const { table, filter, sort, limit, offset } = query
  const order = orderBy(table, sort)
  return detailsStatement(query, {
    mode: 'window',
    ctes: sql`seen as (
        select id, search, kind_id, created_at, newest_at, ${sql.raw(table.price)} from ${sql.raw(table.table)}
        where ${conditionSql(withoutText(filter))} order by ${order} limit ${window}
      ), page as (
        select id from seen where ${filter.search?.text ?? sql`true`}
        order by ${order} limit ${sql.raw(limit)} offset ${offset})`,
  })
}

/**
 * Collects up to `most` matches from the text index, then sorts them. Materialized with a limit, so
 * that the planner cannot read the date index for a word that hardly any listing has (400 ms).
 * Each row carries `matches`, the number collected; `most` means that there may be more.
 * @param tier the number of a listing's part of the results: parts come one after the other.
 */
export function listingMatchesStatement(
  query: PageQuery,
  most: number,
  tier: SqlFragment = sql`0`,
): SqlFragment {
  const { table, filter, sort, limit, offset } = query
  return detailsStatement(query, {
    mode: 'gather',
    ctes: sql`found as materialized (
        select id, created_at, newest_at, ${sql.raw(table.price)}, ${tier} as tier
        from ${sql.raw(table.table)} where ${conditionSql(filter)} limit ${most}
      ), page as (
        select id, tier from found order by tier, ${orderBy(table, sort)}
        limit ${sql.raw(limit)} offset ${offset})`,
    extraColumn: sql`(select count(*)::int from found) as matches,`,
    firstOrder: sql`page.tier,`,
  })
}

/** Counts the listings that match the filter, up to `most`. */
export const listingCountStatement = (table: ListingTable, filter: ListFilter, most: number) =>
  sql`select count(*)::int as total from (
    select 1 from ${sql.raw(table.table)} where ${conditionSql(filter)} limit ${sql.raw(most)}) counted`

/** Columns for the owner alone: whether an operator has hidden the listing, and those of its kind. */
const ownColumns = ({ ownerColumns }: ListingTable, viewer: SqlInput) =>
  sql.join([
    sql`coalesce(l.owner_id = ${viewer}::uuid and l.hidden_at is not null, false) as "isHidden"`,
    ...ownerColumns(viewer),
  ])

/** One page of an owner's listings, including archived ones, newest first. */
export function ownListingsStatement(
  table: ListingTable,
  ownerId: string,
  { limit, offset }: { limit: number; offset: number },
): SqlFragment {
  const owner = sql.value(ownerId)
  return sql.named(
    `${table.table}:own`,
    sql`select ${viewColumns(table, owner)}, ${ownColumns(table, owner)}
      from (select id from ${sql.raw(table.table)} where owner_id = ${owner}::uuid
        order by created_at desc, id desc limit ${limit}::int offset ${offset}::int) page
      join ${sql.raw(table.table)} l using (id) join users u on u.id = l.owner_id
      order by l.created_at desc, l.id desc`,
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
    sql`select ${viewColumns(table, viewer)}, ${ownColumns(table, viewer)}
      from ${sql.raw(table.table)} l join users u on u.id = l.owner_id
      where l.id = ${id}::uuid and (not l.is_archived or l.owner_id = ${viewer}::uuid)`,
  )
}
