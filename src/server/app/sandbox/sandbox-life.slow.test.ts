import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestApiKey, revokeTestApiKey } from '#server/testing/people/api-keys.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { createSandboxTestApp, type SandboxTestApp } from '#server/testing/sandbox-app.ts'
import { openSecondProcess } from '#server/testing/second-process.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { testDatabaseUrl } from '#server/testing/test-database.ts'
import { sandboxOtp, sandboxPhones } from '#shared/sandbox/sandbox.constants.ts'

let app: SandboxTestApp
beforeAll(async () => {
  app = await createSandboxTestApp()
}, 120_000)
afterAll(() => app.close())
// The embedded database has few open at once.
beforeEach(() => app.sandboxes.closeAll())

const get = (token: string, path: string) => app.call('GET', `/api/${path}`, { token })
const post = (token: string, path: string, body: object = {}) =>
  app.call('POST', `/api/${path}`, { token, body })
const addCrop = (token: string, name: string) => post(token, 'crop/add-crop', { ...newCrop, name })
const cropsOf = async (token: string) =>
  (await get(token, 'crop/my-crops')).body.data.crops.map(({ name }: { name: string }) => name)
const hoursAhead = async (token: string) => (await get(token, 'sandbox')).body.data.hoursAhead

async function onServer<Row extends pg.QueryResultRow>(text: string) {
  const client = new pg.Client({ connectionString: app.env.SANDBOX_DATABASE_URL })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** The names of the databases of all sandboxes. */
async function databases(): Promise<string[]> {
  if (testDatabaseUrl) {
    const own = new URL(app.env.SANDBOX_DATABASE_URL ?? '').pathname.slice(1)
    const rows = await onServer<{ datname: string }>('select datname from pg_database')
    return rows.map(({ datname }) => datname).filter((name) => name.startsWith(`${own}_sb_`))
  }
  const folder = join(app.env.DATA_DIR, 'sandboxes')
  return existsSync(folder) ? readdirSync(folder) : []
}

test('a sandbox that was closed is the same when it is opened again', async () => {
  const { seller } = await app.addIntegrator()
  await addCrop(seller, 'Lentils')
  await post(seller, 'sandbox/move-clock', { hours: 30 })
  await app.sandboxes.closeAll()
  expect(await hoursAhead(seller)).toBe(30)
  expect(await cropsOf(seller)).toEqual(['Lentils'])
}, 120_000)

test('a reset while requests run fails none of them', async () => {
  const { seller, buyer } = await app.addIntegrator()
  await addCrop(seller, 'Before')
  const calls = Array.from({ length: 12 }, (_, n) =>
    n % 3 === 0
      ? addCrop(seller, `During ${n}`)
      : get(n % 3 === 1 ? buyer : seller, 'user/get-user'),
  )
  const [reset, ...answers] = await Promise.all([post(seller, 'sandbox/reset'), ...calls])
  expect(reset.status).toBe(200)
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(await cropsOf(seller)).not.toContain('Before')
  await app.sandboxes.purge()
  expect((await get(buyer, 'user/get-user')).status).toBe(200)
}, 120_000)

test('years later the people of a sandbox still log in, and cannot be deleted', async () => {
  const { seller, buyer } = await app.addIntegrator()
  await post(seller, 'sandbox/move-clock', { hours: 24 * 366 })
  await post(seller, 'sandbox/move-clock', { hours: 24 * 366 })
  const phone = sandboxPhones.buyer
  await post(buyer, 'auth/login/request-otp', { phone })
  const { token } = (await post(buyer, 'auth/login/verify-otp', { phone, otp: sandboxOtp })).body
  await post(token, 'account/request-deletion-otp')
  const refused = await post(token, 'account/request-deletion', { otp: sandboxOtp })
  expect([refused.status, refused.body.code]).toEqual([409, 'sandbox.person_stays'])
  expect((await addCrop(seller, 'Late wheat')).status).toBe(200)
  expect((await get(buyer, 'user/get-user')).body.data.lastName).toBe('Buyer')
}, 120_000)

test('a person of a sandbox cannot create keys, which nothing would accept', async () => {
  const { seller } = await app.addIntegrator()
  const phone = sandboxPhones.seller
  await post(seller, 'auth/login/request-otp', { phone })
  const { token } = (await post(seller, 'auth/login/verify-otp', { phone, otp: sandboxOtp })).body
  const refused = await post(token, 'api-keys/create-key', {
    name: 'Stock',
    scopes: ['orders:read'],
  })
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'sandbox.no_keys', message: 'Please create keys in the real account.' },
  ])
}, 120_000)

