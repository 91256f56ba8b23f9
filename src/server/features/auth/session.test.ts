import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const adminPhone = '9000000001'
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ ADMIN_PHONES: adminPhone })
})
afterAll(() => app.close())

async function logIn(phone: string, userAgent?: string) {
  await app.call('POST', '/api/auth/login/request-otp', { body: { phone } })
  const otp = app.lastSms(phone)?.text.match(/\d{6}/)?.[0]
  const { body } = await app.call('POST', '/api/auth/login/verify-otp', {
    body: { phone, otp },
    ...(userAgent && { headers: { 'user-agent': userAgent } }),
  })
  return body.token as string
}
const sessionsOf = (token: string) => app.call('GET', '/api/auth/sessions', { token })
const isLoggedIn = async (token: string) => (await sessionsOf(token)).status === 200

test('a token is stored only as a hash and is valid for seven days', async () => {
  const { token } = await app.signUp()
  const [row] = await queryRows<{ whole: string; days: number }>(
    app.services.db,
    sql`select string_agg(sessions::text, ' ') as whole,
      max(extract(epoch from expires_at - created_at)) / 86400 as days from sessions`,
  )
  expect(row?.whole).not.toContain(token)
  expect(row?.days).toBe(7)
})

test('logging out ends only the current session on the server', async () => {
  const { phone, token } = await app.signUp()
  const second = await logIn(phone)
  const stranger = await app.signUp()
  const { status, body } = await app.call('POST', '/api/auth/logout', { token })
  expect({ status, message: body.message }).toEqual({
    status: 200,
    message: 'Logged out successfully',
  })
  expect(await sessionsOf(token)).toMatchObject({ status: 401, body: { code: 'auth.required' } })
  expect(await isLoggedIn(second)).toBe(true)
  expect(await isLoggedIn(stranger.token)).toBe(true)
})

test('a user sees their own open sessions and which one is current', async () => {
  const { phone, token } = await app.signUp()
  await app.signUp()
  const second = await logIn(phone, 'A telephone/1.0')
  const { body } = await sessionsOf(second)
  expect(body.data.sessions).toHaveLength(2)
  expect(body.data.sessions[0]).toEqual({
    id: expect.any(String),
    userAgent: 'A telephone/1.0',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    lastSeenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    isCurrent: true,
  })
  expect(body.data.sessions[1]).toMatchObject({ isCurrent: false })
  expect(JSON.stringify(body)).not.toContain(token)
})

test('logging out everywhere ends all sessions of the user, and nobody else’s', async () => {
  const { phone, token } = await app.signUp()
  const second = await logIn(phone)
  const stranger = await app.signUp()
  const { body } = await app.call('POST', '/api/auth/logout-everywhere', { token: second })
  expect(body.message).toBe('Logged out everywhere')
  expect(await Promise.all([token, second, stranger.token].map(isLoggedIn))).toEqual([
    false,
    false,
    true,
  ])
})

test('an expired session is rejected', async () => {
  const { token } = await app.signUp()
  const actor = await app.services.findActor(token)
  await execute(
    app.services.db,
    sql`update sessions set expires_at = now() - interval '1 second' where id = ${actor?.sessionId ?? null}`,
  )
  expect(await isLoggedIn(token)).toBe(false)
  expect(await app.services.findActor(token)).toBeNull()
})

test.each(['nonsense', 'x'.repeat(512), '%00', 'null'])(
  'an invalid token is rejected: %s',
  async (token) => {
    expect(await isLoggedIn(token)).toBe(false)
  },
)

test('the time a user was last seen is updated every few minutes, not at every request', async () => {
  const { token } = await app.signUp()
  const actor = await app.services.findActor(token)
  const setAge = (minutes: number) =>
    execute(
      app.services.db,
      sql`update sessions set last_seen_at = now() - ${minutes} * interval '1 minute' where id = ${actor?.sessionId ?? null}`,
    )
  const minutesAgo = async () => {
    const [row] = await queryRows<{ minutes: number }>(
      app.services.db,
      sql`select extract(epoch from now() - last_seen_at) / 60 as minutes from sessions where id = ${actor?.sessionId ?? null}`,
    )
    return row?.minutes
  }
  await setAge(4)
  await sessionsOf(token)
  expect(await minutesAgo()).toBeGreaterThan(3.9)
  await setAge(6)
  await sessionsOf(token)
  await expect.poll(minutesAgo).toBeLessThan(1)
})

test('the phones of ADMIN_PHONES are operators, and no others', async () => {
  const admin = await app.signUp(adminPhone)
  const other = await app.signUp()
  expect(await app.services.findActor(admin.token)).toMatchObject({ isAdmin: true, kind: 'farmer' })
  expect(await app.services.findActor(other.token)).toMatchObject({ isAdmin: false })
})
