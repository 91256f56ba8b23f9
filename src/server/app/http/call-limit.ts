import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tooManyRequests } from '#server/platform/errors/errors.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import type { CheckedApiKey } from '#server/platform/trpc/api-key.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import { wireOf } from './request-wire.ts'

/** Calls that one HTTP request may carry, so that a batch does not get around the limits. */
export const maxBatchSize = 10

/** The number of calls in a request: tRPC lists those of a batch in the path, separated by commas. */
function countCalls(request: FastifyRequest): number {
  if (wireOf(request) !== 'trpc') return 1
  const [path = ''] = request.url.split('?')
  const separators = path.match(/,|%2c/gi)?.length ?? 0
  // A batch above the limit is refused as a whole, so there is no need to count all of it.
  return Math.min(separators, maxBatchSize) + 1
}

/** Counts a request to one of the APIs. Rejects with AppError 429 above the limit. */
export type LimitCalls = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

interface CallLimits {
  /** Calls a minute of an address. */
  perAddress: number
  /** Calls a minute of an API key. */
  perKey: number
  contextOf: (request: FastifyRequest) => Pick<Context, 'hasApiKey' | 'loadApiKey'>
}

type Count = ReturnType<FastifyInstance['createRateLimit']>
type Usage = Extract<Awaited<ReturnType<Count>>, { isAllowed: false }>

/** Counts every call of a request. @returns null where nothing is counted. */
async function countAll(count: Count, request: FastifyRequest): Promise<Usage | null> {
  let usage = await count(request)
  for (let call = countCalls(request); call > 1; call--) usage = await count(request)
  return usage.isAllowed ? null : usage
}

/** The key of a request whose key is being counted: the id of its row. */
const countedKey = Symbol('countedKey')
type KeyedRequest = FastifyRequest & { [countedKey]?: string }

/**
 * Limits the calls a minute of each address, for IPv6 of each /64. Requests with an API key are counted
 * apart, so that a program does not use up what the browsers of its network need: first by address, before
 * the key is read, then by key. Pages are not counted, nor routes with `config: { rateLimit: false }`.
 */
export async function createCallLimit(
  server: FastifyInstance,
  { perAddress, perKey, contextOf }: CallLimits,
): Promise<LimitCalls> {
  // A closed connection has no address.
  const keyGenerator = ({ ip }: FastifyRequest) => addressBucket(ip ?? '')
  await server.register(rateLimit, {
    global: false,
    max: perAddress,
    timeWindow: '1 minute',
    keyGenerator,
  })
  server.decorateRequest(countedKey, undefined)
  // Each has counters of its own.
  const countAddress = server.createRateLimit({ keyGenerator })
  const countKeyedAddress = server.createRateLimit({ keyGenerator })
  const countKey = server.createRateLimit({
    max: perKey,
    keyGenerator: (request) => (request as KeyedRequest)[countedKey] ?? '',
  })

  async function limitAddress(count: Count, request: FastifyRequest, reply: FastifyReply) {
    const usage = await countAll(count, request)
    if (!usage) return
    reply.headers({
      'x-ratelimit-limit': usage.max,
      'x-ratelimit-remaining': usage.remaining,
      'x-ratelimit-reset': usage.ttlInSeconds,
    })
    if (usage.isExceeded) throw tooManyRequests(usage.ttl / 1000)
  }

  async function limitKey({ id }: CheckedApiKey, request: KeyedRequest, reply: FastifyReply) {
    request[countedKey] = id
    const usage = await countAll(countKey, request)
    if (!usage) return
    reply.headers({
      'ratelimit-limit': usage.max,
      'ratelimit-remaining': usage.remaining,
      'ratelimit-reset': usage.ttlInSeconds,
    })
    if (usage.isExceeded) throw tooManyRequests(usage.ttl / 1000)
  }

  return async (request, reply) => {
    if (wireOf(request) === null || request.routeOptions.config?.rateLimit === false) return
    const context = contextOf(request)
    if (!context.hasApiKey) return limitAddress(countAddress, request, reply)
    await limitAddress(countKeyedAddress, request, reply)
    const key = await context.loadApiKey()
    if (key) await limitKey(key, request, reply)
  }
}
