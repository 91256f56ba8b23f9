import type { Socket } from 'node:net'
import { failureBody } from '#server/platform/errors/error-report.ts'
import { AppError, malformedRequest, requestTimedOut } from '#server/platform/errors/errors.ts'
import { endWith } from './time-limits.ts'

const failures: Record<string, () => AppError> = {
  ERR_HTTP_REQUEST_TIMEOUT: requestTimedOut,
  HPE_HEADER_OVERFLOW: () =>
    new AppError({
      code: 'request.too_large',
      status: 431,
      message: 'That is too much data for one request.',
    }),
}

/** Answers in the envelope what Node cannot read as HTTP, which reaches no hook and no route. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket, id: string) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const failure = (failures[error.code ?? ''] ?? malformedRequest)()
  endWith(socket, failure.status, failureBody(failure), id)
}
