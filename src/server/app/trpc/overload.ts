import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { wireOf } from '#server/app/http/request-wire.ts'
import type { StatementLoad } from '#server/platform/database/load/statement-load.ts'
import { failureBody } from '#server/platform/errors/error-report.ts'
import { overloaded } from '#server/platform/errors/errors.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import { writeCallFailure } from './trpc-wire.ts'

/** How often the event loop is checked, in milliseconds. */
const checkMs = 50
/** Milliseconds that a check may be late: twice in a row, so that one long computation refuses nobody. */
const latestMs = 250
/** Requests between two checks below which a late event loop is not their doing. */
const fewRequests = 32
/** Milliseconds between two log lines about refusals. */
const logMs = 10_000

/** @returns a function that counts a request and tells whether many requests have delayed the event loop for two checks. */
function watchEventLoop(server: FastifyInstance) {
  let last = performance.now()
  let requests = 0
  let lateChecks = 0
  const timer = setInterval(() => {
    const now = performance.now()
    const isLate = requests > fewRequests && now - last - checkMs > latestMs
    lateChecks = isLate ? lateChecks + 1 : 0
    last = now
    requests = 0
  }, checkMs)
  timer.unref()
  server.addHook('onClose', async () => clearInterval(timer))
  return () => {
    requests++
    return lateChecks > 1
  }
}

interface OverloadServices {
  db: { load: Pick<StatementLoad, 'isTooHigh' | 'pending'> }
  log: Logger
  metrics: Metrics
}

/**
 * Refuses calls at once while those before them have to wait too long, so that what is accepted stays quick. The
 * refusal costs a fraction of a call: nothing is read, checked, counted or logged for it, and its text is written once.
 * Answers from memory, pages, files and health checks are never refused.
 * @returns whether the request was refused.
 */
export function createOverloadGuard(
  server: FastifyInstance,
  { db, log, metrics }: OverloadServices,
): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const isLate = watchEventLoop(server)
  const failure = overloaded()
  const retryAfter = String(failure.retryAfter)
  const bodies = {
    rest: failureBody(failure),
    trpc: writeCallFailure(failure, { path: '', type: 'unknown' }, {} as Context),
  }
  let loggedAt = Number.NEGATIVE_INFINITY

  return (request, reply) => {
    const isTooLate = isLate()
    if (!isTooLate && !db.load.isTooHigh()) return false
    const wire = wireOf(request)
    if (wire === null || request.routeOptions.config?.hasAnswerInMemory?.(request)) return false
    metrics.refusedCalls.inc()
    const now = performance.now()
    if (now - loggedAt > logMs) {
      loggedAt = now
      log.warn({ pendingStatements: db.load.pending() }, 'overloaded: calls are refused')
    }
    reply
      .code(503)
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'retry-after': retryAfter,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(bodies[wire])
    return true
  }
}
