import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Procedure } from '../contract.ts'
import type { FuzzRequest, Role } from '../fuzz-request.ts'
import { createTrpcCheck } from './trpc-check.ts'

const procedure = (name: string, isProtected: boolean): Procedure => ({
  name,
  type: 'query',
  input: {},
  hasInput: false,
  output: z.object({ items: z.array(z.object({ name: z.string() })) }),
  isProtected,
  scope: isProtected ? 'orders:read' : 'public',
})
const check = createTrpcCheck({
  procedures: [procedure('crop.list', false), procedure('user.get', true)],
})

const right = { result: { data: { json: { items: [{ name: 'wheat' }] } } } }
const refused = (httpStatus: number) => ({
  error: { json: { message: 'No.', code: -32004, data: { code: 'crop.not_found', httpStatus } } },
})

function problemsOf(
  body: unknown,
  {
    status = 200,
    type = 'application/json',
    isBatch = false,
    name = 'crop.list',
    role = 'visitor',
    person = 0,
  } = {},
) {
  const request: FuzzRequest = {
    kind: 'trpc-valid',
    target: { wire: 'trpc', procedures: [name, name], isBatch },
    role: role as Role,
    person,
    method: 'GET',
    path: `/trpc/${name}`,
    headers: {},
  }
  const text = JSON.stringify(body)
  const answer = { status, headers: { 'content-type': type }, body: Buffer.from(text), failure: '' }
  return check(request, answer, text)
}

test('answers of tRPC’s shape, alone and in a batch, are right', () => {
  expect(problemsOf(right)).toEqual([])
  expect(problemsOf(refused(404), { status: 404 })).toEqual([])
  expect(problemsOf([right, refused(404)], { status: 207, isBatch: true })).toEqual([])
})

const templated = (values: object) => ({
  error: {
    json: {
      message: 'Up to 5 crops',
      code: 1,
      data: { code: 'cart.full', httpStatus: 400, template: 'Up to {{max}} crops', values },
    },
  },
})

test('a message comes with the template and the values that give it', () => {
  expect(problemsOf(templated({ max: 5 }), { status: 400 })).toEqual([])
})

const scopeMissing = {
  error: {
    json: { message: 'No.', code: 1, data: { code: 'api_key.scope_missing', httpStatus: 403 } },
  },
}

test('a key may do what its scopes allow, and is refused the rest', () => {
  const asKey = { name: 'user.get', role: 'key' }
  expect(problemsOf(right, { ...asKey, person: 0 })).toEqual([])
  expect(problemsOf(scopeMissing, { ...asKey, person: 2, status: 403 })).toEqual([])
})

test.each([
  ['a template that gives another message', templated({ max: 6 }), { status: 400 }],
  ['a member of another type', { result: { data: { json: { items: [{ name: 5 }] } } } }, {}],
  [
    'a member that the schema does not have',
    { result: { data: { json: { items: [{ name: 'x', phone: '9' }] } } } },
    {},
  ],
  ['REST’s envelope', { success: false, message: 'No.', code: 'a.b' }, { status: 404 }],
  ['a failure without a code', { error: { json: { message: 'x', code: 1 } } }, { status: 404 }],
  ['a failure that shows more', { error: { ...refused(404).error, stack: 'x' } }, { status: 404 }],
  ['another status than the answer says', refused(404), { status: 400 }],
  ['plain text', right, { type: 'text/plain' }],
  ['a list for a single call', [right], {}],
  ['a status that tRPC does not have', refused(418), { status: 418 }],
  ['429 without Retry-After', refused(429), { status: 429 }],
  ['a success for a visitor', right, { name: 'user.get' }],
  ['a success for a wrong token', right, { name: 'user.get', role: 'wrong-token' }],
  ['a success for a key without the scope', right, { name: 'user.get', role: 'key', person: 2 }],
  [
    'a refusal of a key that has the scope',
    scopeMissing,
    { name: 'user.get', role: 'key', status: 403 },
  ],
])('%s is a finding', (_what, body, options) => {
  expect(problemsOf(body, options)).toHaveLength(1)
})
