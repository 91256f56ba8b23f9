import type { AnyTRPCProcedure } from '@trpc/server'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { procedures } from '#server/app/trpc/procedures.ts'
import type { ProcedureMeta } from '#server/platform/trpc/procedure-meta.ts'
import { startExternalServices } from '#server/testing/stand-ins/external-services.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { hostileValues as hostile } from '#server/testing/wire/hostile-values.ts'
import { inputFieldsOf } from '#server/testing/wire/input-fields.ts'
import { expectReadableAnswer } from '#server/testing/wire/readable-answer.ts'

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
  expectReadableAnswer(response.statusCode, response.body, `${openapi.method} ${url.slice(0, 200)}`)
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
  expectReadableAnswer(response.statusCode, response.body, `${path} ${wire.slice(0, 500)}`)
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
