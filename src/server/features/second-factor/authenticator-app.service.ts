import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { openSecret, sealSecret } from '#server/platform/text/sealed-secret.ts'
import { requireRecentLogin } from '#server/platform/trpc/recent-login.ts'
import { appUri, newAppSecret, stepOfCode } from './authenticator-app.policy.ts'
import { appAlreadySet, appNotBegun, wrongCode } from './second-factor.errors.ts'
import { countSecondFactorUse } from './second-factor-limits.service.ts'
import {
  finishAddingFactor,
  lockSecondFactorAccount,
  type SecondFactorSession,
} from './second-factor-store.service.ts'

interface AppServices {
  db: Database
  env: Env
  log: Logger
}

/** Minutes in which a new app must be confirmed. */
const setupMinutes = 15

const sealContext = (userId: string) => ({ purpose: 'authenticator-app', owner: userId })

/**
 * Starts setting up an authenticator app, which counts once it is confirmed by a code.
 * @returns the app's secret, which is shown only once.
 * @throws AppError `second_factor.confirm`, `second_factor.log_in_again` (403), `second_factor.app_exists`
 * (409), `rate.limited` (429).
 */
export async function beginAppSetup(services: AppServices, session: SecondFactorSession) {
  requireRecentLogin(session)
  const { db, env } = services
  await countSecondFactorUse(services, 'setup', session)
  const secret = newAppSecret()
  return db.transaction(async (em) => {
    const { phone } = await lockSecondFactorAccount(em, session.id)
    const started = await execute<object>(
      em,
      sql`insert into second_factor_apps (user_id, sealed_secret, begun_at) values (${session.id}, ${sealSecret(env.SECRET_KEY, sealContext(session.id), secret)}, clock_timestamp())
        on conflict (user_id) do update
          set sealed_secret = excluded.sealed_secret, begun_at = excluded.begun_at, last_step = 0
          where second_factor_apps.confirmed_at is null
        returning user_id`,
    )
    if (started.length === 0) throw appAlreadySet()
    return { secret, uri: appUri(secret, phone) }
  })
}

/** The time step of a right code; null for a wrong one, and if SECRET_KEY has changed since the setup. */
function readTimeStep({ env, log }: AppServices, userId: string, sealed: string, code: string) {
  let secret: string
  try {
    secret = openSecret(env.SECRET_KEY, sealContext(userId), sealed)
  } catch (error) {
    log.error(
      { err: error },
      'an authenticator app’s secret could not be opened: is SECRET_KEY a new one?',
    )
    return null
  }
  return stepOfCode(secret, code)
}

/**
 * Consumes a code of a user's app. If two requests use the same code, only one succeeds.
 * @returns whether the code was right and not used before.
 */
export async function consumeAppCode(
  em: EntityManager,
  services: AppServices,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const [app] = await queryRows<{ sealed: string }>(
    em,
    sql`select sealed_secret as sealed from second_factor_apps
      where user_id = ${userId} and confirmed_at is not null`,
  )
  const step = app ? readTimeStep(services, userId, app.sealed, code) : null
  if (step === null) return false
  const updated = await execute<object>(
    em,
    sql`update second_factor_apps set last_step = ${step}
      where user_id = ${userId} and confirmed_at is not null and last_step < ${step} returning user_id`,
  )
  return updated.length > 0
}

/**
 * Completes the setup of an app with a code that it shows.
 * @throws AppError `second_factor.wrong_code`, `second_factor.confirm`, `second_factor.log_in_again` (403),
 * `second_factor.app_exists`, `second_factor.app_not_begun` (409), `rate.limited` (429).
 */
export async function addApp(services: AppServices, session: SecondFactorSession, code: string) {
  requireRecentLogin(session)
  const { db, env } = services
  await countSecondFactorUse(services, 'setup', session)
  return db.transaction(async (em) => {
    const { hasFactor } = await lockSecondFactorAccount(em, session.id)
    const [app] = await queryRows<{ sealed: string; isSet: boolean; isLive: boolean }>(
      em,
      sql`select sealed_secret as sealed, confirmed_at is not null as "isSet",
          begun_at > clock_timestamp() - make_interval(mins => ${setupMinutes}) as "isLive"
        from second_factor_apps where user_id = ${session.id}`,
    )
    if (app?.isSet) throw appAlreadySet()
    if (!app?.isLive) throw appNotBegun()
    const step = readTimeStep(services, session.id, app.sealed, code)
    if (step === null) throw wrongCode()
    await execute(
      em,
      sql`update second_factor_apps set confirmed_at = clock_timestamp(), last_step = ${step} where user_id = ${session.id}`,
    )
    return finishAddingFactor(em, env, session, { method: 'app', isFirst: !hasFactor })
  })
}
