import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deprecated } from '#server/platform/trpc/procedure-meta.ts'

/** RFC 9745 and RFC 8594; the days begin at midnight UTC. */
export const deprecationHeaders = ({ since, sunset }: Deprecated): Record<string, string> => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  sunset: new Date(sunset).toUTCString(),
})

/** A hook that sends them, also with refusals and stored answers. */
export function sendDeprecation(deprecated: Deprecated) {
  const headers = deprecationHeaders(deprecated)
  return (_request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.headers(headers)
    done()
  }
}
