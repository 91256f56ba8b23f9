import type { FastifyInstance } from 'fastify'

/**
 * `GET /newsletter/unsubscribe`, where a mail program that knows no one-click button leads a person:
 * on to the page with the button. Following a link ends nothing, for scanners of mail follow them all.
 */
export function mountUnsubscribeLink(server: FastifyInstance): void {
  server.get<{ Querystring: { token?: unknown } }>(
    '/newsletter/unsubscribe',
    async ({ query }, reply) => {
      const token = typeof query.token === 'string' ? query.token : ''
      return reply.redirect(`/newsletter/unsubscribe?token=${encodeURIComponent(token)}`, 303)
    },
  )
}
