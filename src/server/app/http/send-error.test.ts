import type { FastifyRequest } from 'fastify'
import { expect, test, vi } from 'vitest'
import { AppError } from '#server/platform/errors/errors.ts'
import { reportError } from './send-error.ts'

function recordLog() {
  const log = { warn: vi.fn(), error: vi.fn() }
  return { log, request: { id: 'req-1', log } as unknown as FastifyRequest }
}

const busy = (cause?: unknown) =>
  new AppError({ code: 'upload.busy', status: 503, message: 'Busy', retryAfter: 5, cause })

test('a refusal of our own is one short line of the log, because callers can provoke many', () => {
  const { log, request } = recordLog()
  expect(reportError(busy(), request)).toMatchObject({ status: 503, code: 'upload.busy' })
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { requestId: 'req-1', failure: 'upload.busy' },
    'request refused',
  )
  expect(log.error).not.toHaveBeenCalled()
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
