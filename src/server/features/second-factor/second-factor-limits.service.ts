import { countSecondFactorTry, endPendingLogin } from '#server/features/auth/session.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { tooManyRequests } from '#server/platform/errors/errors.ts'
import { consumeQuota } from '#server/platform/quota/quota.ts'
import { maxSecondFactorTries } from '#shared/second-factor/second-factor.constants.ts'
import { tooManyTries } from './second-factor.errors.ts'

interface LimitServices {
  db: Database
  env: Env
}

interface CountedSession {
  /** The person's id. */
  id: string
  sessionId: string
  isSecondFactorPending?: boolean
}

const hour = 3600

/** Times that one account may do it in an hour. */
const timesAnHour = {
  /** Giving a code of the app, or a recovery code. */
  code: 30,
  /** Asking for what a passkey signs. */
  challenge: 60,
  /** Setting a passkey or an app up, or asking for new recovery codes. */
  setup: 30,
}

/**
 * Counts a use before it is judged, over all processes. Logins and confirmations are counted apart:
 * whoever holds a stolen token can't keep the owner from logging in.
 * @throws AppError `rate.limited` (429) when the account's allowance of the hour is used up.
 */
export async function countSecondFactorUse(
  { db, env }: LimitServices,
  use: keyof typeof timesAnHour,
  { id, isSecondFactorPending = false }: CountedSession,
): Promise<void> {
  const name = `second-factor-${use}${isSecondFactorPending ? '-login' : ''}`
  const quota = { name, max: timesAnHour[use], window: hour }
  const wait = await db.transaction((em) => consumeQuota(em, env, quota, id))
  if (wait !== null) throw tooManyRequests(wait)
}

/**
 * Counts a typed code before it is judged.
 * @returns what to call when it was wrong: the fifth wrong one ends a login that waits for its second step.
 * @throws AppError `rate.limited` (429), `second_factor.ended` (401).
 */
export async function countCode(
  services: LimitServices,
  session: CountedSession,
): Promise<() => Promise<void>> {
  await countSecondFactorUse(services, 'code', session)
  if (!session.isSecondFactorPending) return async () => {}
  const tries = await countSecondFactorTry(services.db, session.sessionId)
  if (tries === null) throw tooManyTries()
  return async () => {
    if (tries < maxSecondFactorTries) return
    await endPendingLogin(services.db, session.sessionId)
    throw tooManyTries()
  }
}
