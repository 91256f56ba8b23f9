import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Database } from '../core/database.ts'

/** `/healthz`, `/readyz` and `/metrics`, for whatever watches over the process. */
export function mountHealth(server: FastifyInstance, db: Database) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  server.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
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
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
