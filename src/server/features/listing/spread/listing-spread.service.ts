import type { EntityManager } from '@mikro-orm/postgresql'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { currentMs } from '#shared/kit/clock.ts'
import {
  type ListPosition,
  maxConsecutiveOfSeller,
  spreadPositions,
  windowFor,
} from './listing-spread.policy.ts'

/** Crops or equipment. */
interface SpreadTable {
  table: 'crops' | 'equipments'
}

/** Only this many of a seller's newest listings are considered: a hundred pages of the list. */
const maxConsidered = 300

const positionSql = sql`(extract(epoch from newest_at) * 1000)::float8 as at`
const asTuple = ({ at, id }: ListPosition) => sql`(to_timestamp(${at / 1000}), ${id}::uuid)`

const readOwn = (
  em: EntityManager,
  { table }: SpreadTable,
  { ownerId, where, order }: { ownerId: string; where: SqlFragment; order: 'up' | 'down' },
  rowsToRead: number,
) =>
  queryRows<ListPosition>(
    em,
    sql`select id, ${positionSql} from ${sql.raw(table)} where owner_id = ${ownerId} and ${where}
      order by ${sql.raw(order === 'up' ? 'newest_at, id' : 'newest_at desc, id desc')} limit ${rowsToRead}`,
  )

/**
 * The listings of others below a place, in one read of so many rows: those of the seller are read over, so that
 * thousands of them in a row cost no more.
 */
async function readOthers(
  em: EntityManager,
  { table }: SpreadTable,
  ownerId: string,
  { below, rows }: { below: ListPosition; rows: number },
) {
  const listed = await queryRows<ListPosition & { isOwn: boolean }>(
    em,
    sql`select id, ${positionSql}, owner_id = ${ownerId} as "isOwn" from ${sql.raw(table)}
      where not is_archived and (newest_at, id) < ${asTuple(below)}
      order by newest_at desc, id desc limit ${rows}`,
  )
  return { others: listed.filter(({ isOwn }) => !isOwn), hasAllOthers: listed.length < rows }
}

/** Locks the listings in the order of their ids, the same order in which checkouts lock crops. */
const writePositions = (
  em: EntityManager,
  { table }: SpreadTable,
  places: readonly ListPosition[],
) =>
  execute(
    em,
    sql`with moved as (
        select * from jsonb_to_recordset(${sql.json(places)}) as moved (id uuid, at float8)
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
 * pages lose and repeat nothing (docs/decisions/0032). The caller has locked the owner and has written
 * the row.
 */
export async function spreadListings(
  em: EntityManager,
  table: SpreadTable,
  ownerId: string,
): Promise<void> {
  const own = await readOwn(em, table, { ownerId, where: sql`true`, order: 'down' }, maxConsidered)
  const [first] = own
  if (!first || own.length <= maxConsecutiveOfSeller) return
  const window = { below: first, rows: windowFor(own.length) }
  const moved = spreadPositions({ own, ...(await readOthers(em, table, ownerId, window)) })
  if (moved.length > 0) await writePositions(em, table, moved)
}

/** Above all ids, so that a new listing is ahead of others of the same millisecond; in the order of their numbers. */
const newId = (n: number) => `new-${String(n).padStart(6, '0')}`

/**
 * Places of `count` listings that are going to be written together: at the top of Newest, or below `after`, so that
 * the parts of a large file follow each other instead of each moving all earlier ones. Moves the seller's listings
 * below them, where they are in the way. The caller has locked the owner.
 * @param after the seller's listing that they follow; null for the top.
 * @returns the times to write as `newest_at`, the highest place first.
 */
export async function makeRoomForListings(
  em: EntityManager,
  table: SpreadTable,
  ownerId: string,
  { count, after }: { count: number; after: string | null },
): Promise<Date[]> {
  const anchored = await readOwn(
    em,
    table,
    { ownerId, where: sql`id = ${sql.value(after)}::uuid`, order: 'down' },
    1,
  )
  const [anchor] = anchored
  const before = anchor
    ? await readOwn(
        em,
        table,
        { ownerId, where: sql`(newest_at, id) >= ${asTuple(anchor)}`, order: 'up' },
        maxConsecutiveOfSeller,
      )
    : []
  const at = anchor ? anchor.at - 1 : currentMs()
  const fresh = Array.from({ length: count }, (_, n) => ({ id: newId(n), at }))
  const following = await readOwn(
    em,
    table,
    {
      ownerId,
      where: anchor ? sql`(newest_at, id) < ${asTuple(anchor)}` : sql`true`,
      order: 'down',
    },
    maxConsidered,
  )
  const own = [...before.toReversed(), ...fresh, ...following]
  const below = before.at(-1) ?? { at: at + 1, id: '00000000-0000-0000-0000-000000000000' }
  const window = { below, rows: windowFor(own.length) }
  const isNew = (id: string) => id.startsWith('new-')
  const places = spreadPositions({
    own,
    ...(await readOthers(em, table, ownerId, window)),
    isNew,
  })
  const moved = places.filter(({ id }) => !isNew(id))
  if (moved.length > 0) await writePositions(em, table, moved)
  return places.filter(({ id }) => isNew(id)).map((place) => new Date(place.at))
}
