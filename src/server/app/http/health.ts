import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/platform/database/database.ts'
import type { AppServices } from './context.ts'
import { checkMetricsAccess } from './metrics-access.ts'

/** Milliseconds the database has to answer: who watches over the process wants to know within 2 s. */
const readyTimeoutMs = 1500

/** Asks the database whether it is there and migrated; once at a time, however many want to know. */
function createReadiness(server: FastifyInstance, db: Database) {
  let asking: Promise<boolean> | undefined
  async function ask(): Promise<boolean> {
    const given = new AbortController()
    const tooLate = sleep(readyTimeoutMs, undefined, { signal: given.signal }).then(() => {
      throw new Error(`no answer in ${readyTimeoutMs} ms`)
    })
    try {
      // A migrated database has this row; one that is not yet migrated lacks the table.
      const text = 'select visits from visit_counter'
      await Promise.race([db.read({ text, timeoutMs: readyTimeoutMs }), tooLate])
      return true
    } catch (error) {
      server.log.warn({ err: error }, 'not ready: the database does not answer')
      return false
    } finally {
      given.abort()
      asking = undefined
    }
  }
  return () => {
    asking ??= ask()
    return asking
  }
}

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
