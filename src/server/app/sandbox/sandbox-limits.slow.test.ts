import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createSandboxTestApp, type SandboxTestApp } from '#server/testing/sandbox-app.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { testDatabaseUrl } from '#server/testing/test-database.ts'
import { sandboxResetsPerHour } from '#shared/sandbox/sandbox.constants.ts'

let app: SandboxTestApp
beforeAll(async () => {
  app = await createSandboxTestApp({ SANDBOXES_IN_ALL: '2' })
}, 120_000)
afterAll(() => app.close())
// The embedded database has few open at once.
beforeEach(() => app.sandboxes.closeAll())

const state = (token: string) => app.call('GET', '/api/sandbox', { token })
const post = (token: string, path: string, body: object = {}) =>
  app.call('POST', `/api/sandbox/${path}`, { token, body })
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
]
const known = async () => {
  const rows = await queryRows<{ id: string }>(
    app.services.db,
    sql`select id from sandboxes order by created_at`,
  )
  return rows.map(({ id }) => id)
}
const setUnusedFor = (id: string | undefined, age: string) =>
  execute(
    app.services.db,
    sql`update sandboxes set last_used_at = now() - ${age}::interval where id = ${id ?? null}`,
  )

test('the sandbox that was unused for longest makes room, but none that is in use', async () => {
  const first = await app.addIntegrator()
  const second = await app.addIntegrator()
  const third = await app.addIntegrator()
  await Promise.all([state(first.seller), state(first.buyer)])
  expect((await state(second.seller)).status).toBe(200)
  expect(await known()).toHaveLength(2)
  expect(codeOf(await state(third.seller))).toEqual([503, 'sandbox.busy'])
  const [oldest] = await known()
  await setUnusedFor(oldest, '61 minutes')
  expect((await state(third.seller)).status).toBe(200)
  expect(await known()).not.toContain(oldest)
}, 240_000)

test('a sandbox is dropped after 30 days without a call, and begins anew with the next', async () => {
  await setUnusedFor((await known())[0], '2 hours')
  const { seller } = await app.addIntegrator()
  await post(seller, 'move-clock', { hours: 5 })
  const own = (await known()).at(-1)
  await app.sandboxes.purge()
  expect((await state(seller)).body.data.hoursAhead).toBe(5)
  await setUnusedFor(own, '31 days')
  await app.sandboxes.purge()
  expect(await known()).not.toContain(own)
  expect((await state(seller)).body.data.hoursAhead).toBe(0)
}, 240_000)

test('clocks go forward, and not for ever', async () => {
  await setUnusedFor((await known())[0], '2 hours')
  const { seller } = await app.addIntegrator()
  expect((await post(seller, 'move-clock', { hours: 0 })).status).toBe(400)
  expect((await post(seller, 'move-clock', { hours: -1 })).status).toBe(400)
  for (let year = 1; year <= 5; year++) {
    expect((await post(seller, 'move-clock', { hours: 24 * 366 })).status).toBe(200)
  }
  const tooFar = await post(seller, 'move-clock', { hours: 1 })
  expect(codeOf(tooFar)).toEqual([409, 'sandbox.clock_too_far'])
  // Keys expire by the real clock.
  expect((await state(seller)).status).toBe(200)
}, 240_000)

test('resets are limited, because each costs a migration', async () => {
  await setUnusedFor((await known())[0], '2 hours')
  const { seller } = await app.addIntegrator()
  // Sent together they meet one generation, so that only one database is made.
  const resets = Array.from({ length: sandboxResetsPerHour + 1 }, () => post(seller, 'reset'))
  const statuses = (await Promise.all(resets)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(sandboxResetsPerHour)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect((await state(seller)).status).toBe(200)
}, 240_000)

test('beside PostgreSQL test keys need a server for sandboxes, the embedded database is enough', async () => {
  const plain = await createTestApp()
  const { token } = await plain.signUp()
  const body = { name: 'ERP', scopes: ['orders:read'], sandboxPerson: 'seller' }
  const created = await plain.call('POST', '/api/api-keys/create-key', { token, body })
  // Each run of the tests uses one engine.
  expect(codeOf(created)).toEqual(testDatabaseUrl ? [409, 'sandbox.off'] : [200, undefined])
  await plain.close()
})
