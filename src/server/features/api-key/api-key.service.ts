import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { notify } from '#server/features/notification/notification.service.ts'
import { lockUser } from '#server/features/user/user-state.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import { hasSandboxes } from '#server/platform/config/running-sandbox.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { tooManyRequests, unauthorized } from '#server/platform/errors/errors.ts'
import { checkRowQuota } from '#server/platform/quota/quota.ts'
import { type LoginState, requireRecentLogin } from '#server/platform/trpc/recent-login.ts'
import { apiKeysPerDay, endedApiKeyDays, maxApiKeys } from '#shared/api-key/api-key.constants.ts'
import type {
  ApiKeyView,
  CreateApiKeyInput,
  CreatedApiKey,
} from '#shared/api-key/api-key.schema.ts'
import { apiKeyNotFound, noKeysInSandbox, sandboxesOff, tooManyApiKeys } from './api-key.errors.ts'
import { createApiKeySecret, hashApiKey } from './api-key.policy.ts'

const viewColumns = sql`id as "_id", name, scopes, created_at as "createdAt", expires_at as "expiresAt",
  sandbox_person as "sandboxPerson", last_used_at as "lastUsedAt", last_network as "lastNetwork",
  case when ended_by = 'owner' then 'revoked' when ended_by = 'operator' then 'stopped'
    when expires_at <= now() then 'expired' else 'active' end as state`

/** A person's keys, newest first; those that ended stay in the list for 30 days. */
export function listApiKeys(db: Database, userId: string): Promise<ApiKeyView[]> {
  return queryRows<ApiKeyView>(
    db,
    sql`select ${viewColumns} from api_keys where user_id = ${userId}
        and least(ended_at, expires_at) > now() - make_interval(days => ${endedApiKeyDays})
      order by created_at desc, id desc`,
  )
}

/** Locks the account's row, so that simultaneous calls cannot exceed the limit together. */
async function requireRoomForKey(em: EntityManager, userId: string): Promise<void> {
  if (!(await lockUser(em, userId))) throw unauthorized()
  const wait = await checkRowQuota(
    em,
    { max: apiKeysPerDay, window: 86_400 },
    { table: 'api_keys', where: sql`user_id = ${userId}` },
  )
  if (wait !== null) throw tooManyRequests(wait)
  const [active] = await queryRows<{ keys: number }>(
    em,
    sql`select count(*)::int as keys from api_keys
      where user_id = ${userId} and ended_at is null and expires_at > now()`,
  )
  if ((active?.keys ?? 0) >= maxApiKeys) throw tooManyApiKeys()
}

/**
 * Creates a key that acts for the person within its scopes.
 * @returns the key with its secret, of which only the hash is stored.
 * @throws AppError `second_factor.confirm`, `second_factor.log_in_again` (403), `api_key.too_many` (409),
 * `sandbox.no_keys`, `sandbox.off` (409), `rate.limited` (429) after 40 keys in 24 hours.
 */
export function createApiKey(
  { db, env }: { db: Database; env: Env },
  actor: LoginState & { id: string },
  { name, scopes, days, sandboxPerson }: CreateApiKeyInput,
): Promise<CreatedApiKey> {
  if (env.isSandbox) throw noKeysInSandbox()
  requireRecentLogin(actor)
  if (sandboxPerson && !hasSandboxes(env)) throw sandboxesOff()
  return db.transaction(async (em) => {
    await requireRoomForKey(em, actor.id)
    const id = v7()
    const secret = createApiKeySecret(id, sandboxPerson ? 'test' : 'live')
    const [key] = await execute<ApiKeyView>(
      em,
      sql`insert into api_keys (id, user_id, name, secret_hash, scopes, sandbox_person, created_at, expires_at)
        values (${id}, ${actor.id}, ${name}, ${hashApiKey(secret)}, ${scopes}, ${sandboxPerson}, now(),
          now() + make_interval(days => ${days}))
        returning ${viewColumns}`,
    )
    if (!key) throw new Error('The key was not returned.')
    // Somebody who finds an unlocked browser could otherwise keep access that its owner never learns of.
    await notify(em, actor.id, { kind: 'api-key', change: 'created', name })
    return { key, secret }
  })
}

/**
 * Ends a key, which every process refuses from the commit on: keys are read anew for each request.
 * Ending one that has ended changes nothing.
 * @throws AppError `api_key.not_found` (404) also for another person's key.
 */
export async function revokeApiKey(db: Database, userId: string, keyId: string): Promise<void> {
  const known = await execute(
    db,
    sql`update api_keys set ended_at = coalesce(ended_at, now()), ended_by = coalesce(ended_by, 'owner')
      where id = ${keyId} and user_id = ${userId} returning 1`,
  )
  if (known.length === 0) throw apiKeyNotFound()
}

/** Ends all keys of an account that is about to be deleted. */
export async function revokeAllApiKeys(em: EntityManager, userId: string): Promise<void> {
  await execute(
    em,
    sql`update api_keys set ended_at = now(), ended_by = 'owner'
      where user_id = ${userId} and ended_at is null`,
  )
}

/**
 * Ends a person's key for an operator, who records the decision in the same transaction.
 * @returns the key's owner; null when it had ended already.
 * @throws AppError `api_key.not_found` (404).
 */
export async function stopApiKey(em: EntityManager, keyId: string): Promise<string | null> {
  const [key] = await queryRows<{ userId: string; name: string; hasEnded: boolean }>(
    em,
    sql`select user_id as "userId", name, ended_at is not null or expires_at <= now() as "hasEnded"
      from api_keys where id = ${keyId} for update`,
  )
  if (!key) throw apiKeyNotFound()
  if (key.hasEnded) return null
  await execute(
    em,
    sql`update api_keys set ended_at = now(), ended_by = 'operator' where id = ${keyId}`,
  )
  await notify(em, key.userId, { kind: 'api-key', change: 'stopped', name: key.name })
  return key.userId
}
