import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { currencyOf } from '#server/platform/cache/serialized-output.ts'
import { sendTagged } from './etag.ts'

/** For all addresses of one wire; the longest list of prices has some 70 KB. */
const mostBytes = 16 * 1024 * 1024
/** Longer ones are nobody's page. */
const longestAddress = 1000

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

interface Ready {
  body: Buffer
  isCurrent: () => boolean
}

/**
 * What procedures marked `kept` have answered, by the whole address as it was asked: the same address
 * has the same input, so while its answer is current there is nothing to read, check or ask. Limits,
 * headers, compression and metrics stand around the handler and see such a request like any other.
 */
export function createResponseCache() {
  const answers = new LRUCache<string, Ready>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }, address) => body.length + address.length,
  })
  const find = (address: string): Buffer | undefined => {
    const known = answers.get(address)
    if (known?.isCurrent()) return known.body
    if (known) answers.delete(address)
    return undefined
  }
  return {
    /** Keeps `body`, in which `output` was written, when it is an answer that says how long it holds. */
    keep({ url }: FastifyRequest, output: unknown, body: string | Buffer) {
      const isCurrent = currencyOf(output)
      if (!isCurrent || !Buffer.isBuffer(body) || url.length > longestAddress) return
      answers.set(url, { body, isCurrent })
    },
    /** A handler that asks `handler` only for what is not ready. */
    first: (type: string, handler: Handler) => (request: FastifyRequest, reply: FastifyReply) => {
      const body = find(request.url)
      if (!body) return handler(request, reply)
      sendTagged(request, reply.header('content-type', type), body)
    },
  }
}
