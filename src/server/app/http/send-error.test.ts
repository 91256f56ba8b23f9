import { TRPCError } from '@trpc/server'
import { afterEach, expect, test, vi } from 'vitest'
import { AppError, DatabaseUnavailable } from '#server/platform/errors/errors.ts'
import { reportError } from './send-error.ts'

function recordLog({ hasLeft = false } = {}) {
  const log = { warn: vi.fn(), error: vi.fn() }
  const appLog = { error: vi.fn() }
  const raw = { socket: { destroyed: hasLeft } }
  return { log, appLog, request: { id: 'req-1', log, raw, server: { log: appLog } } as never }
}

const busy = (cause?: unknown) =>
  new AppError({ code: 'upload.busy', status: 503, message: 'Busy', retryAfter: 5, cause })

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['thrown by a route', busy()],
  ['thrown by a procedure', new TRPCError({ code: 'SERVICE_UNAVAILABLE', cause: busy() })],
])(
  'a refusal of our own %s is one short line of the log, because callers can provoke many',
  (_, refusal) => {
    const { log, request } = recordLog()
    expect(reportError(refusal, request)).toMatchObject({ status: 503, code: 'upload.busy' })
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { requestId: 'req-1', failure: 'upload.busy' },
      'request refused',
    )
    expect(log.error).not.toHaveBeenCalled()
  },
)

test('what is given up because its client has disconnected is no refusal', () => {
  const { log, request } = recordLog({ hasLeft: true })
  expect(reportError(busy(), request)).toMatchObject({ status: 503 })
  expect(log.warn).not.toHaveBeenCalled()
})

test('an answer that is cut off is logged only when its client is still there', () => {
  const cutOff = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })
  const left = recordLog({ hasLeft: true })
  reportError(cutOff, left.request)
  expect(left.log.error).not.toHaveBeenCalled()
  const present = recordLog()
  reportError(cutOff, present.request)
  expect(present.log.error).toHaveBeenCalledOnce()
})

test.each([
  ['a failure with a cause', busy(new Error('the disk is gone')), 'the disk is gone'],
  ['an error that nobody expected', new Error('a bug'), 'a bug'],
])('%s is logged in full', (_, error, message) => {
  const { log, request } = recordLog()
  reportError(error, request)
  expect(log.error).toHaveBeenCalledOnce()
  expect(log.error.mock.calls[0]?.[0]).toMatchObject({ err: { message }, requestId: 'req-1' })
})

test('a refused input is not logged', () => {
  const { log, request } = recordLog()
  reportError(new AppError({ code: 'crop.not_found', status: 404, message: 'Gone' }), request)
  expect(log.warn).not.toHaveBeenCalled()
  expect(log.error).not.toHaveBeenCalled()
})

test('while the database is away the first failure is logged in full, and once a minute how many followed', () => {
  vi.useFakeTimers()
  const { log, appLog, request } = recordLog()
  const refused = (port: number) =>
    Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), { code: 'ECONNREFUSED' })
  const failed = (port: number) => new DatabaseUnavailable(refused(port), false)
  for (let port = 0; port < 500; port++) {
    const cause = failed(port)
    reportError(port % 2 ? cause : new TRPCError({ code: 'SERVICE_UNAVAILABLE', cause }), request)
  }
  expect(log.error).toHaveBeenCalledOnce()
  expect(log.error.mock.calls[0]?.[0]).toMatchObject({ err: { code: 'ECONNREFUSED' } })
  // Another trouble is not hidden by it.
  reportError(new DatabaseUnavailable(new Error('Query read timeout'), true), request)
  expect(log.error).toHaveBeenCalledTimes(2)
  expect(appLog.error).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(appLog.error.mock.calls).toEqual([
    [expect.objectContaining({ failure: 'service.unavailable', repeated: 499 }), 'requests failed'],
  ])
  reportError(failed(1), request)
  expect(log.error).toHaveBeenCalledTimes(3)
})
