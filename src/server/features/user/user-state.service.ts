import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'

/** Changes to an account that other features make. They decide when; the statements are here. */

/**
 * Locks a user's row until the transaction ends, so that their requests run one after the other.
 * @returns whether the user exists.
 */
export async function lockUser(em: EntityManager, userId: string): Promise<boolean> {
  const users = await queryRows(em, sql`select 1 from users where id = ${userId} for no key update`)
  return users.length > 0
}

/** Plans the deletion of an account. @returns when it is due; null when one is planned already. */
export async function planUserDeletion(
  em: EntityManager,
  userId: string,
  days: number,
): Promise<string | null> {
  const [planned] = await execute<{ dueAt: string }>(
    em,
    sql`update users set deletion_requested_at = now(), updated_at = now(),
        deletion_due_at = now() + ${days} * interval '1 day'
      where id = ${userId} and deletion_due_at is null and phone is not null
      returning deletion_due_at as "dueAt"`,
  )
  return planned?.dueAt ?? null
}

/** Takes a planned deletion back; changes nothing when none was planned, or it has been carried out. */
export const cancelUserDeletion = (em: EntityManager, userId: string) =>
  execute(
    em,
    sql`update users set deletion_requested_at = null, deletion_due_at = null, updated_at = now()
      where id = ${userId} and deletion_due_at is not null and erased_at is null`,
  )

/**
 * Takes a phone number from the account that has it and plans the account's deletion.
 * @returns the ids of the accounts that had it.
 */
export async function releasePhone(
  em: EntityManager,
  phone: string,
  days: number,
): Promise<string[]> {
  const released = await execute<{ id: string }>(
    em,
    sql`update users set phone = null, released_phone = phone, updated_at = now(),
        deletion_requested_at = now(), deletion_due_at = now() + ${days} * interval '1 day'
      where phone = ${phone} returning id`,
  )
  return released.map(({ id }) => id)
}

/** Deletes the rows of erased people for which a condition over `users u` holds. */
export const deleteErasedUsers = (db: Database, condition: SqlFragment) =>
  execute(db, sql`delete from users u where u.erased_at is not null and ${condition}`)

/** Gives or takes the mark of a verified person. */
export const setVerified = (em: EntityManager, userId: string, isVerified: boolean) =>
  execute(
    em,
    sql`update users set verified = ${isVerified}, verification_lapsed_at = null, updated_at = now()
      where id = ${userId}`,
  )

/** Sets the time of the last login of the person whose id a query returns. */
export const setLastLogin = (em: EntityManager, userId: SqlFragment) =>
  execute(em, sql`update users set last_login_at = clock_timestamp() where id = (${userId})`)

/**
 * Stores which second factors an account has.
 * @returns whether the account has at least one second factor.
 * @throws Error when there is no such account. Callers have locked its row.
 */
export async function setSecondFactorMethods(
  em: EntityManager,
  userId: string,
  methods: SqlFragment,
): Promise<boolean> {
  const [row] = await execute<{ hasFactor: boolean }>(
    em,
    sql`update users set second_factor_methods = ${methods} where id = ${userId}
      returning cardinality(second_factor_methods) > 0 as "hasFactor"`,
  )
  if (!row) throw new Error('The second factors of an unknown account were to be stored.')
  return row.hasFactor
}

/** Stores the mean and the number of a person's reviews. @param counted a query of `rating, reviews`. */
export const setUserRating = (em: EntityManager, userId: string, counted: SqlFragment) =>
  execute(
    em,
    sql`update users set rating = counted.rating, num_reviews = counted.reviews
      from (${counted}) counted where id = ${userId}`,
  )
