import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/platform/database/database.ts'
import type { AppServices } from './context.ts'
import { checkMetricsAccess } from './metrics-access.ts'

/** Milliseconds for the database to answer: monitors expect a response within 2 s. */
const readyTimeoutMs = 1500

/** Checks that the database is reachable and migrated; concurrent requests share one check. */
function createReadiness(server: FastifyInstance, db: Database) {
  let running: Promise<boolean> | undefined
  async function check(): Promise<boolean> {
    const finished = new AbortController()
    const timeout = sleep(readyTimeoutMs, undefined, { signal: finished.signal }).then(() => {
      throw new Error(`no answer in ${readyTimeoutMs} ms`)
    })
    try {
      // Every migrated database has this table.
      const text = 'select visits from visit_counter'
      await Promise.race([db.probe({ text, timeoutMs: readyTimeoutMs }), timeout])
      return true
    } catch (error) {
      server.log.warn({ err: error }, 'not ready: the database does not answer')
      return false
    } finally {
      finished.abort()
      running = undefined
    }
  }
  return () => {
    running ??= check()
    return running
  }
}

/** `/healthz`, `/readyz` and `/metrics`, for monitoring. */
export function mountHealth(server: FastifyInstance, { db, metrics, env }: AppServices) {
  server.addHook('onResponse', (request, reply, done) => {
    // An event stream ends when the client leaves; its duration is not a response time.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return done()
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    const labels = { method, route, status: reply.statusCode }
    metrics.requestSeconds.observe(labels, reply.elapsedTime / 1000)
    done()
  })

  server.get('/healthz', async () => ({ status: 'ok' }))
  const isReady = createReadiness(server, db)
  server.get('/readyz', async (_request, reply) => {
    if (await isReady()) return { status: 'ready' }
    return reply.code(503).send({ status: 'unavailable' })
  })
  const access = { token: env.METRICS_TOKEN, isProxyTrusted: env.TRUST_PROXY !== false }
  server.get('/metrics', async (request, reply) => {
    checkMetricsAccess(request, access)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
