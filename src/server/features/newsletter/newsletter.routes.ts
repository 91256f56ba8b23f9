import type { FastifyInstance } from 'fastify'

/**
 * `GET /newsletter/unsubscribe`, the link for mail programs without a one-click button: redirects to the
 * page with the button. Following the link does not unsubscribe, because mail scanners follow every link.
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
