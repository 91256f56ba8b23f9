import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import { checkQuota, consumeQuota, type Quota, returnQuota } from '#server/platform/quota/quota.ts'
import type { RateLimit } from '#server/platform/quota/rate-limit.ts'
import { sandboxWeatherLookupsPerDay } from '#shared/sandbox/sandbox.constants.ts'
import { tooManyLookups, weatherBudgetSpent } from './weather.errors.ts'

interface Shop {
  db: Database
  env: Env
}

/** What counting look-ups needs. */
export interface LookupNeeds extends Shop {
  rateLimit: RateLimit
  /** The address of the client. */
  ip: string
  /** The bearer token as sent; null for none. */
  token: string | null
  /** The user whose session the token is. */
  loadViewer(scope: 'public'): Promise<{ id: string } | null>
  /** The sandbox that asks, and its way to the real shop; null in the real shop. */
  sandbox: {
    id: string
    inRealShop<Result>(work: (shop: Shop) => Promise<Result>): Promise<Result>
  } | null
}

/** The limit of look-ups of places that are not cached, per caller and minute. */
const minuteQuota = { name: 'weather-lookups', max: 60, window: 60 }

const window = 'india-day'

/** Whom a look-up counts for. */
interface LookupCaller {
  /** A user's id, a sandbox's id, or an address. */
  key: string
  /** Look-ups in a day. */
  max: number
  /** Thousands of people may be behind an address, so its limit holds only when there is little left for all. */
  isShared: boolean
}

/** The user whose session a token is; null also for a token that is not accepted: the weather is open to everybody. */
async function findViewer({ token, loadViewer }: LookupNeeds) {
  try {
    return token ? await loadViewer('public') : null
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

async function findCaller(needs: LookupNeeds): Promise<LookupCaller> {
  const { sandbox, env, ip } = needs
  if (sandbox) return { key: sandbox.id, max: sandboxWeatherLookupsPerDay, isShared: false }
  const max = env.WEATHER_LOOKUPS_PER_DAY_PER_ADDRESS
  const viewer = await findViewer(needs)
  if (viewer) return { key: viewer.id, max, isShared: false }
  return { key: addressBucket(ip), max, isShared: true }
}

/** Sandboxes use the same weather services as the real shop, so it counts their look-ups too, by its own clock. */
const inRealShop = <Result>(
  { db, env, sandbox }: LookupNeeds,
  work: (shop: Shop) => Promise<Result>,
): Promise<Result> => (sandbox ? sandbox.inRealShop(work) : work({ db, env }))

/**
 * Runs a count. Where nothing can be written (a full disk, a failover), the look-up goes through uncounted:
 * reading the weather must not depend on it, and the limit of a minute still holds.
 * @returns what `count` does; undefined when nothing was counted.
 */
const runCount = <Result>(
  needs: LookupNeeds,
  count: (em: EntityManager, env: Shop['env']) => Promise<Result>,
): Promise<Result | undefined> =>
  inRealShop(needs, async ({ db, env }) => {
    try {
      return await db.transaction((em) => count(em, env))
    } catch (error) {
      if (error instanceof AppError && error.status === 503) return undefined
      throw error
    }
  })

const totalQuota = (env: Shop['env']) =>
  ({ name: 'weather-lookups', max: env.WEATHER_LOOKUPS_PER_DAY, window }) satisfies Quota
const callerQuota = (max: number) =>
  ({ name: 'weather-lookups-caller', max, window }) satisfies Quota

/** @throws AppError `weather.lookup_limit` (429). */
async function requireLookupLeft(needs: LookupNeeds, { key, max, isShared }: LookupCaller) {
  const wait = await runCount(needs, async (em, env) => {
    const spent = await checkQuota(em, env, callerQuota(max), key)
    if (spent === null || !isShared) return spent
    const { max: inAll, ...total } = totalQuota(env)
    return checkQuota(em, env, { ...total, max: Math.ceil(inAll / 2) }, 'all')
  })
  if (typeof wait === 'number') throw tooManyLookups(wait)
}

/**
 * Runs a look-up that counts for its caller and for the day of all users. One that fails does not count: while a
 * service is down, the places that people look at are tried again each second.
 * @throws AppError `weather.budget_spent` (503), and what `lookUp` throws.
 */
async function countLookup<Result>(
  needs: LookupNeeds,
  { key }: LookupCaller,
  lookUp: () => Promise<Result>,
): Promise<Result> {
  // Others may wait for this look-up, so what its caller has left is checked before it.
  const ofCaller = callerQuota(Number.MAX_SAFE_INTEGER)
  const wait = await runCount(needs, async (em, env) => {
    const spent = await consumeQuota(em, env, totalQuota(env), 'all')
    if (spent === null) await consumeQuota(em, env, ofCaller, key)
    return spent
  })
  if (typeof wait === 'number') throw weatherBudgetSpent(wait)
  try {
    return await lookUp()
  } catch (error) {
    if (wait === null) {
      await runCount(needs, async (em, env) => {
        await returnQuota(em, env, totalQuota(env), 'all')
        await returnQuota(em, env, ofCaller, key)
      })
    }
    throw error
  }
}

/**
 * The limits of look-ups of places that are not cached, so that no caller can use up the day that the weather service
 * gives all of us. The database counts the day, for all processes together.
 */
export function openLookupLimits(needs: LookupNeeds) {
  let caller: Promise<LookupCaller> | undefined
  const loadCaller = () => {
    caller ??= findCaller(needs)
    return caller
  }
  return {
    /** @throws AppError `rate.limited` and `weather.lookup_limit` (429). */
    admit: async (): Promise<void> => {
      const admitted = await loadCaller()
      await needs.rateLimit.consume(minuteQuota, admitted.key)
      await requireLookupLeft(needs, admitted)
    },
    /** Counts a look-up. @throws AppError `weather.budget_spent` (503), and what `lookUp` throws. */
    count: async <Result>(lookUp: () => Promise<Result>): Promise<Result> =>
      countLookup(needs, await loadCaller(), lookUp),
  }
}
