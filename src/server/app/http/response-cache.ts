import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Reuse, reuseOf } from '#server/platform/cache/serialized-output.ts'
import { sendTagged } from './etag.ts'

/** Bytes for all addresses of one wire; the longest list of prices has some 70 KB. */
const defaultMaxBytes = 16 * 1024 * 1024
/** Characters; no page of ours requests a longer address. */
const maxAddressLength = 1000
/** Bytes of an entry beside its body: the body compressed, its key, and what tells whether it is current. */
const sizeOf = (body: Buffer, address: string) => 2 * body.length + address.length + 500

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

interface StoredResponse extends Reuse {
  body: Buffer
}

/** A procedure's output and the body that it was written in. */
interface Answer {
  output: unknown
  body: string | Buffer
}

/** A call that several requests of one address wait for. */
interface Load {
  count: number
  answer: Promise<Answer>
}

interface ResponseCacheOptions {
  maxBytes?: number
  /** By default with an ETag. */
  send?: (request: FastifyRequest, reply: FastifyReply, body: Buffer) => unknown
}

/**
 * Responses of procedures marked `cached` or `cachedForVisitors`, by the whole address as it was written: the same
 * address has the same input, so while the response is current there is nothing to read, check or call. Limits,
 * headers, compression and metrics wrap the handler and treat such a request like any other.
 */
export function createResponseCache(
  contentType: string,
  { maxBytes = defaultMaxBytes, send = sendTagged }: ResponseCacheOptions = {},
) {
  const responses = new LRUCache<string, StoredResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, address) => sizeOf(body, address),
  })
  const loads = new Map<string, Load>()

  const find = (address: string): StoredResponse | undefined => {
    const stored = responses.get(address)
    if (stored?.isCurrent()) return stored
    if (stored) responses.delete(address)
    return undefined
  }
  return {
    has: ({ url }: FastifyRequest) => responses.peek(url)?.isCurrent() === true,
    /** Stores the body if the output can tell whether it is current. */
    store({ url }: FastifyRequest, { output, body }: Answer) {
      const reuse = reuseOf(output)
      if (!reuse || !Buffer.isBuffer(body) || url.length > maxAddressLength) return
      responses.set(url, { body, ...reuse })
    },
    /**
     * Calls once for simultaneous requests of one address.
     * @param count of two requests with the same count neither may see less than the other.
     */
    async loadOnce({ url, ip }: FastifyRequest, count: number, load: () => Promise<Answer>) {
      const running = loads.get(url)
      if (running?.count === count) {
        const answer = await running.answer
        const reuse = reuseOf(answer.output)
        if (!reuse) return load()
        reuse.countView?.(ip)
        return answer
      }
      const own = { count, answer: load() }
      loads.set(url, own)
      try {
        return await own.answer
      } finally {
        if (loads.get(url) === own) loads.delete(url)
      }
    },
    /** A handler that sends the stored response, and calls `handler` when there is none. */
    sendOrCall: (handler: Handler) => (request: FastifyRequest, reply: FastifyReply) => {
      const stored = find(request.url)
      if (!stored) return handler(request, reply)
      stored.countView?.(request.ip)
      return void send(request, reply.header('content-type', contentType), stored.body)
    },
  }
}
