import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { areaConditions } from '#server/features/listing/area/listing-area.sql.ts'
import { cubeOfPoint } from '#server/features/place/place-address.service.ts'
import { createQueryCache } from '#server/platform/cache/query-cache.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import type { SellingPriceView } from '#shared/market/selling-price.schema.ts'
import { chordOfKm, type GeoPoint } from '#shared/place/distance.ts'
import { maxUsualKinds, rankUsualKinds } from './usual-kinds.policy.ts'

/** What is usual changes over weeks; counting reads every listing of a state. */
const usualKindsMs = 60 * 60_000

/** Listings of a kind in a state from which it counts as usual there. */
const usualFrom = 3

const usualKindsCache = createQueryCache<string[]>(40, usualKindsMs)

/** The kinds that a state's sellers list most often. Cached for an hour. @param state '' for all of India. */
export const usualKinds = (db: Database, state: string): Promise<string[]> =>
  usualKindsCache.getOrLoad(db, state, async () => {
    const rows = await queryRows<{ kind: string }>(
      db,
      sql`select kind_id as kind from crops
        where not is_archived and kind_id is not null and (${state} = '' or state = ${state})
        group by kind_id having count(*) >= ${usualFrom} order by count(*) desc, kind_id limit ${maxUsualKinds}`,
    )
    return rankUsualKinds(
      rows.map(({ kind }) => kind),
      calendarCrops(),
      state,
    )
  })

/** The kinds that a person has listed, the newest listing's first. */
export async function listedKinds(db: Database, ownerId: string, limit: number): Promise<string[]> {
  const rows = await queryRows<{ kind: string }>(
    db,
    sql`select kind_id as kind from crops
      where owner_id = ${ownerId}::uuid and not is_archived and kind_id is not null
      group by kind_id order by max(created_at) desc, kind_id limit ${limit}`,
  )
  return rows.map(({ kind }) => kind)
}

/** The state and district that a crop is sold from; its seller's town where the district is not known. */
export async function sellingPlace(db: Database, cropId: string) {
  const [place] = await queryRows<{ state: string; district: string }>(
    db,
    sql.named(
      'crops:selling-place',
      sql`select coalesce(c.state, u.state) as state, coalesce(c.district, u.city) as district
        from crops c join users u on u.id = c.owner_id where c.id = ${cropId}::uuid`,
    ),
  )
  return place
}

/** Listings that are compared, the newest first. */
const comparedListings = 200

/** Kilometres around a seller within which others are compared first. */
const comparedKm = 100

/** Listings nearby from which they say what is usual there. */
const leastNearby = 3

interface ComparedPrices {
  kind: string
  /** '' for all of India. */
  state: string
  /** Null when it is not known. */
  center: GeoPoint | null
  sellerId: string
}

/** What others ask in an area, of listings that are sold by weight, can be bought and have not expired. */
async function pricesInArea(
  db: Database,
  { kind, sellerId }: ComparedPrices,
  area: 'nearby' | 'state',
  conditions: readonly SqlFragment[],
) {
  const [row] = await queryRows<{ listings: number; low: number | null; high: number | null }>(
    db,
    sql.named(
      `crops:prices-of-others:${area}`,
      sql`select count(*)::int as listings,
          round(percentile_cont(0.25) within group (order by price_per_kg)::numeric, 2)::float8 as low,
          round(percentile_cont(0.75) within group (order by price_per_kg)::numeric, 2)::float8 as high
        from (select price_per_kg from crops
          where kind_id = ${kind} and not is_archived and price_per_kg is not null and quantity >= 1
            and owner_id <> ${sellerId}::uuid and expiry_date >= ${indiaDay()}::date
            and ${sql.join(conditions, ' and ')}
          order by created_at desc limit ${comparedListings}) compared`,
    ),
  )
  if (!row || row.low === null || row.high === null) return null
  return { listings: row.listings, low: row.low, high: row.high }
}

/** What others ask for a kind of goods within 100 km; in the state where those are fewer than three. */
export async function pricesOfOthers(
  db: Database,
  compared: ComparedPrices,
): Promise<SellingPriceView['others']> {
  const { state, center } = compared
  if (center) {
    const area = {
      center: sql`${sql.value(cubeOfPoint(center))}::cube`,
      chord: chordOfKm(comparedKm),
      state: '',
      district: '',
      box: null,
      needsPoint: false,
    }
    const nearby = await pricesInArea(db, compared, 'nearby', areaConditions(area, 'points'))
    if (nearby && nearby.listings >= leastNearby) return { ...nearby, nearKm: comparedKm }
  }
  const inState = sql`(${state} = '' or state = ${state})`
  const others = await pricesInArea(db, compared, 'state', [inState])
  return others && { ...others, nearKm: null }
}
