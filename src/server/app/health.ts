import type { FastifyInstance } from 'fastify'
import type { AppServices } from './context.ts'
import { checkMetricsAccess } from './metrics-access.ts'

/** `/healthz`, `/readyz` and `/metrics`, for whatever watches over the process. */
export function mountHealth(server: FastifyInstance, { db, metrics, env }: AppServices) {
  server.addHook('onResponse', (request, reply, done) => {
    // How long somebody stays is no time to answer.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return done()
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    const labels = { method, route, status: reply.statusCode }
    metrics.requestSeconds.observe(labels, reply.elapsedTime / 1000)
    done()
  })

  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    try {
      // A migrated database has this row; one that is not yet migrated lacks the table.
      await db.read({ text: 'select visits from visit_counter' })
      return { status: 'ready' }
    } catch (error) {
      server.log.warn({ err: error }, 'not ready: the database does not answer')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
  const access = { token: env.METRICS_TOKEN, isProxyTrusted: env.TRUST_PROXY !== false }
  server.get('/metrics', async (request, reply) => {
    checkMetricsAccess(request, access)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
