import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { buildOpenApiDocument } from './openapi.ts'
import type { Operation } from './openapi-parts.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const writes = Object.entries(buildOpenApiDocument().paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method]) => method !== 'get')
    .map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase() as 'POST' | 'PATCH',
      url: `/api${path.replaceAll(/\{\w+\}/g, '0198c5d2-0000-7000-8000-000000000001')}`,
      operation: operation as Operation,
    })),
)

test('every write takes an Idempotency-Key, or says in its answer and in the document that it does not', async () => {
  const said = await Promise.all(
    writes.map(async ({ name, method, url, operation }) => {
      const headers = { 'idempotency-key': 'key-1', authorization: 'Bearer nobody' }
      const answer = await app.server.inject({ method, url, headers })
      const described = Object.keys(operation.responses['200']?.headers ?? {})
      const takesKey = operation.parameters?.some(
        (parameter) => parameter.name === 'Idempotency-Key',
      )
      return {
        name,
        takesKey: takesKey === true,
        isReplayDescribed: described.includes('Idempotent-Replayed'),
        isIgnoringDescribed: described.includes('Idempotency-Ignored'),
        isMismatchDescribed: '422' in operation.responses,
        isIgnoring: answer.headers['idempotency-ignored'] === 'true',
      }
    }),
  )
  expect(said).toEqual(
    said.map(({ name, takesKey }) => ({
      name,
      takesKey,
      isReplayDescribed: takesKey,
      isMismatchDescribed: takesKey,
      isIgnoringDescribed: !takesKey,
      isIgnoring: !takesKey,
    })),
  )
  const ignoring = said.flatMap(({ name, takesKey }) => (takesKey ? [] : [name]))
  expect(ignoring).toEqual(
    expect.arrayContaining([
      'POST /listing-import/upload',
      'POST /sandbox/move-clock',
      'POST /chat/personalized',
      'POST /webhooks/create-webhook',
    ]),
  )
})

test('an answer without a key does not speak of keys', async () => {
  const { headers } = await app.call('POST', '/api/chat/personalized', { body: {} })
  expect(headers).not.toHaveProperty('idempotency-ignored')
})

test('a write that takes no key does not read one, so that a malformed one is no fault', async () => {
  const { token } = await app.signUp()
  const headers = { 'idempotency-key': '', authorization: `Bearer ${token}` }
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/second-factor/app/begin',
    headers,
  })
  expect([answer.statusCode, answer.headers['idempotency-ignored']]).toEqual([200, 'true'])
})
