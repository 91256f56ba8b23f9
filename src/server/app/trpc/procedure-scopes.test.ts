import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApiKey, scopesWithout } from '#server/testing/people/api-keys.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { type ApiScope, apiScopes } from '#shared/api-key/api-scope.constants.ts'
import { type NamedProcedure, procedures } from './procedures.ts'

let app: TestApp
let owner: string
beforeAll(async () => {
  app = await createTestApp({ API_KEY_REQUESTS_PER_MINUTE: '100000' })
  owner = (await app.signUp()).token
})
afterAll(() => app.close())

/** Routes that no procedure serves, with the scope that they need. */
const otherRoutes: { name: string; method: 'GET' | 'POST'; url: string; scope: string }[] = [
  {
    name: 'exported orders',
    method: 'GET',
    url: '/api/order/export-orders',
    scope: 'exports:read',
  },
  {
    name: 'uploaded pictures',
    method: 'POST',
    url: '/api/utils/upload-images',
    scope: 'listings:write',
  },
  {
    name: 'the profile picture',
    method: 'POST',
    url: '/api/user/update-profile-image',
    scope: 'sessionOnly',
  },
  {
    name: 'a file of listings',
    method: 'POST',
    url: '/api/listing-import/upload',
    scope: 'listings:write',
  },
  {
    name: 'a zip of pictures',
    method: 'POST',
    url: `/api/listing-import/pictures/${randomUUID()}`,
    scope: 'listings:write',
  },
  {
    name: 'exported listings',
    method: 'GET',
    url: '/api/shop-export/crops.csv',
    scope: 'exports:read',
  },
  { name: 'the archive', method: 'GET', url: '/api/account/download-data', scope: 'sessionOnly' },
]

/** A call without a valid input: a refusal of the key comes before the input is read. */
async function ask(secret: string, { path, procedure, meta }: NamedProcedure) {
  const { openapi } = meta ?? {}
  const isRead = procedure._def.type !== 'mutation'
  const url = openapi
    ? `/api${openapi.path.replace(/\{\w+\}/g, randomUUID())}`
    : `/trpc/${path}${isRead ? '?input={}' : ''}`
  return send(secret, openapi?.method ?? (isRead ? 'GET' : 'POST'), url)
}

async function send(secret: string, method: 'GET' | 'POST' | 'PATCH', url: string) {
  const answer = await app.server.inject({
    method,
    url,
    headers: { authorization: `Bearer ${secret}` },
    ...(method !== 'GET' && { payload: {} }),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  const body = isJson ? answer.json() : {}
  return {
    status: answer.statusCode,
    code: body.code ?? body.error?.json?.data?.code,
    details: body.details ?? body.error?.json?.data?.details,
  }
}

test.each(procedures)('$path says which scope it needs', ({ meta = {} }) => {
  expect([...apiScopes, 'public', 'sessionOnly']).toContain(meta.scope)
  if (meta.access === 'user') expect(meta.scope).not.toBe('public')
  if (meta.access === 'admin' || meta.access === 'pendingLogin') {
    expect(meta.scope).toBe('sessionOnly')
  }
})

test.each(apiScopes)('%s opens something', (scope) => {
  const opened = [...procedures.map(({ meta }) => meta?.scope), ...otherRoutes.map((r) => r.scope)]
  expect(opened).toContain(scope)
})

describe('a key does what its scopes say and nothing else', () => {
  const needsActor = procedures.filter(({ meta }) => meta?.access !== undefined)

  test.each(apiScopes)('%s', async (scope) => {
    const owner = (await app.signUp()).token
    const without = await createTestApiKey(app, owner, { scopes: scopesWithout(scope) })
    const only = await createTestApiKey(app, owner, { scopes: [scope] })
    const refused = { status: 403, code: 'api_key.scope_missing', details: { scope } }
    for (const named of needsActor.filter(({ meta }) => meta?.scope === scope)) {
      expect({ path: named.path, ...(await ask(without.secret, named)) }).toEqual({
        path: named.path,
        ...refused,
      })
      const allowed = await ask(only.secret, named)
      expect(allowed.status, named.path).not.toBe(401)
      expect(String(allowed.code), named.path).not.toMatch(/^api_key\./)
    }
    for (const { method, url } of otherRoutes.filter((route) => route.scope === scope)) {
      expect(await send(without.secret, method, url), url).toEqual(refused)
      expect(String((await send(only.secret, method, url)).code), url).not.toMatch(/^api_key\./)
    }
  })

  test('no key can do what only a session may', async () => {
    const { secret } = await createTestApiKey(app, owner)
    const refused = { status: 403, code: 'api_key.not_accepted' }
    const forbidden = needsActor.filter(({ meta }) => meta?.scope === 'sessionOnly')
    expect(forbidden.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'apiKey.create',
        'apiKey.list',
        'account.requestDeletion',
        'desk.people',
        'secondFactor.beginApp',
        'auth.logoutEverywhere',
        'user.update',
        'live.events',
      ]),
    )
    for (const named of forbidden) {
      expect(await ask(secret, named), named.path).toMatchObject(refused)
    }
    for (const { method, url, scope } of otherRoutes) {
      if (scope === 'sessionOnly')
        expect(await send(secret, method, url), url).toMatchObject(refused)
    }
  })
})

test('a key without the scope reads a public page as a visitor, and writes nothing as one', async () => {
  const add = await app.call('GET', '/api/crop/all-crops?limit=1', {})
  expect(add.status).toBe(200)
  const scope: ApiScope = 'profile:read'
  const { secret } = await createTestApiKey(app, owner, { scopes: [scope] })
  expect((await app.call('GET', '/api/crop/all-crops?limit=1', { token: secret })).status).toBe(200)
  const body = { message: 'When do I sow wheat?', language: 'en' }
  const question = await app.call('POST', '/api/chat/personalized', { token: secret, body })
  expect([question.status, question.body.code]).toEqual([403, 'api_key.scope_missing'])
})
