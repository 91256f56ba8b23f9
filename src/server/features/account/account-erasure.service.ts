import type { EntityManager } from '@mikro-orm/postgresql'
import { invalidateListingCaches } from '#server/features/listing/listing.service.ts'
import { deleteErasedUsers } from '#server/features/user/user-state.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { bindNamed } from '#server/platform/database/named-sql.ts'
import type { DataTable } from '#server/platform/database/personal-data.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Live } from '#server/platform/realtime/live.ts'
import { erasureStatements, type Identity, maskPattern } from './account-erasure.policy.ts'
import { endWaitingTrade, hasOpenTrade } from './account-trade.service.ts'

interface ErasureServices {
  db: Database
  live: Live
  log: Logger
}

/** Accounts that one query finds; each is erased in its own transaction. */
const batchSize = 50

const everyMs = 60 * 60 * 1000

/** Reads and locks an account that is due; undefined when its deletion was cancelled. */
async function lockDue(em: EntityManager, userId: string): Promise<Identity | undefined> {
  const [identity] = await queryRows<Identity>(
    em,
    sql`select coalesce(phone, '') as phone, coalesce(released_phone, '') as "releasedPhone",
        email, upi_id as "upiId",
        first_name as "firstName", last_name as "lastName", address_line as "addressLine",
        coalesce(farmer_id, '') as "farmerId"
      from users where id = ${userId} and deletion_due_at <= now() and erased_at is null for update`,
  )
  return identity
}

/** Erases everything or nothing: if the process dies halfway, the account stays as it was. */
const eraseInTransaction = (db: Database, map: readonly DataTable[], userId: string) =>
  db.transaction(async (em) => {
    const identity = await lockDue(em, userId)
    if (!identity) return false
    const { phone, email } = identity
    const values = { person: userId, phone, email, mask: maskPattern(identity) }
    for (const statement of erasureStatements(map)) {
      await execute(em, bindNamed(statement, values))
    }
    return true
  })

/**
 * Erases one account that is due, as the map of tables says. The next upload cleanup deletes its
 * pictures from storage and retries until they are gone.
 * @returns false when the deletion was cancelled, or a trade is still open.
 */
export async function eraseAccount(
  { db, live }: Pick<ErasureServices, 'db' | 'live'>,
  map: readonly DataTable[],
  userId: string,
): Promise<boolean> {
  // The user may have continued trading after requesting the deletion.
  await endWaitingTrade(db, userId)
  if (await hasOpenTrade(db, userId)) return false
  const isErased = await eraseInTransaction(db, map, userId)
  // Ends the open streams of their deleted sessions.
  if (isErased) live.publish([{ userId, topic: 'session', id: null }])
  return isErased
}

const findDue = (db: Database, after: string) =>
  queryRows<{ id: string }>(
    db,
    sql`select id from users where deletion_due_at <= now() and erased_at is null and id > ${after}::uuid
      order by id limit ${batchSize}`,
  )

/**
 * Erases every account that is due. A failure is logged and retried by the next run; it does not stop
 * the others.
 * @returns the number of erased accounts.
 */
export async function eraseDueAccounts(
  { db, live, log }: ErasureServices,
  map: readonly DataTable[],
  signal?: AbortSignal,
): Promise<number> {
  let erased = 0
  let last = '00000000-0000-0000-0000-000000000000'
  let due = await findDue(db, last)
  while (due.length > 0) {
    for (const { id } of due) {
      if (signal?.aborted) return erased
      last = id
      try {
        if (await eraseAccount({ db, live }, map, id)) erased++
      } catch (error) {
        log.error({ err: error, userId: id }, 'an account could not be erased; it is tried again')
      }
    }
    due = await findDue(db, last)
  }
  if (erased > 0) {
    invalidateListingCaches(db)
    log.info({ erased }, 'accounts were erased')
  }
  return erased
}

interface ForeignKey {
  table: string
  column: string
}

/**
 * Deletes the empty rows of erased users that nothing refers to any more. Reads the foreign keys from
 * the database's catalogue, so that no table can be missed.
 */
export async function deleteEmptyAccounts(db: Database): Promise<void> {
  const keys = await queryRows<ForeignKey>(
    db,
    sql`select c.conrelid::regclass::text as table, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass`,
  )
  const unused = keys.map(
    ({ table, column }) => `not exists (select from ${table} t where t.${column} = u.id)`,
  )
  await deleteErasedUsers(db, sql.raw(unused.join(' and ')))
}

/** @param map every table of the database, see `app/database/personal-data.ts`. */
export const accountJobs = (services: ErasureServices, map: readonly DataTable[]): Job[] => [
  {
    name: 'account-erasure',
    everyMs,
    run: (signal) => eraseDueAccounts(services, map, signal),
  },
  {
    name: 'account-cleanup',
    everyMs: 24 * everyMs,
    run: () => deleteEmptyAccounts(services.db),
  },
]
