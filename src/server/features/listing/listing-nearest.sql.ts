import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { chordSql } from './area/listing-area.sql.ts'
import {
  collectedColumns,
  conditionSql,
  detailsStatement,
  orderBy,
  type PageQuery,
  searchConditions,
} from './listing.sql.ts'

function distanceFrom({ filter: { area } }: PageQuery): SqlFragment {
  if (!area.center) throw new Error('A list by distance needs a place.')
  return chordSql(area.center)
}

/**
 * Reads the index of points, nearest first, until the page is full. The listings of one PIN have one point,
 * and the index gives those in any order; to sort them by id PostgreSQL before 17 would read all listings.
 * So the index says only how many listings each point of the page has, and the index of points and ids
 * gives these in order, whose rows it has found thereby.
 */
export function nearestScanStatement(query: PageQuery): SqlFragment {
  const { table, filter, limit, offset } = query
  const name = sql.raw(table.table)
  const distance = distanceFrom(query)
  // The first page has no parameter here, so that its generic plan is the right one.
  const rowsToRead = offset > 0 ? sql`${offset + limit}` : sql.raw(limit)
  const skip = sql.value(offset)
  return detailsStatement(query, {
    mode: `nearest${offset > 0 ? 'n' : '1'}`,
    ctes: sql`nearest as materialized (
        select point, ${distance} as chord from ${name} where ${conditionSql(filter, 'points')}
        order by ${distance} limit ${rowsToRead}
      ), points as (
        select point, chord, count(*)::int as listings,
          (sum(count(*)) over (order by chord, point) - count(*))::int as nearer
        from nearest group by chord, point
      )`,
    rows: sql`points cross join lateral (
        select * from (
          select * from ${name} where ${conditionSql(filter, 'rows')} and ${name}.point = points.point
            and points.nearer + points.listings > ${skip}::int
          order by id limit points.listings offset greatest(0, ${skip}::int - points.nearer)) here
        limit ${sql.raw(limit)}) l`,
    maxRows: limit,
    extraColumn: sql`l.point::text as "exactPoint",`,
  })
}

/**
 * The first page where its points are known: the index of points and ids alone has it.
 * @param points all points of the page, as texts of type `cube`; there must be no listing nearer than these.
 */
export function nearestAtPointsStatement(query: PageQuery, points: readonly string[]): SqlFragment {
  const { table, filter, limit } = query
  const name = sql.raw(table.table)
  return detailsStatement(query, {
    mode: 'nearest-points',
    ctes: sql`points as (
        select point::cube from jsonb_array_elements_text(${sql.json(points)}) point limit ${sql.raw(limit)})`,
    rows: sql`points cross join lateral (
        select * from ${name} where ${conditionSql(filter, 'rows')} and ${name}.point = points.point
        order by id limit ${sql.raw(limit)}) l`,
    maxRows: limit,
  })
}

/**
 * As `nearestScanStatement` with a search, but reads at most `window` listings. Those of the last point are
 * left out, because there may be others of the same point beyond the window.
 */
export function nearestWindowStatement(query: PageQuery, window: number): SqlFragment {
  const { table, filter, limit, offset } = query
  const distance = distanceFrom(query)
  const { search } = filter
  const withoutText = { ...filter, search: search && { ...search, text: null } }
  return detailsStatement(query, {
    mode: 'nearest-window',
    ctes: sql`seen as materialized (
        select search, ${distance} as chord, ${collectedColumns(table, filter.area)}
        from ${sql.raw(table.table)} where ${conditionSql(withoutText, 'points')}
        order by ${distance} limit ${window}
      ), page as (
        select id from seen where ${sql.join(searchConditions(filter, ['text']), ' and ')}
          and ((select count(*) from seen) < ${window} or chord < (select max(chord) from seen))
        order by ${orderBy(query)} limit ${sql.raw(limit)} offset ${offset})`,
  })
}
