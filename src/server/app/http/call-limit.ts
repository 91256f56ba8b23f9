import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tooManyRequests } from '#server/platform/errors/errors.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import { wireOf } from './request-wire.ts'

/** Calls that one HTTP request may carry: a batch must not become a way around limits. */
export const maxBatchSize = 10

/** Calls in a request: tRPC names those of a batch in the path, separated by commas. */
function countCalls({ url }: FastifyRequest): number {
  const [path = ''] = url.split('?')
  const separators = path.match(/,|%2c/gi)?.length ?? 0
  // A batch above the limit is refused whole, so counting all of it would only cost time.
  return Math.min(separators, maxBatchSize) + 1
}

/** Counts a request to one of the APIs. Rejects with AppError 429 above the limit. */
export type LimitCalls = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * Prepares the limit of calls a minute and address, for IPv6 its /64. Pages are not counted, nor routes
 * with `config: { rateLimit: false }`.
 * @param max calls a minute.
 */
export async function createCallLimit(server: FastifyInstance, max: number): Promise<LimitCalls> {
  await server.register(rateLimit, {
    global: false,
    max,
    timeWindow: '1 minute',
    // A connection that has closed already has no address.
    keyGenerator: ({ ip }) => addressBucket(ip ?? ''),
  })
  const count = server.createRateLimit()
  return async (request, reply) => {
    const wire = wireOf(request)
    if (wire === null || request.routeOptions.config?.rateLimit === false) return
    const calls = wire === 'trpc' ? countCalls(request) : 1
    let used = await count(request)
    for (let call = 1; call < calls; call++) used = await count(request)
    if (used.isAllowed) return
    reply.headers({
      'x-ratelimit-limit': used.max,
      'x-ratelimit-remaining': used.remaining,
      'x-ratelimit-reset': used.ttlInSeconds,
    })
    if (used.isExceeded) throw tooManyRequests(used.ttl / 1000)
  }
}
