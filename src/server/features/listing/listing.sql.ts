import { type SqlFragment, type SqlInput, sql } from '#server/platform/database/sql.ts'
import { instantSql } from '#server/platform/database/sql-text.ts'
import { defaultPageSize, type ListingSort } from '#shared/kit/pagination.schema.ts'
import {
  type AreaIndex,
  areaConditions,
  areaKey,
  chordSql,
  distanceKmSql,
  type ListArea,
  pointSql,
} from './area/listing-area.sql.ts'
import type { ListingTable } from './listing.entity.ts'
import type { SearchCondition } from './listing-search.sql.ts'

/**
 * A condition as SQL without parameters, with a short key. Only values from fixed lists become
 * conditions, so that each combination has its own prepared statement and query plan.
 */
export interface Condition {
  key: string
  sql: SqlFragment
}

/** Rupees per kilogram, both included; null for no limit. */
export interface PriceRange {
  min: number | null
  max: number | null
}

export const hasPriceLimit = ({ min, max }: PriceRange) => min !== null || max !== null

/** What narrows a list. */
export interface ListFilter {
  conditions: readonly Condition[]
  /** Null without a search. */
  search: SearchCondition | null
  prices: PriceRange
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
  l.category, l.description, l.kind_id as kind, ${sql.raw(columns)}, l.is_archived as "isArchived",
  ${pointSql} as point, to_json(l.tags) as tags,
  to_json(l.images) as images, ${instantSql('l.created_at')} as "createdAt", ${instantSql('l.updated_at')} as "updatedAt",
  coalesce(l.owner_id = ${viewer}::uuid, false) as "${sql.raw(ownListingField)}",
  json_build_object('_id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
    'image', u.image, 'verified', u.verified, 'place', l.place, 'rating', u.rating,
    'numReviews', u.num_reviews) as "user"`

/**
 * The id breaks ties, so that no listing is on two pages or on none. `newest` sorts by `newest_at`,
 * which moves listings down where one seller would fill a page (see listing-spread.service).
 */
export function orderBy({ table, sort, filter: { area } }: PageQuery, row = ''): SqlFragment {
  const byPrice = (direction: string) =>
    [
      ...table.priceOrder.map(
        ({ column, isNullable, isAlwaysUp }) =>
          `${row}${column}${isAlwaysUp ? '' : direction}${isNullable && direction ? ' nulls last' : ''}`,
      ),
      `${row}id${direction}`,
    ].join(', ')
  if (sort === 'nearest') {
    if (!area.center) throw new Error('A list by distance needs a place.')
    return sql`${chordSql(area.center, row)}, ${sql.raw(`${row}point, ${row}id`)}`
  }
  return sql.raw(
    {
      newest: `${row}newest_at desc, ${row}id desc`,
      oldest: `${row}created_at, ${row}id`,
      'price-low': byPrice(''),
      'price-high': byPrice(' desc'),
    }[sort],
  )
}

const fixedConditions = (conditions: readonly Condition[]) => [
  sql`(not is_archived)`,
  ...conditions.map((condition) => sql`(${condition.sql})`),
]

export const priceConditions = ({ prices: { min, max } }: ListFilter) => [
  ...(min === null ? [] : [sql`(price_per_kg >= ${min}::numeric)`]),
  ...(max === null ? [] : [sql`(price_per_kg <= ${max}::numeric)`]),
]

const priceKey = ({ min, max }: PriceRange) =>
  `${min === null ? '' : 'min'}${max === null ? '' : 'max'}`

export const searchConditions = ({ search }: ListFilter, parts: readonly ('plain' | 'text')[]) =>
  parts.flatMap((part) => search?.[part] ?? [])

/** @param by see `areaConditions`. */
export const conditionSql = (filter: ListFilter, areaIndex: AreaIndex) =>
  sql.join(
    [
      ...fixedConditions(filter.conditions),
      ...searchConditions(filter, ['plain', 'text']),
      ...priceConditions(filter),
      ...areaConditions(filter.area, areaIndex),
    ],
    ' and ',
  )

/** The statement's name, for the usual page size only: prepared statements live as long as a connection. */
function statementName(mode: string, query: PageQuery): string | undefined {
  if (query.limit !== defaultPageSize) return undefined
  const keys = query.filter.conditions.map(({ key }) => key).join('+')
  const { area, search, prices } = query.filter
  const parts = [areaKey(area), search?.key, priceKey(prices)].filter(Boolean)
  return [query.table.table, mode, query.sort, keys, ...parts].join(':')
}

export interface PageIds {
  mode: string
  /** Common table expressions, the last of which is `page (id)` unless there are `rows`. */
  ctes: SqlFragment
  /** Rows `l` of the page, instead of those that `page` names: they are not looked up by their ids again. */
  rows?: SqlFragment
  /** How many of these rows there are at most; without it, as many as were found. */
  maxRows?: number
  extraColumn?: SqlFragment
  /** What the page is sorted by before the sort itself. */
  firstOrder?: SqlFragment
}

/** Finds the ids first, from an index alone where possible, and then reads the details of these few. */
export function detailsStatement(query: PageQuery, ids: PageIds): SqlFragment {
  const { table, viewerId } = query
  const { center } = query.filter.area
  const distance = center ? sql`${distanceKmSql(center, 'l.')} as "distanceKm",` : sql``
  const { ctes, extraColumn = sql``, firstOrder = sql`` } = ids
  const rows = ids.rows ?? sql`page join ${sql.raw(table.table)} l using (id)`
  const name = statementName(ids.mode, query)
  const statement = sql`with ${ctes} select ${extraColumn} ${distance} ${viewColumns(table, viewerId)}
    from ${rows} join users u on u.id = l.owner_id
    order by ${firstOrder} ${orderBy(query, 'l.')}${ids.maxRows === undefined ? sql`` : sql.raw(` limit ${ids.maxRows}`)}`
  return name === undefined ? statement : sql.named(name, statement)
}

/** Reads the index of the sort order until the page is full. */
export function listingScanStatement(query: PageQuery): SqlFragment {
  const { table, filter, limit, offset } = query
  // The first page has no offset parameter, so that its generic plan is the right one.
  const skip = offset > 0 ? sql` offset ${offset}` : sql``
  return detailsStatement(query, {
    mode: `scan${offset > 0 ? 'n' : '1'}`,
    ctes: sql`page as (select id from ${sql.raw(table.table)} where ${conditionSql(filter, 'rows')}
      order by ${orderBy(query)} limit ${sql.raw(limit)}${skip})`,
  })
}

/** The columns by which a list is sorted and narrowed, for the ones that are collected first. */
export const collectedColumns = ({ priceOrder }: ListingTable, { center, state }: ListArea) =>
  sql.raw(
    [
      'id, kind_id, created_at, newest_at',
      ...priceOrder.map(({ column }) => column),
      center ? 'point' : '',
      state ? 'state, district' : '',
    ]
      .filter(Boolean)
      .join(', '),
  )

/** As `listingScanStatement` with a search, but reads at most `window` listings, so it always ends soon. */
export function listingWindowStatement(query: PageQuery, window: number): SqlFragment {
  const { table, filter, limit, offset } = query
  const order = orderBy(query)
  const first = [...fixedConditions(filter.conditions), ...searchConditions(filter, ['plain'])]
  const then = [
    ...searchConditions(filter, ['text']),
    ...priceConditions(filter),
    ...areaConditions(filter.area, 'rows'),
  ]
  return detailsStatement(query, {
    mode: 'window',
    ctes: sql`seen as (
        select search, ${collectedColumns(table, filter.area)} from ${sql.raw(table.table)}
        where ${sql.join(first, ' and ')} order by ${order} limit ${window}
      ), page as (
        select id from seen where ${sql.join(then, ' and ')}
        order by ${order} limit ${sql.raw(limit)} offset ${offset})`,
  })
}

/**
 * Collects up to `maxMatches` matches from the text index, or by `points` from the index of points or areas,
 * then sorts them. Materialized with a limit, so that the planner cannot read the date index for a word
 * that hardly any listing has (400 ms). Each row carries `matches`, the number collected; `maxMatches` means
 * that there may be more.
 * @param tier the number of a listing's part of the results: parts come one after the other.
 */
export function listingMatchesStatement(
  query: PageQuery,
  maxMatches: number,
  areaIndex: AreaIndex,
  tier: SqlFragment = sql`0`,
): SqlFragment {
  const { table, filter, limit, offset } = query
  return detailsStatement(query, {
    mode: `gather-${areaIndex}`,
    ctes: sql`found as materialized (
        select ${tier} as tier, ${collectedColumns(table, filter.area)} from ${sql.raw(table.table)}
        where ${conditionSql(filter, areaIndex)} limit ${maxMatches}
      ), page as (
        select id, tier from found order by tier, ${orderBy(query)}
        limit ${sql.raw(limit)} offset ${offset})`,
    extraColumn: sql`(select count(*)::int from found) as matches,`,
    firstOrder: sql`page.tier,`,
  })
}

/** Counts the listings that match the filter, up to `maxCount`. */
export const listingCountStatement = (
  table: ListingTable,
  filter: ListFilter,
  maxCount: number,
  areaIndex: AreaIndex,
) =>
  sql`select count(*)::int as total from (
    select 1 from ${sql.raw(table.table)} where ${conditionSql(filter, areaIndex)} limit ${sql.raw(maxCount)}) counted`
