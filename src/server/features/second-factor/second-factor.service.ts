import { renewSession } from '#server/features/auth/session.service.ts'
import { notify } from '#server/features/notification/notification.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { AppError, unauthorized } from '#server/platform/errors/errors.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { requireRecentLogin } from '#server/platform/trpc/recent-login.ts'
import { requireRecentSecondFactor } from '#server/platform/trpc/second-factor.ts'
import type { SecondFactorMethod } from '#shared/second-factor/second-factor.constants.ts'
import type {
  Confirmation,
  PasskeyView,
  RemovedFactor,
  SecondFactorStatus,
  SecondStepPassed,
} from '#shared/second-factor/second-factor.schema.ts'
import { consumeAppCode } from './authenticator-app.service.ts'
import { verifyPasskey } from './passkey.service.ts'
import { factorNotFound, secondFactorNotSet, wrongCode } from './second-factor.errors.ts'
import { countCodeTry, countSecondFactorUse } from './second-factor-limits.service.ts'
import {
  consumeRecoveryCode,
  finishRemovingFactor,
  lockSecondFactorAccount,
  replaceRecoveryCodes,
  type SecondFactorSession,
} from './second-factor-store.service.ts'

interface SecondFactorServices {
  db: Database
  env: Env
  log: Logger
}

interface FactorsRow {
  methods: SecondFactorMethod[]
  appSince: string | null
  recoveryCodesLeft: number
}

/** The methods that an account can use for the second step, besides recovery codes. */
export async function listMethods(db: Database, userId: string): Promise<SecondFactorMethod[]> {
  const [row] = await queryRows<{ methods: SecondFactorMethod[] }>(
    db,
    sql`select second_factor_methods as methods from users where id = ${userId}`,
  )
  if (!row) throw unauthorized()
  return row.methods
}

const hasRecentLogin = (session: Parameters<typeof requireRecentLogin>[0]) => {
  try {
    requireRecentLogin(session)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** What a user has set up. */
export async function getStatus(
  db: Database,
  actor: Omit<SecondFactorSession, 'token'>,
): Promise<SecondFactorStatus> {
  const [[row], passkeys] = await Promise.all([
    queryRows<FactorsRow>(
      db,
      sql`select u.second_factor_methods as methods, a.confirmed_at as "appSince",
          (select count(*) from second_factor_recovery_codes c
            where c.user_id = u.id and c.used_at is null)::int as "recoveryCodesLeft"
        from users u left join second_factor_apps a on a.user_id = u.id where u.id = ${actor.id}`,
    ),
    queryRows<PasskeyView>(
      db,
      sql`select id as "_id", name, created_at as "createdAt", last_used_at as "lastUsedAt"
        from second_factor_passkeys where user_id = ${actor.id} order by created_at, id`,
    ),
  ])
  if (!row) throw unauthorized()
  return { ...row, passkeys, needsFreshLogin: !actor.hasSecondFactor && !hasRecentLogin(actor) }
}

const passedMessage = ({ isSecondFactorPending }: SecondFactorSession) =>
  isSecondFactorPending ? 'Logged in successfully' : 'Confirmed'

/**
 * Passes the second step: completes a login, or confirms that the session is still used by its owner.
 * @returns the session's new token.
 * @throws AppError `second_factor.not_set` (409), `second_factor.wrong_code`,
 * `second_factor.passkey_refused` (403), `second_factor.ended` (401) with a login's fifth wrong code,
 * `rate.limited` (429).
 */
export async function passSecondStep(
  services: SecondFactorServices,
  session: SecondFactorSession,
  input: Confirmation,
): Promise<SecondStepPassed> {
  if (!session.hasSecondFactor) throw secondFactorNotSet()
  const { db, env } = services
  const { id: userId, kind } = session
  const message = passedMessage(session)
  if (input.method === 'passkey') {
    await verifyPasskey(services, session, input.passkey)
    return { token: await db.transaction((em) => renewSession(em, session)), kind, message }
  }
  const recordWrongCode = await countCodeTry(services, session)
  const token = await db.transaction(async (em) => {
    if (input.method === 'app') {
      if (!(await consumeAppCode(em, services, { userId, code: input.code }))) return null
    } else {
      if (!(await consumeRecoveryCode(em, env, userId, input.code))) return null
      await notify(em, userId, {
        kind: 'second-factor',
        change: 'recovery-code-used',
        method: null,
      })
    }
    return renewSession(em, session)
  })
  if (token !== null) return { token, kind, message }
  await recordWrongCode()
  throw wrongCode()
}

/**
 * Creates ten new recovery codes, which invalidates the previous ones.
 * @throws AppError `second_factor.not_set` (409), `second_factor.confirm` (403), `rate.limited` (429).
 */
export async function renewRecoveryCodes(
  services: SecondFactorServices,
  actor: Omit<SecondFactorSession, 'token'>,
): Promise<string[]> {
  if (!actor.hasSecondFactor) throw secondFactorNotSet()
  requireRecentSecondFactor(actor)
  await countSecondFactorUse(services, 'setup', actor)
  const { db, env } = services
  return db.transaction(async (em) => {
    const { hasFactor } = await lockSecondFactorAccount(em, actor.id)
    if (!hasFactor) throw secondFactorNotSet()
    await notify(em, actor.id, {
      kind: 'second-factor',
      change: 'recovery-codes-made',
      method: null,
    })
    return replaceRecoveryCodes(em, env, actor.id)
  })
}

/**
 * Removes a passkey or the app. Removing the last one also deletes the recovery codes.
 * @throws AppError `second_factor.not_found` (404), `second_factor.confirm` (403).
 */
export async function removeFactor(
  db: Database,
  actor: Omit<SecondFactorSession, 'token'>,
  input: RemovedFactor,
): Promise<void> {
  requireRecentSecondFactor(actor)
  await db.transaction(async (em) => {
    await lockSecondFactorAccount(em, actor.id)
    const removed =
      input.method === 'app'
        ? await execute<object>(
            em,
            sql`delete from second_factor_apps where user_id = ${actor.id} and confirmed_at is not null
              returning user_id`,
          )
        : await execute<object>(
            em,
            sql`delete from second_factor_passkeys where user_id = ${actor.id} and id = ${input.passkeyId} returning id`,
          )
    if (removed.length === 0) throw factorNotFound()
    await finishRemovingFactor(em, actor.id, input.method)
  })
}
