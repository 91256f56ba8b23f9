import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { openSecret, sealSecret } from '#server/platform/text/sealed-secret.ts'
import { appUri, newAppSecret, stepOfCode } from './authenticator-app.policy.ts'
import { requireRecentLogin } from './recent-login.policy.ts'
import { appAlreadySet, appNotBegun, wrongCode } from './second-factor.errors.ts'
import { countSecondFactorUse } from './second-factor-limits.service.ts'
import {
  finishAdding,
  lockAccount,
  type SecondFactorSession,
} from './second-factor-store.service.ts'

interface AppServices {
  db: Database
  env: Env
  log: Logger
}

/** Minutes in which an app must be confirmed after it was begun. */
const beginMinutes = 15

const sealedFor = (userId: string) => ({ purpose: 'authenticator-app', owner: userId })

/**
 * Begins to set up an authenticator app: it counts from its first right code on.
 * @returns the app's secret, which is given once.
 * @throws AppError `second_factor.confirm`, `second_factor.log_in_again` (403), `second_factor.app_exists`
 * (409), `rate.limited` (429).
 */
export async function beginApp(services: AppServices, session: SecondFactorSession) {
  requireRecentLogin(session)
  const { db, env } = services
  await countSecondFactorUse(services, 'setup', session)
  const secret = newAppSecret()
  return db.transaction(async (em) => {
    const { phone } = await lockAccount(em, session.id)
    const begun = await em.execute<object[]>(
      `insert into second_factor_apps (user_id, sealed_secret, begun_at) values (?, ?, clock_timestamp())
        on conflict (user_id) do update
          set sealed_secret = excluded.sealed_secret, begun_at = excluded.begun_at, last_step = 0
          where second_factor_apps.confirmed_at is null
        returning user_id`,
      [session.id, sealSecret(env.SECRET_KEY, sealedFor(session.id), secret)],
    )
    if (begun.length === 0) throw appAlreadySet()
    return { secret, uri: appUri(secret, phone) }
  })
}

/** The step of a right code; null of a wrong one, and where SECRET_KEY is another one than at set-up. */
function readStep({ env, log }: AppServices, userId: string, sealed: string, code: string) {
  let secret: string
  try {
    secret = openSecret(env.SECRET_KEY, sealedFor(userId), sealed)
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
 * Takes a code of a person's app. Of two callers with the same code, the one that moves the step on has it.
 * @returns whether it was right, and not used before.
 */
export async function takeAppCode(
  em: EntityManager,
  services: AppServices,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const [app] = await em.execute<{ sealed: string }[]>(
    `select sealed_secret as sealed from second_factor_apps
      where user_id = ? and confirmed_at is not null`,
    [userId],
  )
  const step = app ? readStep(services, userId, app.sealed, code) : null
  if (step === null) return false
  const taken = await em.execute<object[]>(
    `update second_factor_apps set last_step = ?
      where user_id = ? and confirmed_at is not null and last_step < ? returning user_id`,
    [step, userId, step],
  )
  return taken.length > 0
}

/**
 * Completes setting up the app that was begun, by a code that it shows.
 * @throws AppError `second_factor.wrong_code`, `second_factor.confirm`, `second_factor.log_in_again` (403),
 * `second_factor.app_exists`, `second_factor.app_not_begun` (409), `rate.limited` (429).
 */
export async function addApp(services: AppServices, session: SecondFactorSession, code: string) {
  requireRecentLogin(session)
  const { db, env } = services
  await countSecondFactorUse(services, 'setup', session)
  return db.transaction(async (em) => {
    const { hasFactor } = await lockAccount(em, session.id)
    const [app] = await em.execute<{ sealed: string; isSet: boolean; isLive: boolean }[]>(
      `select sealed_secret as sealed, confirmed_at is not null as "isSet",
          begun_at > clock_timestamp() - interval '${beginMinutes} minutes' as "isLive"
        from second_factor_apps where user_id = ?`,
      [session.id],
    )
    if (app?.isSet) throw appAlreadySet()
    if (!app?.isLive) throw appNotBegun()
    const step = readStep(services, session.id, app.sealed, code)
    if (step === null) throw wrongCode()
    await em.execute(
      'update second_factor_apps set confirmed_at = clock_timestamp(), last_step = ? where user_id = ?',
      [step, session.id],
    )
    return finishAdding(em, env, session, { method: 'app', isFirst: !hasFactor })
  })
}
