import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import { consumeQuota, returnQuota } from '#server/platform/quota/quota.ts'
import { tooManyLookups, weatherBudgetSpent } from './weather.errors.ts'

interface Needs {
  db: Database
  env: Env
}

const window = 'india-day'

/**
 * Runs a count. Where nothing can be written (a full disk, a failover), the look-up goes through uncounted:
 * reading the weather must not depend on it, and the limit of a minute still holds.
 * @returns the seconds to wait; null when the look-up was counted.
 */
async function runCount(
  db: Database,
  count: (em: EntityManager) => Promise<number | null>,
): Promise<number | null> {
  try {
    return await db.transaction(count)
  } catch (error) {
    if (error instanceof AppError && error.status === 503) return null
    throw error
  }
}

/**
 * Counts a look-up of a place that is not cached for the address that asks, so that a single one cannot use
 * up the day that the weather service gives all of us. The database counts, for all processes together.
 * @throws AppError `weather.lookup_limit` (429).
 */
export async function countAddressLookup({ db, env }: Needs, ip: string): Promise<void> {
  const max = env.WEATHER_LOOKUPS_PER_DAY_PER_ADDRESS
  const quota = { name: 'weather-lookups-address', max, window } as const
  const wait = await runCount(db, (em) => consumeQuota(em, env, quota, addressBucket(ip)))
  if (wait !== null) throw tooManyLookups(wait)
}

/**
 * Runs a look-up that counts for the day of all users. One that fails does not count: while a service is down,
 * the places that people look at are tried again each second.
 * @throws AppError `weather.budget_spent` (503), and what `lookUp` throws.
 */
export async function withinDailyBudget<Result>(
  { db, env }: Needs,
  lookUp: () => Promise<Result>,
): Promise<Result> {
  const quota = { name: 'weather-lookups', max: env.WEATHER_LOOKUPS_PER_DAY, window } as const
  const wait = await runCount(db, (em) => consumeQuota(em, env, quota, 'all'))
  if (wait !== null) throw weatherBudgetSpent(wait)
  try {
    return await lookUp()
  } catch (error) {
    await runCount(db, async (em) => {
      await returnQuota(em, env, quota, 'all')
      return null
    })
    throw error
  }
}
