import type { EntityManager } from '@mikro-orm/postgresql'
import { defaultPageSize } from '#shared/kit/pagination.schema.ts'
import type { ListingTable } from './listing.entity.ts'

/** Places that one seller takes of any `defaultPageSize` in a row under Newest. */
export const placesOfSeller = 3
/** Listings of others between a seller's listing and their third next one. */
const gap = defaultPageSize - placesOfSeller
/** A seller's own listings that are looked at, from the newest on. */
const mostOwn = 1000

interface Place {
  id: string
  /** `newest_at` as milliseconds since 1970. */
  at: number
}

const milliseconds = '(extract(epoch from newest_at) * 1000)::float8 as at'

const ownPlaces = (em: EntityManager, { table }: ListingTable, ownerId: string) =>
  em.execute<Place[]>(
    `select id, ${milliseconds} from ${table} where owner_id = ?
      order by newest_at desc, id desc limit ${mostOwn}`,
    [ownerId],
  )

/**
 * Where others' listings fill the gap below `place`: the last of them when there are too few, null
 * when there are none.
 */
async function endOfGap(em: EntityManager, { table }: ListingTable, ownerId: string, place: Place) {
  const [other] = await em.execute<{ at: number }[]>(
    `select ${milliseconds} from (
        select newest_at, id from ${table} where not is_archived and owner_id <> ?
          and (newest_at, id) < (to_timestamp(? / 1000.0), ?::uuid)
        order by newest_at desc, id desc limit ${gap}) others
      order by newest_at, id limit 1`,
    [ownerId, place.at, place.id],
  )
  return other ? Number(other.at) : null
}

/** In the order of their ids, as orders lock crops. */
const move = (em: EntityManager, { table }: ListingTable, places: readonly Place[]) =>
  em.execute(
    `with moved as (
        select * from jsonb_to_recordset(?::jsonb) as moved (id uuid, at float8)
      ), held as materialized (
        select id from ${table} where id in (select id from moved) order by id for no key update
      )
      update ${table} listing set newest_at = to_timestamp(moved.at / 1000.0)
        from moved join held on held.id = moved.id where listing.id = moved.id`,
    [JSON.stringify(places)],
  )

/**
 * Keeps a seller who has just added a listing from filling a page of Newest: the new one stands at
 * the top, and their earlier ones move back behind listings of others until no twelve in a row have
 * more than three of theirs. Their own order stays, and each keeps exactly one place, so that pages
 * lose and repeat nothing (docs/decisions/0032). The caller holds `lockOwner` and has written the row.
 */
export async function spreadListings(
  em: EntityManager,
  table: ListingTable,
  ownerId: string,
): Promise<void> {
  const own = await ownPlaces(em, table, ownerId)
  const moved: Place[] = []
  let inPlace = 0
  // What stood right before stands right from the first run of three that did not have to move.
  for (let i = placesOfSeller; i < own.length && inPlace < placesOfSeller; i++) {
    const [ahead, place] = [own[i - placesOfSeller], own[i]]
    if (!ahead || !place) break
    const end = await endOfGap(em, table, ownerId, ahead)
    if (end === null || place.at < end) {
      inPlace++
      continue
    }
    inPlace = 0
    place.at = end - 1
    moved.push(place)
  }
  if (moved.length > 0) await move(em, table, moved)
}
