import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import {
  clearSecondFactorConfirmations,
  closeOtherSessions,
  renewSession,
} from '#server/features/auth/session.service.ts'
import { notify } from '#server/features/notification/notification.service.ts'
import { userNameSql } from '#server/features/user/user.sql.ts'
import { setSecondFactorMethods } from '#server/features/user/user-state.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { unauthorized } from '#server/platform/errors/errors.ts'
import { keyedHash } from '#server/platform/text/keyed-hash.ts'
import type { SecondFactorState } from '#server/platform/trpc/second-factor.ts'
import type { SecondFactorMethod } from '#shared/second-factor/second-factor.constants.ts'
import type { AccountKind } from '#shared/user/user.schema.ts'
import { newRecoveryCodes, plainRecoveryCode } from './recovery-code.policy.ts'

/** The session that sets up or confirms a second factor, with its token. */
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
 * Locks the account's row, so that changes of its factors and logins run one after the other.
 * @returns its phone, its name and whether it has a factor.
 */
export async function lockSecondFactorAccount(em: EntityManager, userId: string) {
  const [row] = await queryRows<{ phone: string; name: string; hasFactor: boolean }>(
    em,
    sql`select phone, ${userNameSql('users')} as name,
        cardinality(second_factor_methods) > 0 as "hasFactor"
      from users where id = ${userId} for no key update`,
  )
  if (!row) throw unauthorized()
  return row
}

/**
 * Copies the account's current methods to its row, which the caller has locked.
 * @returns whether the account has at least one second factor.
 */
const updateStoredMethods = (em: EntityManager, userId: string): Promise<boolean> =>
  setSecondFactorMethods(
    em,
    userId,
    sql`array_remove(array[
        case when exists (select 1 from second_factor_passkeys where user_id = ${userId})
          then 'passkey' end,
        case when exists (select 1 from second_factor_apps
            where user_id = ${userId} and confirmed_at is not null)
          then 'app' end], null)`,
  )

/** Replaces all recovery codes with ten new ones. @returns the codes, of which only hashes are stored. */
export async function replaceRecoveryCodes(em: EntityManager, env: Env, userId: string) {
  const codes = newRecoveryCodes()
  const rows = codes.map((code) => ({ id: v7(), hash: recoveryCodeHash(env, userId, code) }))
  await execute(em, sql`delete from second_factor_recovery_codes where user_id = ${userId}`)
  await execute(
    em,
    sql`insert into second_factor_recovery_codes (id, user_id, code_hash, created_at)
      select new.id, ${userId}, new.hash, clock_timestamp()
        from jsonb_to_recordset(${sql.json(rows)}) as new (id uuid, hash text)`,
  )
  return codes
}

/** Consumes a recovery code; of concurrent uses only one succeeds. @returns whether it was valid. */
export async function consumeRecoveryCode(
  em: EntityManager,
  env: Env,
  userId: string,
  code: string,
) {
  const used = await execute<object>(
    em,
    sql`update second_factor_recovery_codes set used_at = clock_timestamp()
      where user_id = ${userId} and code_hash = ${recoveryCodeHash(env, userId, code)} and used_at is null returning id`,
  )
  return used.length > 0
}

/**
 * Completes the setup of a factor in the transaction that wrote it, after `lockSecondFactorAccount`. The first factor
 * also ends the account's other sessions, which were opened without it, and creates recovery codes.
 * @returns the session's new token, and the recovery codes or null.
 */
export async function finishAddingFactor(
  em: EntityManager,
  env: Env,
  session: SecondFactorSession,
  { method, isFirst }: { method: SecondFactorMethod; isFirst: boolean },
) {
  const { id: userId, kind } = session
  await updateStoredMethods(em, userId)
  if (isFirst) await closeOtherSessions(em, { userId, sessionId: session.sessionId })
  const recoveryCodes = isFirst ? await replaceRecoveryCodes(em, env, userId) : null
  await notify(em, userId, { kind: 'second-factor', change: 'added', method })
  return { token: await renewSession(em, session), kind, recoveryCodes }
}

/** Completes the removal of a factor in its transaction. Removing the last one deletes everything else. */
export async function finishRemovingFactor(
  em: EntityManager,
  userId: string,
  method: SecondFactorMethod,
): Promise<void> {
  if (!(await updateStoredMethods(em, userId))) {
    await execute(em, sql`delete from second_factor_recovery_codes where user_id = ${userId}`)
    await clearSecondFactorConfirmations(em, userId)
  }
  await notify(em, userId, { kind: 'second-factor', change: 'removed', method })
}
