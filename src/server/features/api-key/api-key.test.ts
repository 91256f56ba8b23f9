import { symbols } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { accountCalls } from '#server/testing/people/accounts.ts'
import { createTestApiKey, revokeTestApiKey } from '#server/testing/people/api-keys.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { openSecondProcess } from '#server/testing/second-process.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testDatabaseUrl } from '#server/testing/test-database.ts'
import { maxApiKeys } from '#shared/api-key/api-key.constants.ts'

let app: TestApp
let owner: { token: string; phone: string }
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await app.signUp()
})

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
]
const keysOf = async (token: string) =>
  (await app.call('GET', '/api/api-keys/my-keys', { token })).body.data.keys
const profile = (token: string) => app.call('GET', '/api/user/get-user', { token })
const invalid = [401, 'api_key.invalid']
const body = { name: 'ERP', scopes: ['orders:read'] }
const create = (token: string, more: object = {}) =>
  app.call('POST', '/api/api-keys/create-key', { token, body: { ...body, ...more } })

test('a key acts for its owner on both wires until it is revoked', async () => {
  const scopes = ['profile:read', 'listings:write'] as const
  const { key, secret } = await createTestApiKey(app, owner.token, { scopes: [...scopes] })
  expect((await profile(secret)).body.data.phone).toBe(owner.phone)
  const added = await app.call('POST', '/api/crop/add-crop', { token: secret, body: newCrop })
  expect(added.status).toBe(200)
  const overTrpc = () =>
    app.server.inject({
      method: 'GET',
      url: '/trpc/user.get',
      headers: { authorization: `Bearer ${secret}` },
    })
  expect((await overTrpc()).json().result.data.json.phone).toBe(owner.phone)

  expect((await revokeTestApiKey(app, owner.token, key._id)).status).toBe(200)
  expect(codeOf(await profile(secret))).toEqual(invalid)
  expect((await overTrpc()).statusCode).toBe(401)
  const read = await app.call('GET', '/api/crop/all-crops', { token: secret })
  expect(codeOf(read)).toEqual(invalid)
  expect((await keysOf(owner.token))[0]).toMatchObject({ _id: key._id, state: 'revoked' })
})

test('the secret is shown once and stored nowhere', async () => {
  const { key, secret } = await createTestApiKey(app, owner.token)
  expect(JSON.stringify(await keysOf(owner.token))).not.toContain(secret.slice(-72))
  const rows = await execute(
    app.services.db,
    sql`select api_keys::text as row from api_keys where id = ${key._id}`,
  )
  expect(JSON.stringify(rows)).not.toContain(secret.slice(-72))
  const again = { token: owner.token, body, headers: { 'idempotency-key': 'once' } }
  const first = await app.call('POST', '/api/api-keys/create-key', again)
  const second = await app.call('POST', '/api/api-keys/create-key', again)
  expect(second.body.data.secret).not.toBe(first.body.data.secret)
  const archive = await accountCalls(app).archive(owner.token)
  const text = Object.values(archive).map(String).join('')
  expect(text).toContain('Our till')
  expect(text).not.toContain(secret.slice(-72))
})

test('a mistyped, an unknown and an expired key are refused alike', async () => {
  const { key, secret } = await createTestApiKey(app, owner.token, { days: 30 })
  expect(key.expiresAt.slice(0, 10)).toBe(
    new Date(Date.parse(key.createdAt) + 30 * 86_400_000).toISOString().slice(0, 10),
  )
  expect(codeOf(await profile(`${secret.slice(0, -1)}x`))).toEqual(invalid)
  expect(codeOf(await profile('khk_live_'))).toEqual(invalid)
  const own = sql`where id = ${key._id}`
  await execute(app.services.db, sql`update api_keys set expires_at = now() ${own}`)
  expect(codeOf(await profile(secret))).toEqual(invalid)
  expect((await keysOf(owner.token))[0].state).toBe('expired')
  await execute(app.services.db, sql`delete from api_keys ${own}`)
  expect(codeOf(await profile(secret))).toEqual(invalid)
})

