import type { EntityManager } from '@mikro-orm/postgresql'
import { queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'

/** Days after its last use in which a key shows that its owner's account is still at work. */
const inUseDays = 30

/**
 * A condition: whether software of this user has used one of their keys in the last 30 days. A key that has expired
 * since counts too, because its owner comes to create the next one; one that was revoked or stopped does not, and a
 * test key does not, because it works in a sandbox alone.
 * @param userId a user's id, or the column that has it.
 */
export const hasApiKeyInUse = (userId: SqlFragment) => sql`exists (select from api_keys k
  where k.user_id = ${userId} and k.ended_at is null and k.sandbox_person is null
    and k.last_used_at > now() - make_interval(days => ${inUseDays}))`

/** Whether software has used one of the user's API keys in the last 30 days. */
export async function isApiKeyInUse(em: EntityManager, userId: string): Promise<boolean> {
  const [row] = await queryRows<{ isInUse: boolean }>(
    em,
    sql`select ${hasApiKeyInUse(sql`${userId}`)} as "isInUse"`,
  )
  return row?.isInUse === true
}
