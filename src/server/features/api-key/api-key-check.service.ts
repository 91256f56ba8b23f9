import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import type { CheckedApiKey } from '#server/platform/trpc/api-key.ts'
import type { LoginState } from '#server/platform/trpc/recent-login.ts'
import type { ApiScope } from '#shared/api-key/api-scope.constants.ts'
import type { SandboxPerson } from '#shared/sandbox/sandbox.constants.ts'
import type { AccountKind } from '#shared/user/user.schema.ts'
import { apiKeyIdOf, hasApiKeyHash } from './api-key.policy.ts'

/** Seconds that the last use may be out of date, because a write for each request would cost too much. */
const lastUseSeconds = 60

/** The network of an address, as its owner sees it: enough to recognize an office, not a device. */
export function networkOf(ip: string): string {
  const bucket = addressBucket(ip, 48)
  return bucket.includes(':') ? bucket : bucket.replace(/\.\d+$/, '.0/24')
}

interface KeyRow {
  id: string
  userId: string
  secretHash: string
  scopes: ApiScope[]
  sandboxPerson: SandboxPerson | null
  kind: AccountKind
  hasSecondFactor: boolean
  isStale: boolean
}

/** A key's owner, in the form of a session's user. */
interface KeyOwner extends LoginState {
  id: string
  kind: AccountKind
  sessionId: string
  isAdmin: false
}

/**
 * Creates the function that finds the owner of a key. It reads the key for every request, as sessions are
 * read, so that a key that was ended works in no process any more.
 */
export function createFindApiKey(db: Database, log: Logger) {
  /** Runs in the background; the request does not wait for it. */
  const refreshLastUse = (keyId: string, network: string) =>
    execute(
      db,
      sql`update api_keys set last_used_at = now(), last_network = ${network}
        where id = ${keyId}
          and (last_used_at is null or last_used_at < now() - make_interval(secs => ${lastUseSeconds}))`,
    ).catch((error: unknown) => log.warn({ err: error, keyId }, 'a key’s last use was not stored'))

  return async (
    token: string,
    ip: string,
  ): Promise<{ actor: KeyOwner; key: CheckedApiKey } | null> => {
    const id = apiKeyIdOf(token)
    if (!id) return null
    const [row] = await queryRows<KeyRow>(
      db,
      sql.named(
        'find_api_key',
        sql`select k.id, k.user_id as "userId", k.secret_hash as "secretHash", k.scopes, k.sandbox_person as "sandboxPerson", u.kind,
            cardinality(u.second_factor_methods) > 0 as "hasSecondFactor",
            k.last_used_at is null or k.last_used_at < now() - interval '${sql.raw(lastUseSeconds)} seconds'
              as "isStale"
          from api_keys k join users u on u.id = k.user_id
          where k.id = ${id} and k.ended_at is null and k.expires_at > now() and u.erased_at is null`,
      ),
    )
    if (!row || !hasApiKeyHash(token, row.secretHash)) return null
    if (row.isStale) void refreshLastUse(id, networkOf(ip))
    const { userId, kind, scopes, sandboxPerson, hasSecondFactor } = row
    return {
      key: { id, userId, scopes, sandboxPerson },
      actor: {
        id: userId,
        kind,
        sessionId: id,
        isAdmin: false,
        // A key counts as neither logged in recently nor confirmed: sensitive changes refuse it.
        loggedInAt: new Date(0).toISOString(),
        hasSecondFactor,
        secondFactorAt: null,
      },
    }
  }
}
