import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { currencyOf } from '#server/platform/cache/serialized-output.ts'
import { sendTagged } from './etag.ts'

/** Bytes for all addresses of one wire; the longest list of prices has some 70 KB. */
const maxBytes = 16 * 1024 * 1024
/** Characters; no page of ours requests a longer address. */
const maxAddressLength = 1000

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

interface StoredResponse {
  body: Buffer
  isCurrent: () => boolean
}

/**
 * Responses of procedures marked `cached`, by the whole address as it was written: the same address has
 * the same input, so while the response is current there is nothing to read, check or call. Limits,
 * headers, compression and metrics wrap the handler and treat such a request like any other.
 */
export function createResponseCache(contentType: string) {
  const responses = new LRUCache<string, StoredResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, address) => body.length + address.length,
  })
  const find = (address: string): Buffer | undefined => {
    const stored = responses.get(address)
    if (stored?.isCurrent()) return stored.body
    if (stored) responses.delete(address)
    return undefined
  }
  return {
    /** Stores `body`, in which `output` was written, if the output can tell whether it is current. */
    store({ url }: FastifyRequest, output: unknown, body: string | Buffer) {
      const isCurrent = currencyOf(output)
      if (!isCurrent || !Buffer.isBuffer(body) || url.length > maxAddressLength) return
      responses.set(url, { body, isCurrent })
    },
    /** A handler that sends the stored response, and calls `handler` when there is none. */
    sendOrCall: (handler: Handler) => (request: FastifyRequest, reply: FastifyReply) => {
      const body = find(request.url)
      if (!body) return handler(request, reply)
      sendTagged(request, reply.header('content-type', contentType), body)
    },
  }
}
