import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { LeasedImport } from './leased-import.ts'

/** After so long another process takes over the work of one that has died. */
const leaseSeconds = 120

/** The import that has waited longest, so that a large one does not hold up a small one. */
export async function leaseNextImport(db: Database): Promise<LeasedImport | undefined> {
  const [leased] = await execute<LeasedImport>(
    db,
    sql`update listing_imports set leased_until = now() + ${leaseSeconds} * interval '1 second'
      where id = (select id from listing_imports
        where state in ('checking', 'running', 'undoing') and leased_until <= now() and pictures_until <= now()
        order by leased_until limit 1 for update skip locked)
      returning id, owner_id as "ownerId", kind, state, updated_at::text as "changedAt", file_hash as "fileHash", headings, mapping`,
  )
  return leased
}

/** @returns false when its owner has stopped it. */
export async function renewLease(db: Database, { id, state }: LeasedImport): Promise<boolean> {
  const renewed = await execute(
    db,
    sql`update listing_imports set leased_until = now() + ${leaseSeconds} * interval '1 second'
      where id = ${id} and state = ${state} returning 1 as one`,
  )
  return renewed.length > 0
}

/** @param seconds before which no process goes on with it. */
export const releaseImport = (db: Database, { id, state }: LeasedImport, seconds = 0) =>
  execute(
    db,
    sql`update listing_imports set leased_until = now() + ${seconds} * interval '1 second'
      where id = ${id} and state = ${state}`,
  )
