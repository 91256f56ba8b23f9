import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { earthRadiusKm } from '#shared/place/distance.ts'
import { coordinateDecimals } from '#shared/place/place.constants.ts'

/** What narrows a list by place. */
export interface ListArea {
  /** Where distances are measured from, as a value of type `cube`; null without a place. */
  center: SqlFragment | null
  /** The greatest distance as a chord through a sphere of radius 1; null for any distance. */
  chord: number | null
  /** A state's name; "" for all. */
  state: string
  /** A district of `state`; "" for all. */
  district: string
  /** A box around all points of the state or district, as text of type `cube`; null for all. */
  box: string | null
  /** Whether listings without a point are left out, as in a list by distance. */
  needsPoint: boolean
}

export const isNarrowed = ({ chord, state }: ListArea) => chord !== null || state !== ''

/** A short name of what narrows the list, for the statement's name. */
export const areaKey = ({ center, chord, state, district, needsPoint }: ListArea) =>
  [
    center && 'near',
    chord !== null && 'radius',
    state && 'state',
    district && 'district',
    needsPoint && 'point',
  ]
    .filter(Boolean)
    .join('+')

/** The chord between a row's point and the centre. */
export const chordSql = (center: SqlFragment, row = '') => sql`${sql.raw(row)}point <-> ${center}`

/** Whole kilometres on the ground from the centre; null for a row without a point. */
export const distanceKmSql = (center: SqlFragment, row: string) =>
  sql`case when ${sql.raw(row)}point is not null
    then round(${sql.raw(2 * earthRadiusKm)} * asin(least(1, (${chordSql(center, row)}) / 2)))::int end`

/** Decimals of a degree that answers have: as many as the table of PIN codes. */
const degreesSql = (radians: SqlFragment) =>
  sql`round(degrees(${radians})::numeric, ${sql.raw(coordinateDecimals)})`

/** The point of row `l` in degrees; null without one. */
export const pointSql = sql`case when l.point is not null then json_build_object(
    'lat', ${degreesSql(sql`asin(cube_ll_coord(l.point, 3))`)},
    'lon', ${degreesSql(sql`atan2(cube_ll_coord(l.point, 2), cube_ll_coord(l.point, 1))`)}) end`

/**
 * The index that finds the listings of an area.
 * - `points`: conditions also as boxes, so that the planner can read the index of points.
 * - `rows`: conditions as comparisons alone, for a list that is read from another index. PostgreSQL assumes that
 *   any box has a thousandth of all rows, so with a box it would collect a whole city's listings and
 *   sort them where reading the order's own index finds a page at once.
 */
export type AreaIndex = 'points' | 'rows'

export function areaConditions(
  { center, chord, state, district, box, needsPoint }: ListArea,
  areaIndex: AreaIndex,
): SqlFragment[] {
  const conditions: SqlFragment[] = []
  if (state) conditions.push(sql`(state = ${state})`)
  if (district) conditions.push(sql`(district = ${district})`)
  if (needsPoint || areaIndex === 'points') conditions.push(sql`(point is not null)`)
  if (areaIndex === 'points' && box !== null) conditions.push(sql`(point <@ ${box}::cube)`)
  if (center && chord !== null) {
    const limit = sql.value(chord)
    if (areaIndex === 'points') {
      conditions.push(sql`(point <@ cube_enlarge(${center}, ${limit}::float8, 3))`)
    }
    conditions.push(sql`(${chordSql(center)} <= ${limit}::float8)`)
  }
  return conditions
}
