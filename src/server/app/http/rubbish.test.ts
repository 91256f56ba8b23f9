import type { AnyTRPCProcedure } from '@trpc/server'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { procedures } from '#server/app/trpc/procedures.ts'
import type { ProcedureMeta } from '#server/platform/trpc/procedure-meta.ts'
import { startExternalServices } from '#server/testing/stand-ins/external-services.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { hostileValues as hostile } from '#server/testing/wire/hostile-values.ts'
import { inputFieldsOf } from '#server/testing/wire/input-fields.ts'

let app: TestApp
let externalServices: Awaited<ReturnType<typeof startExternalServices>>
beforeAll(async () => {
  externalServices = await startExternalServices()
  app = await createTestApp(externalServices.settings)
})
afterAll(async () => {
  await app.close()
  await externalServices.close()
})

let member: string | undefined
/** The token of somebody who is logged in: the same person, until a call has logged them out or deleted them. */
async function memberToken(): Promise<string> {
  const isStillIn =
    member && (await app.call('GET', '/api/user/get-user', { token: member })).status === 200
  if (!isStillIn) member = (await app.signUp()).token
  return member ?? ''
}

/** Anything that JSON can carry, the nasty things first. */
const rubbish = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostile) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
)

/** Inputs that pass, so that one bad field gets as far as it can. */
const passing: Record<string, object> = {
  'crop.add': {
    name: 'Wheat',
    category: 'Grains',
    price: 1,
    quantity: 1,
    harvestDate: '2026-01-01',
    expiryDate: '2026-02-01',
    dispatchTime: 1,
  },
  'crop.list': {},
  'equipment.list': {},
  'contact.send': {
    name: 'Sita',
    email: 'sita@farm.example',
    subject: 'other',
    message: 'Good day!!',
  },
  'newsletter.subscribe': { email: 'sita@farm.example' },
  'user.update': { firstName: 'Sita' },
  'user.setup': { firstName: 'Sita' },
}

/** Rubbish alone, rubbish in every field, and one bad field (or none) among good ones. */
function inputsFor(path: string, procedure: AnyTRPCProcedure) {
  const fields = inputFieldsOf(procedure)
  const asFields = fc.record(Object.fromEntries(fields.map((field) => [field, rubbish])), {
    requiredKeys: [],
  })
  const oneBad = fc
    .tuple(fc.constantFrom(...(fields.length > 0 ? fields : ['x'])), rubbish)
    .map(([field, value]) => ({ ...passing[path], [field]: value }))
  return fc.oneof(rubbish, asFields, oneBad, fc.dictionary(fc.string(), rubbish, { maxKeys: 4 }))
}

const leaks = /\bselect\b .* from|insert into|node_modules|\.ts:\d|at async/i

function expectDecent(status: number, text: string, what: string) {
  expect(status, `${what}\n${text}`).toBeLessThan(500)
  expect(text).not.toMatch(leaks)
}

const fetchHeaders = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}

const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

async function overRest(meta: ProcedureMeta, input: unknown, token: string | undefined) {
  const { openapi } = meta
  if (!openapi) return
  const given = (typeof input === 'object' && input !== null ? input : { input }) as Record<
    string,
    unknown
  >
  const readable = (value: unknown) => encodeURIComponent(asText(value).toWellFormed())
  const url = `/api${openapi.path.replace(/\{(\w+)\}/g, (_all, name: string) => readable(given[name] ?? 'x') || 'x')}`
  const query = Object.entries(given).map(
    ([name, value]) => `${readable(name)}=${readable(value).slice(0, 8000)}`,
  )
  const isRead = openapi.method === 'GET'
  const response = await app.server.inject({
    method: openapi.method,
    url: isRead ? `${url}?${query.join('&')}` : url,
    headers: { ...fetchHeaders(token), ...(!isRead && { 'content-type': 'application/json' }) },
    ...(!isRead && { payload: JSON.stringify(input) }),
  })
  expectDecent(response.statusCode, response.body, `${openapi.method} ${url.slice(0, 200)}`)
  const body = response.json()
  if (response.statusCode < 400) expect(body.success).toBe(true)
  else {
    expect(body).toMatchObject({ success: false })
    expect(body.message).toMatch(/\S/)
    expect(body.code).toMatch(/^[a-z_]+\.[a-z_]+$/)
  }
}

