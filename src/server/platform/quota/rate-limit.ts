import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from '#server/platform/errors/errors.ts'
import { addressBucket } from './address-bucket.ts'

/** What may be done how often. */
export interface Quota {
  name: string
  /** Times in a window. */
  times: number
  perSeconds: number
}

/** Counts uses by key in this process; several processes each allow as much. */
export interface RateLimit {
  /**
   * @param key a person's id, or an address, which counts with its whole IPv6 network.
   * @throws AppError 429 with `retryAfter` when the key has used its allowance up.
   */
  take(allowance: Quota, key: string): Promise<void>
}

export function createRateLimit(): RateLimit {
  const limiters = new Map<string, RateLimiterMemory>()
  const limiterOf = ({ name, times, perSeconds }: Quota) => {
    const known = limiters.get(name)
    if (known) return known
    const made = new RateLimiterMemory({ keyPrefix: name, points: times, duration: perSeconds })
    limiters.set(name, made)
    return made
  }
  return {
    take: async (allowance, key) => {
      try {
        await limiterOf(allowance).consume(addressBucket(key))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw tooManyRequests(Math.max(1, refusal.msBeforeNext / 1000))
      }
    },
  }
}
