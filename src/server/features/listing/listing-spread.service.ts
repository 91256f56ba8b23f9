import type { EntityManager } from '@mikro-orm/postgresql'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { defaultPageSize } from '#shared/kit/pagination.schema.ts'
import type { ListingTable } from './listing.entity.ts'

/** How many of any `defaultPageSize` consecutive listings under Newest may be of the same seller. */
export const maxConsecutiveOfSeller = 3
/** Listings of other sellers between a seller's listing and their third next one. */
const gap = defaultPageSize - maxConsecutiveOfSeller
/** Only this many of a seller's newest listings are considered. */
const maxConsidered = 1000

interface ListPosition {
  id: string
  /** `newest_at` as milliseconds since 1970. */
  at: number
}

const positionSql = sql`(extract(epoch from newest_at) * 1000)::float8 as at`

const readOwnPositions = (em: EntityManager, { table }: ListingTable, ownerId: string) =>
  queryRows<ListPosition>(
    em,
    sql`select id, ${positionSql} from ${sql.raw(table)} where owner_id = ${ownerId}
      order by newest_at desc, id desc limit ${maxConsidered}`,
  )

/**
 * The position below `position` where listings of others have filled the gap: the last of them when
 * there are too few, null when there are none.
 */
async function findGapEnd(
  em: EntityManager,
  { table }: ListingTable,
  ownerId: string,
  position: ListPosition,
) {
  const [gapEnd] = await queryRows<{ at: number }>(
    em,
    sql`select ${positionSql} from (
        select newest_at, id from ${sql.raw(table)} where not is_archived and owner_id <> ${ownerId}
          and (newest_at, id) < (to_timestamp(${position.at} / 1000.0), ${position.id}::uuid)
        order by newest_at desc, id desc limit ${gap}) others
      order by newest_at, id limit 1`,
  )
  return gapEnd ? Number(gapEnd.at) : null
}

/** Locks the listings in the order of their ids, the same order in which checkouts lock crops. */
const writePositions = (
  em: EntityManager,
  { table }: ListingTable,
  places: readonly ListPosition[],
) =>
  execute(
    em,
    sql`with moved as (
        select * from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as moved (id uuid, at float8)
      ), locked as materialized (
        select id from ${sql.raw(table)} where id in (select id from moved) order by id for no key update
      )
      update ${sql.raw(table)} listing set newest_at = to_timestamp(moved.at / 1000.0)
        from moved join locked on locked.id = moved.id where listing.id = moved.id`,
  )

/**
 * Prevents a seller from filling a page of Newest with new listings. The newest listing stays at
 * the top, and the seller's earlier ones move behind listings of others until no twelve in a row have
 * more than three of the seller. Their own order stays, and each keeps exactly one position, so that
 * pages lose and repeat nothing (docs/decisions/0032). The caller holds `lockOwner` and has written
 * the row.
 */
export async function spreadListings(
  em: EntityManager,
  table: ListingTable,
  ownerId: string,
): Promise<void> {
  const own = await readOwnPositions(em, table, ownerId)
  const moved: ListPosition[] = []
  let unmoved = 0
  // After three listings in a row that did not have to move, all following ones are right, too.
  for (let i = maxConsecutiveOfSeller; i < own.length && unmoved < maxConsecutiveOfSeller; i++) {
    const [ahead, position] = [own[i - maxConsecutiveOfSeller], own[i]]
    if (!ahead || !position) break
    const end = await findGapEnd(em, table, ownerId, ahead)
    if (end === null || position.at < end) {
      unmoved++
      continue
    }
    unmoved = 0
    position.at = end - 1
    moved.push(position)
  }
  if (moved.length > 0) await writePositions(em, table, moved)
}