async function overTrpc(path: string, type: string, input: unknown, token: string | undefined) {
  const wire = JSON.stringify({ json: input })
  const isRead = type === 'query'
  const response = await app.server.inject({
    method: isRead ? 'GET' : 'POST',
    url: `/trpc/${path}${isRead ? `?input=${encodeURIComponent(wire).slice(0, 60_000)}` : ''}`,
    headers: { ...fetchHeaders(token), ...(!isRead && { 'content-type': 'application/json' }) },
    ...(!isRead && { payload: wire }),
  })
  expectDecent(response.statusCode, response.body, `${path} ${wire.slice(0, 500)}`)
  const body = response.json()
  if (response.statusCode < 400) expect(body.result).toBeDefined()
  else expect(body.error.json.message).toMatch(/\S/)
}

// A subscription takes no input, and its answer never ends (features/live tests it).
const answering = procedures.filter(({ procedure }) => procedure._def.type !== 'subscription')

describe.each(answering)('$path, fed rubbish', ({ path, procedure, meta = {} }) => {
  test.each(['a visitor', 'a logged-in user'])(
    'by %s, gets a response with a message',
    async (who) => {
      const token = who === 'a visitor' ? undefined : await memberToken()
      const isRefusedUnread = !token && meta.access !== undefined
      await fc.assert(
        // Either way leads to the same procedure: each input takes one of them.
        fc.asyncProperty(inputsFor(path, procedure), fc.boolean(), async (input, isRest) => {
          if (isRest) await overRest(meta, input, token)
          else await overTrpc(path, procedure._def.type, input, token)
        }),
        { numRuns: isRefusedUnread ? 3 : 10 },
      )
    },
  )
})

describe.each(Object.entries(passing))('%s', (path, good) => {
  const procedure = procedures.find((each) => each.path === path)?.procedure as AnyTRPCProcedure
  test.each(inputFieldsOf(procedure))('with any hostile %s and the rest right', async (field) => {
    const { token } = await app.signUp()
    for (const value of hostile) {
      const input = { ...good, [field]: value }
      await overRest(procedure._def.meta as ProcedureMeta, input, token)
      await overTrpc(path, procedure._def.type, input, token)
    }
  })
})

describe('requests that are wrong as a whole', () => {
  const post = (url: string, payload: string, contentType = 'application/json') =>
    app.server.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType } })

  test.each([
    ['/api/crop/add-crop', 401],
    ['/api/auth/login/request-otp', 400],
    ['/trpc/auth.requestLoginOtp', 400],
  ])('malformed JSON to %s', async (url, status) => {
    const response = await post(url, '{"phone": ')
    expectDecent(response.statusCode, response.body, url)
    expect(response.statusCode).toBe(status)
  })

  test.each(['/api/auth/login/request-otp', '/trpc/auth.requestLoginOtp'])(
    'an oversized body to %s',
    async (url) => {
      const response = await post(url, JSON.stringify({ phone: 'x'.repeat(400_000) }))
      expect(response.statusCode).toBe(413)
    },
  )

  test('a body of another content type', async () => {
    const response = await post('/api/auth/login/request-otp', 'phone=1', 'application/xml')
    expect(response.statusCode).toBe(415)
    expect(response.json()).toMatchObject({ success: false, code: 'request.media_type' })
  })

  test.each([
    '/api/crop/get-crop/%00',
    '/api/crop/get-crop/%E0%A4%A',
    '/api/crop/get-crop/..%2f..%2fetc%2fpasswd',
    `/api/crop/get-crop/${'x'.repeat(190)}`,
    `/api/crop/get-crop/${'x'.repeat(5000)}`,
    '/api/%00',
    '/trpc/%00',
    '/trpc/crop.get?input=%00',
    '/trpc/crop.get?input=%7B%22json%22%3A1%2C%22meta%22%3A%7B%22values%22%3A%7B%22a%22%3A%5B%22class%22%5D%7D%7D%7D',
    '/trpc/crop.get,crop.get?batch=1&input=%7B',
    '/trpc/nothing.here',
    `/trpc/${Array.from({ length: 30 }, () => 'crop.list').join(',')}?batch=1&input=%7B%7D`,
  ])('GET %s', async (url) => {
    const response = await app.server.inject({ method: 'GET', url })
    expectDecent(response.statusCode, response.body, url)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
  })

  test.each([
    { json: { phone: '9876543210' }, meta: { values: { phone: ['class', 'X'] } } },
    { json: { phone: '9876543210' }, meta: { values: { '__proto__.polluted': ['Date'] } } },
    { json: { phone: '9876543210' }, meta: { referentialEqualities: { phone: ['a.b.c'] } } },
    { json: { phone: '9876543210' }, meta: 7 },
    'text',
    [],
  ])('a hostile superjson body %j', async (body) => {
    const response = await post('/trpc/auth.requestLoginOtp', JSON.stringify(body))
    expectDecent(response.statusCode, response.body, JSON.stringify(body))
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})
