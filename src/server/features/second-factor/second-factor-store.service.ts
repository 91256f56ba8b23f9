import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import {
  closeOtherSessions,
  deleteExpiredSecondFactorRows,
  renewSession,
} from '#server/features/auth/session.service.ts'
import { notify } from '#server/features/notification/notification.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import { unauthorized } from '#server/platform/errors/errors.ts'
import { keyedHash } from '#server/platform/text/keyed-hash.ts'
import type { SecondFactorState } from '#server/platform/trpc/second-factor.ts'
import type { SecondFactorMethod } from '#shared/second-factor/second-factor.constants.ts'
import type { AccountKind } from '#shared/user/user.schema.ts'
import { newRecoveryCodes, plainRecoveryCode } from './recovery-code.policy.ts'

/** Whoever sets up or confirms a second factor, and the token they did it with. */
export interface SecondFactorSession extends SecondFactorState {
  /** The person's id. */
  id: string
  kind: AccountKind
  sessionId: string
  /** ISO 8601. */
  loggedInAt: string
  isSecondFactorPending?: boolean
  token: string
}

const recoveryCodeHash = ({ SECRET_KEY }: Env, userId: string, code: string) =>
  keyedHash(SECRET_KEY, 'recovery-code', userId, plainRecoveryCode(code))

/**
 * Locks the account's row: changes of its factors, and logins, happen one after the other.
 * @returns its phone and the factors it has, as they are now.
 */
export async function lockAccount(em: EntityManager, userId: string) {
  const [row] = await em.execute<{ phone: string; name: string; hasFactor: boolean }[]>(
    `select phone, trim(first_name || ' ' || last_name) as name,
        cardinality(second_factor_methods) > 0 as "hasFactor"
      from users where id = ? for update`,
    [userId],
  )
  if (!row) throw unauthorized()
  return row
}

/** Notes with the account which factors it has now. @returns whether it has any. */
async function refreshMethods(em: EntityManager, userId: string): Promise<boolean> {
  const [row] = await em.execute<{ hasFactor: boolean }[]>(
    `update users u set second_factor_methods = array_remove(array[
        case when exists (select 1 from second_factor_passkeys where user_id = u.id) then 'passkey' end,
        case when exists (select 1 from second_factor_apps where user_id = u.id and confirmed_at is not null)
          then 'app' end], null)
      where id = ? returning cardinality(second_factor_methods) > 0 as "hasFactor"`,
    [userId],
  )
  return row?.hasFactor ?? false
}

/** Puts ten new codes in place of all that the account has. @returns them: only keyed hashes are kept. */
export async function replaceRecoveryCodes(em: EntityManager, env: Env, userId: string) {
  const codes = newRecoveryCodes()
  const rows = codes.map((code) => ({ id: v7(), hash: recoveryCodeHash(env, userId, code) }))
  await em.execute('delete from second_factor_recovery_codes where user_id = ?', [userId])
  await em.execute(
    `insert into second_factor_recovery_codes (id, user_id, code_hash, created_at)
      select new.id, ?, new.hash, clock_timestamp()
        from jsonb_to_recordset(?::jsonb) as new (id uuid, hash text)`,
    [userId, JSON.stringify(rows)],
  )
  return codes
}

/** Uses a recovery code up, once however many come at once. @returns whether it was one. */
export async function takeRecoveryCode(em: EntityManager, env: Env, userId: string, code: string) {
  const used = await em.execute<object[]>(
    `update second_factor_recovery_codes set used_at = clock_timestamp()
      where user_id = ? and code_hash = ? and used_at is null returning id`,
    [userId, recoveryCodeHash(env, userId, code)],
  )
  return used.length > 0
}

/**
 * Completes setting up a factor, in the transaction that wrote it, after `lockAccount`. With the first one
 * the account's other sessions end, which were opened without it, and recovery codes are made.
 * @returns the session's new token, and the recovery codes or null.
 */
export async function finishAdding(
  em: EntityManager,
  env: Env,
  session: SecondFactorSession,
  { method, isFirst }: { method: SecondFactorMethod; isFirst: boolean },
) {
  const { id: userId, kind } = session
  await refreshMethods(em, userId)
  if (isFirst) await closeOtherSessions(em, { userId, sessionId: session.sessionId })
  const recoveryCodes = isFirst ? await replaceRecoveryCodes(em, env, userId) : null
  await notify(em, userId, { kind: 'second-factor', change: 'added', method })
  return { token: await renewSession(em, session), kind, recoveryCodes }
}

/** Completes removing a factor, in the transaction that did it. With the last one all else goes too. */
export async function finishRemoving(
  em: EntityManager,
  userId: string,
  method: SecondFactorMethod,
): Promise<void> {
  if (!(await refreshMethods(em, userId))) {
    await em.execute('delete from second_factor_recovery_codes where user_id = ?', [userId])
    await deleteExpiredSecondFactorRows(em, userId)
  }
  await notify(em, userId, { kind: 'second-factor', change: 'removed', method })
}
