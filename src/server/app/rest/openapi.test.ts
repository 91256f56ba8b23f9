import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from '@scalar/openapi-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { errorCodes } from './error-codes.data.ts'
import { buildOpenApiDocument } from './openapi.ts'
import type { Operation } from './openapi-parts.ts'

const document = buildOpenApiDocument()

/** The operation with the common failures in the places of the references to them. */
function withoutReferences(operation: Operation): Operation {
  const { responses = {} } = document.components ?? {}
  const entries = Object.entries(operation.responses).map(([status, response]) => [
    status,
    response.$ref ? responses[response.$ref.split('/').at(-1) ?? ''] : response,
  ])
  return { ...operation, responses: Object.fromEntries(entries) }
}
const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase() as 'GET' | 'POST' | 'PATCH',
    path,
    operation: withoutReferences(operation as Operation),
  })),
)

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('the served document is valid OpenAPI 3.1', async () => {
  const { status, body } = await app.call('GET', '/api/openapi.json')
  expect(status).toBe(200)
  expect(body.openapi).toBe('3.1.0')
  const { valid, errors } = await validate(body)
  expect({ valid, errors: errors ?? [] }).toEqual({ valid: true, errors: [] })
})

test.each([
  'POST /auth/login/request-otp',
  'POST /auth/login/verify-otp',
  'POST /auth/register/request-otp',
  'POST /auth/register/verify-otp',
  'POST /auth/logout',
  'GET /user/get-user',
  'PATCH /user/update-user',
  'POST /user/update-profile-image',
  'POST /utils/upload-images',
  'POST /utils/visit',
  'POST /contact/send-message',
  'POST /newsletter/subscribe',
  'POST /newsletter/confirm',
  'POST /newsletter/unsubscribe',
  'GET /equipment/all-equipments',
  'GET /equipment/my-equipments',
  'POST /equipment/add-equipment',
  'GET /equipment/get-equipment/{equipmentId}',
  'PATCH /equipment/update-equipment/{equipmentId}',
  'GET /crop/all-crops',
  'GET /crop/my-crops',
  'POST /crop/add-crop',
  'GET /crop/get-crop/{cropId}',
  'PATCH /crop/update-crop/{cropId}',
  'GET /place/resolve',
  'GET /place/suggest',
  'GET /market/prices',
  'GET /market/history/{seriesId}',
  'GET /market/nearby/{seriesId}',
  'GET /market/alerts',
  'POST /market/add-alert',
  'POST /market/remove-alert/{alertId}',
  'GET /user/notices',
  'POST /user/read-notices',
  'POST /order/place-orders',
  'GET /account/download-data',
  'GET /order/export-orders',
])('%s is in the document', (name) => {
  expect(operations.map((operation) => operation.name)).toContain(name)
})

describe.each(operations)('$name', ({ method, path, operation }) => {
  const url = `/api${path.replace(/\{\w+\}/g, 'unknown')}`

  test('requires a token exactly where the document says so', async () => {
    const isProtected = operation.security?.every((scheme) => 'bearer' in scheme)
    const { status, body } = await app.call(method, url, { ...(method !== 'GET' && { body: {} }) })
    expect(status === 401).toBe(isProtected)
    expect(Object.keys(operation.responses)).toContain(String(status))
    const schema = operation.responses[status]?.content?.['application/json'].schema
    expect(schema).toMatchObject(
      body.success
        ? { properties: { success: { const: true } } }
        : { $ref: '#/components/schemas/Failure' },
    )
  })

  test('wraps its answer in the envelope and lists the failures that any call can meet', () => {
    const { content } = operation.responses[200] ?? {}
    const isFile =
      content &&
      ['text/csv', 'application/zip', 'application/x-ndjson'].some((type) => type in content)
    // Files come as they are.
    const shape = { required: expect.arrayContaining(['success', 'data']) }
    if (!isFile) expect(content?.['application/json'].schema).toMatchObject(shape)
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['429', '500', '503']))
  })
})