test('only a recent login creates keys, and nobody revokes those of others', async () => {
  const { key, secret } = await createTestApiKey(app, owner.token)
  const stranger = (await app.signUp()).token
  const refused = await revokeTestApiKey(app, stranger, key._id)
  expect(codeOf(refused)).toEqual([404, 'api_key.not_found'])
  expect((await profile(secret)).status).toBe(200)
  expect(codeOf(await create(secret))).toEqual([403, 'api_key.not_accepted'])
  await execute(
    app.services.db,
    sql`update sessions set created_at = now() - interval '20 minutes'
      where user_id = (select id from users where phone = ${owner.phone})`,
  )
  expect(codeOf(await create(owner.token))).toEqual([403, 'second_factor.log_in_again'])
  expect((await revokeTestApiKey(app, owner.token, key._id)).status).toBe(200)
})

test.each([
  ['no name', { name: ' ' }],
  ['a long name', { name: 'x'.repeat(61) }],
  ['no scope', { scopes: [] }],
  ['an unknown scope', { scopes: ['everything'] }],
  ['more than two years', { days: 731 }],
])('a key with %s is refused', async (_what, wrong) => {
  expect((await create(owner.token, wrong)).status).toBe(400)
  expect(await keysOf(owner.token)).toEqual([])
})

test('simultaneous calls create no more keys than allowed', async () => {
  const answers = await Promise.all(
    Array.from({ length: maxApiKeys + 4 }, () => create(owner.token)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxApiKeys)
  expect(codeOf(await create(owner.token))).toEqual([409, 'api_key.too_many'])
})

test('the last use and its network are stored, at most once a minute', async () => {
  const { key, secret } = await createTestApiKey(app, owner.token)
  const lastUse = async () => (await keysOf(owner.token))[0]
  expect(await lastUse()).toMatchObject({ lastUsedAt: null, lastNetwork: null })
  const use = (remoteAddress: string) =>
    app.server.inject({
      method: 'GET',
      url: '/api/user/get-user',
      remoteAddress,
      headers: { authorization: `Bearer ${secret}` },
    })
  await use('203.0.113.77')
  await expect.poll(async () => (await lastUse()).lastNetwork).toBe('203.0.113.0/24')
  const { lastUsedAt } = await lastUse()
  await use('198.51.100.1')
  expect(await lastUse()).toMatchObject({ lastUsedAt, lastNetwork: '203.0.113.0/24' })
  await execute(
    app.services.db,
    sql`update api_keys set last_used_at = now() - interval '61 seconds' where id = ${key._id}`,
  )
  await use('2001:db8:1:2::1')
  await expect.poll(async () => (await lastUse()).lastNetwork).toBe('2001:db8:1::/48')
})

test('an account that is about to be deleted has no keys', async () => {
  const { secret } = await createTestApiKey(app, owner.token)
  expect((await accountCalls(app).requestDeletion(owner)).status).toBe(200)
  expect(codeOf(await profile(secret))).toEqual(invalid)
})

test('the log never contains a key', async () => {
  const lines: string[] = []
  const logged = await createTestApp()
  onTestFinished(() => logged.close())
  Object.assign(logged.log, {
    [symbols.streamSym]: { write: (line: string) => lines.push(line) },
  })
  logged.log.level = 'trace'
  const { token } = await logged.signUp()
  const { secret } = await createTestApiKey(logged, token)
  await logged.call('GET', '/api/user/get-user', { token: secret })
  await execute(logged.services.db, sql`alter table api_keys rename to api_keys_gone`)
  const broken = await logged.call('GET', '/api/user/get-user', { token: secret })
  await execute(logged.services.db, sql`alter table api_keys_gone rename to api_keys`)
  expect(broken.status).toBe(500)
  expect(lines.join('')).toContain('api_keys')
  expect(lines.join('')).not.toContain(secret.slice(-72))
})

// The embedded database belongs to one process.
if (testDatabaseUrl) {
  test('a key that one process revokes is refused by another at once', async () => {
    const other = await openSecondProcess(app)
    onTestFinished(() => other.close())
    const { key, secret } = await createTestApiKey(app, owner.token)
    const read = () =>
      other.server.inject({
        method: 'GET',
        url: '/api/user/get-user',
        headers: { authorization: `Bearer ${secret}` },
      })
    expect((await read()).statusCode).toBe(200)
    await revokeTestApiKey(app, owner.token, key._id)
    const started = Date.now()
    expect((await read()).statusCode).toBe(401)
    expect(Date.now() - started).toBeLessThan(1000)
    const [row] = await queryRows(
      other.services.db,
      sql`select 1 from api_keys where id = ${key._id} and ended_by = 'owner'`,
    )
    expect(row).toBeDefined()
  })
}
