import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeError, type ErrorReport } from '#server/platform/errors/error-report.ts'

/** Describes a failure for the caller; what nobody expected is logged whole, under the request's id. */
export function reportError(error: unknown, request: FastifyRequest): ErrorReport {
  const report = describeError(error, request.id)
  if (report.status >= 500) {
    const cause = (error as { cause?: unknown }).cause ?? error
    // Not under `code`, which the logger hides: a one-time password may go by that name.
    request.log.error({ err: cause, requestId: request.id, failure: report.code }, 'request failed')
  }
  return report
}

/** The headers that go with a failure, on both wires. */
export const failureHeaders = ({
  status,
  retryAfter,
}: Pick<ErrorReport, 'status' | 'retryAfter'>): Record<string, string> => ({
  ...(retryAfter !== undefined && { 'retry-after': String(Math.ceil(retryAfter)) }),
  // RFC 9110, 11.6.1: an answer with 401 names the way to authenticate.
  ...(status === 401 && { 'www-authenticate': 'Bearer realm="KrishiHaat"' }),
})

/** Answers with REST's failure envelope. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const report = reportError(error, request)
  const { status, code, message, issues } = report
  reply.headers(failureHeaders(report))
  // A 404 may be kept by heuristics otherwise, and outlive what it says.
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
  return reply.code(status).send({ success: false, message, code, ...(issues && { issues }) })
}
