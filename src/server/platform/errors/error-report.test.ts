import { TRPCError } from '@trpc/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { describeError, failureBody } from './error-report.ts'
import { AppError, tooManyRequests } from './errors.ts'

const id = 'request-1'

/** With a message that no other schema has, so it has no template. */
function zodError(): unknown {
  return z.object({ price: z.number('Say what the Price is') }).safeParse({}).error
}

test('an expected failure is reported as it is', () => {
  const error = new AppError({ code: 'crop.not_found', status: 404, message: 'No such crop.' })
  expect(describeError(error, id)).toEqual({
    status: 404,
    code: 'crop.not_found',
    message: 'No such crop.',
  })
})

test('a limit reports after how many seconds to try again', () => {
  expect(describeError(tooManyRequests(42), id)).toMatchObject({ status: 429, retryAfter: 42 })
})

test('an expected failure inside a tRPC error is reported the same', () => {
  const cause = new AppError({ code: 'crop.not_yours', status: 403, message: 'Not yours.' })
  const error = new TRPCError({ code: 'FORBIDDEN', cause })
  expect(describeError(error, id)).toMatchObject({ status: 403, code: 'crop.not_yours' })
})

test('invalid input is reported field by field', () => {
  const error = new TRPCError({ code: 'BAD_REQUEST', cause: zodError() })
  expect(describeError(error, id)).toEqual({
    status: 400,
    code: 'input.invalid',
    message: 'Say what the Price is',
    issues: [{ path: 'price', message: 'Say what the Price is' }],
  })
})

test('an output that breaks its contract is our fault, and shows nothing of itself', () => {
  const error = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: zodError() })
  const report = describeError(error, id)
  expect(report).toMatchObject({ status: 500, code: 'server.unexpected' })
  expect(JSON.stringify(report)).not.toContain('Price')
})

test.each([
  new Error('connect ECONNREFUSED postgres://admin:secret@db'),
  'a string',
  null,
  undefined,
  { statusCode: 'x' },
])('an unexpected error (%s) becomes a bland sentence with the reference', (thrown) => {
  const report = describeError(thrown, id)
  expect(report).toEqual({
    status: 500,
    code: 'server.unexpected',
    message: 'Something went wrong on our side. Please try again. (Reference: request-1)',
    template: 'Something went wrong on our side. Please try again. (Reference: {{reference}})',
    values: { reference: 'request-1' },
  })
})

test.each([
  [400, 'request.malformed'],
  [404, 'route.not_found'],
  [413, 'request.too_large'],
  [415, 'request.media_type'],
  [418, 'request.malformed'],
])('the framework’s own %i has a code and a sentence of ours', (statusCode, code) => {
  const report = describeError(Object.assign(new Error('FST_ERR'), { statusCode }), id)
  expect(report).toMatchObject({ status: statusCode, code })
  expect(report.message).not.toContain('FST')
})

test('a message with values is reported with its template', () => {
  const message = 'Up to {{max}} crops'
  const error = new AppError({ code: 'cart.full', status: 409, message, values: { max: 50 } })
  const expected = { message: 'Up to 50 crops', template: message, values: { max: 50 } }
  expect(describeError(error, id)).toEqual({ status: 409, code: 'cart.full', ...expected })
  expect(JSON.parse(failureBody(describeError(error, id)))).toEqual({
    success: false,
    code: 'cart.full',
    ...expected,
  })
})

test('an invalid field is reported with the template of its message', () => {
  const { error } = z
    .object({ city: z.string().max(3, fieldMessages.maxLength('City', 3)) })
    .safeParse({ city: 'Pune' })
  const expected = {
    message: 'City cannot exceed 3 characters',
    template: '{{label}} cannot exceed {{max}} characters',
    values: { label: 'City', max: 3 },
  }
  expect(describeError(error, id)).toMatchObject({
    ...expected,
    issues: [{ path: 'city', ...expected }],
  })
})
