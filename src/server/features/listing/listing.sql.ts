import { type SqlFragment, type SqlInput, sql } from '#server/platform/database/sql.ts'
import { instantSql } from '#server/platform/database/sql-text.ts'
import { defaultPageSize, type ListingSort } from '#shared/kit/pagination.schema.ts'
import {
  areaConditions,
  areaKey,
  chordSql,
  distanceKmSql,
  type ListArea,
  pointSql,
} from './area/listing-area.sql.ts'
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
  area: ListArea
}

export interface PageQuery {
  table: ListingTable
  filter: ListFilter
  sort: ListingSort
  limit: number
  offset: number
  viewerId: string | null
}

/** The columns of the view of listing `l` with its seller `u`. @param viewer the viewer's id. */
export const viewColumns = (
  { columns, ownListingField }: ListingTable,
  viewer: SqlInput,
) => sql`l.id as "_id", l.name,
  l.category, l.description, ${sql.raw(columns)}, l.is_archived as "isArchived",
  ${pointSql} as point, to_json(l.tags) as tags,
  to_json(l.images) as images, ${instantSql('l.created_at')} as "createdAt",
  coalesce(l.owner_id = ${viewer}::uuid, false) as "${sql.raw(ownListingField)}",
  json_build_object('_id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
    'image', u.image, 'verified', u.verified, 'place', l.place, 'rating', u.rating,
    'numReviews', u.num_reviews) as "user"`

/**
 * The id breaks ties, so that no listing is on two pages or on none. `newest` sorts by `newest_at`,
 * which moves listings down where one seller would fill a page (see listing-spread.service).
 */
export function orderBy(
  { table: { price }, sort, filter: { area } }: PageQuery,
  row = '',
): SqlFragment {
  if (sort === 'nearest') {
    if (!area.center) throw new Error('A list by distance needs a place.')
    return sql`${chordSql(area.center, row)}, ${sql.raw(`${row}point, ${row}id`)}`
  }
  const [column, direction] = {
    newest: ['newest_at', ' desc'],
    oldest: ['created_at', ''],
    'price-low': [price, ''],
    'price-high': [price, ' desc'],
  }[sort] as [string, string]
  return sql.raw(`${row}${column}${direction}, ${row}id${direction}`)
}

const fixedConditions = (conditions: readonly Condition[]) => [
  sql`(not is_archived)`,
  ...conditions.map((condition) => sql.raw(`(${condition.sql})`)),
]

export const searchCondition = ({ tsquery }: ListFilter) =>
  tsquery ? [sql`(search @@ ${tsquery}::tsquery)`] : []

/** @param by see `areaConditions`. */
export const conditionSql = (filter: ListFilter, by: 'points' | 'rows') =>
  sql.join(
    [
      ...fixedConditions(filter.conditions),
      ...searchCondition(filter),
      ...areaConditions(filter.area, by),
    ],
    ' and ',
  )

/** The statement's name, for the usual page size only: prepared statements live as long as a connection. */
function statementName(mode: string, query: PageQuery): string | undefined {
  if (query.limit !== defaultPageSize) return undefined
  const keys = query.filter.conditions.map(({ key }) => key).join('+')
  const area = areaKey(query.filter.area)
  return `${query.table.table}:${mode}:${query.sort}:${keys}${area && `:${area}`}`
}

export interface PageIds {
  mode: string
  /** Common table expressions, the last of which is `page (id)`. */
  ctes: SqlFragment
  extraColumn?: SqlFragment
}

/** Finds the ids first, from an index alone where possible, and then reads the details of these few. */
export function detailsStatement(
  query: PageQuery,
  { mode, ctes, extraColumn }: PageIds,
): SqlFragment {
  const { table, viewerId } = query
  const { center } = query.filter.area
  const distance = center ? sql`${distanceKmSql(center, 'l.')} as "distanceKm",` : sql``
  const name = statementName(mode, query)
  const statement = sql`with ${ctes} select ${extraColumn ?? sql``} ${distance} ${viewColumns(table, viewerId)}
    from page join ${sql.raw(table.table)} l using (id) join users u on u.id = l.owner_id
    order by ${orderBy(query, 'l.')}`
  return name === undefined ? statement : sql.named(name, statement)
}

/** Reads the index of the sort order until the page is full. */
export function listingWalkStatement(query: PageQuery): SqlFragment {
  const { table, filter, limit, offset } = query
  // The first page has no offset parameter, so that its generic plan is the right one.
  const skip = offset > 0 ? sql` offset ${offset}` : sql``
  return detailsStatement(query, {
    mode: `walk${filter.tsquery ? 'q' : ''}${offset > 0 ? 'n' : '1'}`,
    ctes: sql`page as (select id from ${sql.raw(table.table)} where ${conditionSql(filter, 'rows')}
      order by ${orderBy(query)} limit ${sql.raw(limit)}${skip})`,
  })
}

/** The columns by which a list is sorted and narrowed, for the ones that are collected first. */
export const collectedColumns = ({ price }: ListingTable, { center, state }: ListArea) =>
  sql.raw(
    ['id, created_at, newest_at', price, center ? 'point' : '', state ? 'state, district' : '']
      .filter(Boolean)
      .join(', '),
  )

/** As `listingWalkStatement` with a search, but reads at most `window` listings, so it always ends soon. */
export function listingWindowStatement(query: PageQuery, window: number): SqlFragment {
  const { table, filter, limit, offset } = query
  const order = orderBy(query)
  const then = [...searchCondition(filter), ...areaConditions(filter.area, 'rows')]
  return detailsStatement(query, {
    mode: 'window',
    ctes: sql`seen as (
        select search, ${collectedColumns(table, filter.area)} from ${sql.raw(table.table)}
        where ${sql.join(fixedConditions(filter.conditions), ' and ')} order by ${order} limit ${window}
      ), page as (
        select id from seen where ${sql.join(then, ' and ')}
        order by ${order} limit ${sql.raw(limit)} offset ${offset})`,
  })
}

/**
 * Collects up to `most` matches from the text index, or by `points` from the index of points or areas,
 * then sorts them. Materialized with a limit, so that the planner cannot read the date index for a word
 * that hardly any listing has (400 ms). Each row carries `matches`, the number collected; `most` means
 * that there may be more.
 */
export function listingMatchesStatement(
  query: PageQuery,
  most: number,
  by: 'points' | 'rows',
): SqlFragment {
  const { table, filter, limit, offset } = query
  return detailsStatement(query, {
    mode: `gather-${by}${filter.tsquery ? 'q' : ''}`,
    ctes: sql`found as materialized (
        select ${collectedColumns(table, filter.area)} from ${sql.raw(table.table)}
        where ${conditionSql(filter, by)} limit ${most}
      ), page as (
        select id from found order by ${orderBy(query)}
        limit ${sql.raw(limit)} offset ${offset})`,
    extraColumn: sql`(select count(*)::int from found) as matches,`,
  })
}

/** Counts the listings that match the filter, up to `most`. */
export const listingCountStatement = (
  table: ListingTable,
  filter: ListFilter,
  most: number,
  by: 'points' | 'rows',
) =>
  sql`select count(*)::int as total from (
    select 1 from ${sql.raw(table.table)} where ${conditionSql(filter, by)} limit ${sql.raw(most)}) counted`
