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

/** Uses that one account has in an hour. */
const usesPerHour = {
  /** Entering a code of the app, or a recovery code. */
  code: 30,
  /** Requesting a challenge for passkeys. */
  challenge: 60,
  /** Setting up a passkey or an app, or creating new recovery codes. */
  setup: 30,
}

/**
 * Counts a use before it is checked, across all processes. Logins and confirmations have separate
 * limits, so that somebody with a stolen token cannot keep the owner from logging in.
 * @throws AppError `rate.limited` (429) when the account's limit for this hour is used up.
 */
export async function countSecondFactorUse(
  { db, env }: LimitServices,
  use: keyof typeof usesPerHour,
  { id, isSecondFactorPending = false }: CountedSession,
): Promise<void> {
  const name = `second-factor-${use}${isSecondFactorPending ? '-login' : ''}`
  const quota = { name, max: usesPerHour[use], window: hour }
  const wait = await db.transaction((em) => consumeQuota(em, env, quota, id))
  if (wait !== null) throw tooManyRequests(wait)
}

/**
 * Counts an entered code before it is checked.
 * @returns a function to call when the code was wrong: the fifth wrong code ends a pending login.
 * @throws AppError `rate.limited` (429), `second_factor.ended` (401).
 */
export async function countCodeTry(
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
