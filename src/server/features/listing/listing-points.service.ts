import type { EntityManager } from '@mikro-orm/postgresql'
import { type Address, locateAddress } from '#server/features/place/place-address.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { listingTables } from './listing.entity.ts'

/** Owners whose listings are located in one transaction: their rows are locked for some 100 ms. */
const ownersAtOnce = 20

/** Owners of listings that were never located, by the index `…_unlocated`. */
const readUnlocatedOwners = (db: Database, table: string) =>
  queryRows<{ ownerId: string }>(
    db,
    sql`select distinct owner_id as "ownerId" from ${sql.raw(table)} where point_precision is null
      order by owner_id limit ${ownersAtOnce}`,
  )

/** Locks the owners first, as everywhere that locks both, so that no change of an address is overwritten. */
const lockAddresses = (em: EntityManager, ownerIds: readonly string[]) =>
  queryRows<Address & { id: string }>(
    em,
    sql`select id, zip, city, state, country from users where id = any(${ownerIds}::uuid[])
      order by id for no key update`,
  )

async function locateListingsOf(em: EntityManager, table: string, ownerIds: readonly string[]) {
  const addresses = await lockAddresses(em, ownerIds)
  const located = addresses.map(({ id, ...address }) => ({
    owner_id: id,
    ...locateAddress(address),
  }))
  await execute(
    em,
    sql`with located as (
        select * from jsonb_to_recordset(${sql.json(located)}) as located (owner_id uuid, point text,
          pin text, district text, state text, "pointPrecision" text)
      ), locked as materialized (
        select id from ${sql.raw(table)} where point_precision is null
          and owner_id in (select owner_id from located) order by id for no key update
      )
      update ${sql.raw(table)} listing set point = located.point::cube, pin = located.pin,
          district = located.district, state = located.state, point_precision = located."pointPrecision"
        from located, locked where locked.id = listing.id and located.owner_id = listing.owner_id`,
  )
}

/**
 * Gives listings of before the migration `places` the point of their owner's address, a few owners a
 * transaction. @returns how many owners it had to look at.
 */
export async function locateListings(db: Database, signal: AbortSignal): Promise<number> {
  let owners = 0
  for (const table of Object.values(listingTables)) {
    while (!signal.aborted) {
      const unlocated = await readUnlocatedOwners(db, table)
      if (unlocated.length === 0) break
      const ids = unlocated.map(({ ownerId }) => ownerId)
      await db.transaction((em) => locateListingsOf(em, table, ids))
      owners += ids.length
    }
  }
  return owners
}

/** Runs once at the start, and finds nothing to do from then on. */
export const locateListingsJob = (db: Database): Job => ({
  name: 'listing-points',
  everyMs: 24 * 60 * 60 * 1000,
  atStart: true,
  run: (signal) => locateListings(db, signal),
})
