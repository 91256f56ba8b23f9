import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from '#server/platform/errors/errors.ts'
import { addressBucket } from './address-bucket.ts'
import type { Quota } from './quota.ts'

/**
 * Counts uses in this process's memory: for limits that protect the process itself and that must cost
 * no query. With several processes the limit is as many times higher. Everything else is counted by
 * `consumeQuota`.
 */
export interface RateLimit {
  /**
   * @param key a user's id, or an address, which counts with its whole IPv6 network.
   * @throws AppError `rate.limited` (429) with `retryAfter` when the key has used its quota up.
   */
  consume(quota: Quota<number>, key: string): Promise<void>
}

export function createRateLimit(): RateLimit {
  const limiters = new Map<string, RateLimiterMemory>()
  const getLimiter = ({ name, max, window }: Quota<number>) => {
    const existing = limiters.get(name)
    if (existing) return existing
    const limiter = new RateLimiterMemory({ keyPrefix: name, points: max, duration: window })
    limiters.set(name, limiter)
    return limiter
  }
  return {
    consume: async (quota, key) => {
      try {
        await getLimiter(quota).consume(addressBucket(key))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw tooManyRequests(Math.max(1, refusal.msBeforeNext / 1000))
      }
    },
  }
}
