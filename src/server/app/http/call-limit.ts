import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tooManyRequests } from '#server/platform/errors/errors.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import { wireOf } from './request-wire.ts'

/** Calls that one HTTP request may carry, so that a batch does not get around the limits. */
export const maxBatchSize = 10

/** The number of calls in a request: tRPC lists those of a batch in the path, separated by commas. */
function countCalls({ url }: FastifyRequest): number {
  const [path = ''] = url.split('?')
  const separators = path.match(/,|%2c/gi)?.length ?? 0
  // A batch above the limit is refused as a whole, so there is no need to count all of it.
  return Math.min(separators, maxBatchSize) + 1
}

/** Counts a request to one of the APIs. Rejects with AppError 429 above the limit. */
export type LimitCalls = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * Limits the calls a minute of each address, for IPv6 of each /64. Pages are not counted, nor routes
 * with `config: { rateLimit: false }`.
 * @param max calls a minute.
 */
export async function createCallLimit(server: FastifyInstance, max: number): Promise<LimitCalls> {
  await server.register(rateLimit, {
    global: false,
    max,
    timeWindow: '1 minute',
    // A closed connection has no address.
    keyGenerator: ({ ip }) => addressBucket(ip ?? ''),
  })
  const count = server.createRateLimit()
  return async (request, reply) => {
    const wire = wireOf(request)
    if (wire === null || request.routeOptions.config?.rateLimit === false) return
    const calls = wire === 'trpc' ? countCalls(request) : 1
    let usage = await count(request)
    for (let call = 1; call < calls; call++) usage = await count(request)
    if (usage.isAllowed) return
    reply.headers({
      'x-ratelimit-limit': usage.max,
      'x-ratelimit-remaining': usage.remaining,
      'x-ratelimit-reset': usage.ttlInSeconds,
    })
    if (usage.isExceeded) throw tooManyRequests(usage.ttl / 1000)
  }
}