test.each([
  ['POST /auth/login/request-otp', ['503']],
  ['POST /auth/login/verify-otp', ['401', '404']],
  ['POST /auth/register/request-otp', ['503']],
  ['POST /auth/register/verify-otp', ['401']],
  ['POST /user/setup', ['409']],
  ['GET /community/questions', ['401']],
  ['POST /community/answer-question', ['404']],
  ['POST /community/mark-helpful', ['404']],
  ['POST /community/report-post', ['404']],
])('%s lists its own failures %j', (name, statuses) => {
  const responses = operations.find((each) => each.name === name)?.operation.responses
  expect(Object.keys(responses ?? {})).toEqual(expect.arrayContaining(statuses))
})

test('the document has the token and the message beside data', () => {
  const verify = operations.find(({ name }) => name === 'POST /auth/login/verify-otp')
  const schema = verify?.operation.responses[200]?.content?.['application/json'].schema
  expect(schema).toMatchObject({ required: ['success', 'message', 'token', 'data'] })
})

test('writes that need a token take an Idempotency-Key, reads do not', () => {
  const keyed = operations
    .filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'Idempotency-Key'))
    .map(({ method, operation }) => [method === 'GET', operation.security?.length])
  expect(keyed.length).toBeGreaterThan(5)
  expect(new Set(keyed.map(String))).toEqual(new Set(['false,1']))
})

test('a write without a body can still be refused for its Idempotency-Key', async () => {
  const { token } = await app.signUp()
  const headers = { 'idempotency-key': 'x'.repeat(256) }
  const { status } = await app.call('POST', '/api/user/skip-setup', { token, headers })
  expect(status).toBe(400)
  const skipSetup = operations.find(({ name }) => name === 'POST /user/skip-setup')
  expect(Object.keys(skipSetup?.operation.responses ?? {})).toContain('400')
})

test('the docs page allows its own files alone', async () => {
  const page = await app.server.inject({ url: '/api/docs/' })
  expect(page.statusCode).toBe(200)
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//)
})

test('every operation, parameter and error code says what it is', () => {
  const silent = operations.flatMap(({ name, operation }) => [
    ...(operation.summary && operation.description ? [] : [name]),
    ...(operation.parameters ?? [])
      .filter((parameter) => !('description' in parameter))
      .map((parameter) => `${name} ${parameter.name}`),
  ])
  expect(silent).toEqual([])
})

test('every code of a failure in the sources is in the list, and no other', () => {
  const root = join(import.meta.dirname, '../../..')
  const files = globSync('{server,shared}/**/*.ts', { cwd: root }).filter(
    (file) =>
      !/\.test\.ts$|\.data\.ts$|testing|demo|\/pages\/|mcp-tools|event\.constants/.test(file),
  )
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const features = new Set(errorCodes.map((code) => code.split('.')[0]))
  const literals = [...text.matchAll(/'([a-z_]+)\.([a-z_]+)'/g)]
    .filter(([, feature = '']) => features.has(feature))
    .map(([literal]) => literal.slice(1, -1))
  // Names of procedures and of files.
  const others = new Set(['address.zip', 'news.no_picture', 'equipment.get'])
  const used = new Set(literals.filter((code) => !others.has(code)))
  expect([...used].filter((code) => !errorCodes.includes(code))).toEqual([])
  expect(errorCodes.filter((code) => !text.includes(`'${code}'`))).toEqual([])
})

test('money, whole numbers, days and instants are named in answers', () => {
  const { Crop, Order } = (document.components?.schemas ?? {}) as Record<
    string,
    { properties: Record<string, object> }
  >
  expect(Crop?.properties).toMatchObject({
    price: { $ref: '#/components/schemas/Money', description: 'Rupees per unit.' },
    dispatchTime: { type: 'integer' },
    harvestDate: { format: 'date' },
    createdAt: { format: 'date-time' },
  })
  expect(Order?.properties.total).toMatchObject({ $ref: '#/components/schemas/Money' })
})

test('an answer has the headers that the document names', async () => {
  const { headers } = await app.call('GET', '/api/crop/all-crops')
  const documented = operations.find(({ name }) => name === 'GET /crop/all-crops')
  const names = Object.keys(documented?.operation.responses[200]?.headers ?? {})
  expect(names.length).toBeGreaterThan(3)
  // Those of an API key's limit come with a key alone.
  const sent = names.filter((name) => !name.startsWith('RateLimit-'))
  for (const name of sent) expect(headers).toHaveProperty([name.toLowerCase()])
})