test('a sandbox ends with the last test key, and so do the sessions in it', async () => {
  const owner = await app.signUp()
  const live = await createTestApiKey(app, owner.token)
  const keys = [
    await createTestApiKey(app, owner.token, { sandboxPerson: 'seller' }),
    await createTestApiKey(app, owner.token, { sandboxPerson: 'buyer' }),
  ] as const
  const before = await databases()
  const phone = sandboxPhones.seller
  await post(keys[0].secret, 'auth/login/request-otp', { phone })
  const { token } = (
    await post(keys[0].secret, 'auth/login/verify-otp', { phone, otp: sandboxOtp })
  ).body
  await revokeTestApiKey(app, owner.token, keys[0].key._id)
  expect((await get(token, 'user/get-user')).status).toBe(200)
  await app.sandboxes.purge()
  expect((await databases()).length).toBe(before.length + 1)
  const started = performance.now()
  await revokeTestApiKey(app, owner.token, keys[1].key._id)
  expect((await get(keys[1].secret, 'sandbox')).status).toBe(401)
  expect((await get(token, 'user/get-user')).status).toBe(401)
  expect(performance.now() - started).toBeLessThan(1000)
  await app.sandboxes.purge()
  expect((await databases()).sort()).toEqual(before.sort())
  expect((await get(live.secret, 'user/get-user')).status).toBe(200)
}, 120_000)

test('while the server of the sandboxes is gone, test keys are put off and the shop goes on', async () => {
  const plain = await createTestApp({
    SANDBOX_DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none',
  })
  onTestFinished(() => plain.close())
  const { token } = await plain.signUp()
  const { secret } = await createTestApiKey(plain, token, { sandboxPerson: 'seller' })
  const live = await createTestApiKey(plain, token)
  const refused = await plain.call('GET', '/api/sandbox', { token: secret })
  expect([refused.status, refused.body.code]).toEqual([503, 'sandbox.busy'])
  expect(refused.headers['retry-after']).toBeDefined()
  for (const bearer of [live.secret, token]) {
    expect((await plain.call('GET', '/api/user/get-user', { token: bearer })).status).toBe(200)
  }
}, 120_000)

if (testDatabaseUrl) {
  test('a database that was dropped is replaced by an empty one', async () => {
    const { seller } = await app.addIntegrator()
    const before = await databases()
    await addCrop(seller, 'Lost')
    const [own] = (await databases()).filter((name) => !before.includes(name))
    await onServer(`drop database "${own}" with (force)`)
    await expect
      .poll(async () => (await get(seller, 'sandbox')).status, { timeout: 30_000 })
      .toBe(200)
    expect(await cropsOf(seller)).toEqual([])
  }, 120_000)

  test('two processes have the same sandbox: its rows, clock, resets and revoked keys', async () => {
    const other = await openSecondProcess(app)
    onTestFinished(() => other.close())
    const { token } = await app.signUp()
    const { key, secret } = await createTestApiKey(app, token, { sandboxPerson: 'seller' })
    const elsewhere = async (path: string) => {
      const headers = { authorization: `Bearer ${secret}` }
      const answer = await other.server.inject({ url: `/api/${path}`, headers })
      return { status: answer.statusCode, data: answer.json().data }
    }
    await addCrop(secret, 'Shared')
    expect((await elsewhere('crop/my-crops')).data.crops[0].name).toBe('Shared')
    await post(secret, 'sandbox/move-clock', { hours: 7 })
    expect((await elsewhere('sandbox')).data.hoursAhead).toBe(7)
    await post(secret, 'sandbox/reset')
    expect((await elsewhere('crop/my-crops')).data.crops).toEqual([])
    expect((await elsewhere('sandbox')).data.hoursAhead).toBe(0)
    await revokeTestApiKey(app, token, key._id)
    expect((await elsewhere('sandbox')).status).toBe(401)
  }, 120_000)
}
