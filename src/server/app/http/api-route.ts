import type { FastifyReply, FastifyRequest } from 'fastify'

/** The headers of a data response: it is not a page, so it loads nothing and is framed nowhere. */
const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

/** Options of every API route: data needs three of a page's dozen security headers. */
export const dataRoute = {
  config: { hasOwnHeaders: true },
  onRequest: (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.headers(dataHeaders).header('x-request-id', request.id)
    done()
  },
}
