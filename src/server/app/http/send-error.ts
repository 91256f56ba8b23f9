import { TRPCError } from '@trpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  describeError,
  type ErrorReport,
  failureBody,
} from '#server/platform/errors/error-report.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import { logFailureOnce } from './failure-log.ts'

/** What a procedure threw, without tRPC's wrapping. */
const thrownOf = (error: unknown) =>
  error instanceof TRPCError && error.cause instanceof AppError ? error.cause : error

/** Whether an answer was cut off because its client has disconnected, which is nobody's fault. */
const isLeftByClient = (thrown: unknown, request: FastifyRequest) =>
  request.raw.socket.destroyed &&
  thrown instanceof Error &&
  'code' in thrown &&
  thrown.code === 'ERR_STREAM_PREMATURE_CLOSE'

/**
 * Describes a failure for the client; an unexpected one is logged in full with the request's id. A refusal
 * of our own, such as `upload.busy`, has no cause and is logged as one short line: callers can provoke
 * as many as they like. What has a cause, such as a database that is away, fails many requests alike and is
 * logged in full once a minute.
 */
export function reportError(error: unknown, request: FastifyRequest): ErrorReport {
  const report = describeError(error, request.id)
  if (report.status < 500) return report
  // Not as `code`: the logger hides that name, because a one-time password may have it.
  const logged = { requestId: request.id, failure: report.code }
  const thrown = thrownOf(error)
  const { cause } = thrown as { cause?: unknown }
  if (isLeftByClient(thrown, request)) return report
  if (!(thrown instanceof AppError)) {
    request.log.error({ err: cause ?? thrown, ...logged }, 'request failed')
  } else if (cause === undefined) {
    // Work for a client that has disconnected is given up; nobody was refused anything.
    if (!request.raw.socket.destroyed) request.log.warn(logged, 'request refused')
  } else logFailureOnce(request.server.log, request.log, { err: cause, ...logged })
  return report
}

/** The headers of a failure, on both wires. */
export const failureHeaders = ({
  status,
  retryAfter,
}: Pick<ErrorReport, 'status' | 'retryAfter'>): Record<string, string> => ({
  ...(retryAfter !== undefined && { 'retry-after': String(Math.ceil(retryAfter)) }),
  // RFC 9110, 11.6.1: a 401 response names the authentication scheme.
  ...(status === 401 && { 'www-authenticate': 'Bearer realm="KrishiHaat"' }),
})

/** Answers with REST's failure envelope. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const report = reportError(error, request)
  reply.headers(failureHeaders(report))
  // Otherwise caches may store a 404 by heuristics, beyond the time that it is true.
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
  reply.type('application/json; charset=utf-8')
  return reply.code(report.status).send(failureBody(report))
}
