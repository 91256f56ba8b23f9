import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { locateAddress } from '#server/features/place/place-address.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { pauseBetweenBatches } from '#server/platform/jobs/batch-pause.ts'
import { nextBatchSize } from '#server/platform/jobs/batch-size.policy.ts'
import {
  type Delivery,
  type OutboxRow,
  startOutbox,
  wakeOutbox,
} from '#server/platform/jobs/outbox.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { placeOf } from '#shared/kit/places.ts'
import { User } from './user.entity.ts'

/** The outbox of owners whose listings have to follow their address. */
const listingMovesTable = 'listing_moves'

/** Listings that are moved while their owner waits: they take about a tenth of a second. */
const movedAtOnce = 300
/** Listings of a transaction in the background. */
const bounds = { min: 20, max: 500 }

/** By name: the listing features import the user entity, so this one cannot import theirs. */
const tables = ['crops', 'equipments'] as const

/** Copies the place of a locked user to the next of their listings that have another one. @returns how many it were. */
async function moveBatch(
  em: EntityManager,
  user: User,
  table: (typeof tables)[number],
  size: number,
): Promise<number> {
  const { point, pin, district, state, pointPrecision } = locateAddress(user)
  const columns = sql.raw('place, point, pin, district, state, point_precision')
  const values = sql`${placeOf(user)}::text, ${point}::cube, ${pin}::text, ${district}::text, ${state}::text,
    ${pointPrecision}::text`
  const moved = await execute(
    em,
    sql`with outdated as materialized (
        select id from ${sql.raw(table)} where owner_id = ${user.id}
          and (${columns}) is distinct from (${values}) order by id limit ${size} for no key update
      )
      update ${sql.raw(table)} listing set (${columns}) = row(${values})
        from outdated where outdated.id = listing.id returning 1 as one`,
  )
  return moved.length
}

async function hasFewListings(em: EntityManager, ownerId: string): Promise<boolean> {
  const [counted] = await queryRows<{ listings: number }>(
    em,
    sql`select count(*)::int as listings from (
      select 1 from crops where owner_id = ${ownerId} union all
      select 1 from equipments where owner_id = ${ownerId} limit ${movedAtOnce + 1}) as counted`,
  )
  return (counted?.listings ?? 0) <= movedAtOnce
}

/**
 * Copies a locked user's new place to their listings: in this transaction, so that a list by distance has them at the
 * new point from the commit on, or soon after it when they are many.
 */
export async function moveListings(em: EntityManager, user: User): Promise<void> {
  if (await hasFewListings(em, user.id)) {
    for (const table of tables) await moveBatch(em, user, table, movedAtOnce)
    return
  }
  await execute(
    em,
    sql`insert into listing_moves (id, owner_id, next_try_at, created_at)
      values (${v7()}, ${user.id}, now(), now())`,
  )
  wakeOutbox(em, listingMovesTable)
}

/** Moves the listings of an owner to the address that the owner has by then. @returns whether all of them were moved. */
async function moveInParts(db: Database, ownerId: string, signal: AbortSignal): Promise<boolean> {
  for (const table of tables) {
    let size = bounds.min
    for (let rows = size; rows > 0; ) {
      if (signal.aborted) return false
      const startedAt = performance.now()
      rows = await db.transaction(async (em) => {
        // Locked first, as everywhere that locks both, so that no later change of the address is overwritten.
        const user = await em.findOne(User, ownerId, { lockMode: LockMode.PESSIMISTIC_WRITE })
        return user ? moveBatch(em, user, table, size) : 0
      })
      const ms = performance.now() - startedAt
      size = nextBatchSize(size, { rows, ms }, bounds)
      await pauseBetweenBatches(db, ms)
    }
  }
  return true
}

interface ListingMove extends OutboxRow {
  ownerId: string
}

/** Moves the listings of owners who have many; a failure is tried again for a month. */
export const startListingMoves = (db: Database, log: Logger) =>
  startOutbox<ListingMove>(db, log, {
    table: listingMovesTable,
    label: 'the move of listings to a new address',
    columns: 'o.owner_id as "ownerId"',
    afterSending: 'delete',
    concurrency: 1,
    leaseSeconds: 10 * 60,
    longestRetrySeconds: 3600,
    lifetimeSeconds: 30 * 24 * 3600,
    openSender: () => ({
      send: async ({ ownerId }, signal): Promise<Delivery> => {
        try {
          const isDone = await moveInParts(db, ownerId, signal)
          return { outcome: isDone ? 'sent' : 'retry' }
        } catch (error) {
          return { outcome: 'retry', details: { err: error } }
        }
      },
    }),
  })
