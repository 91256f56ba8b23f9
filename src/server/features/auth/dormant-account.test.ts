import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { accountCalls } from '#server/testing/people/accounts.ts'
import { createTestApiKey } from '#server/testing/people/api-keys.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { appCode, enrolApp } from '#server/testing/people/second-factor.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { isDormant } from './dormant-account.policy.ts'

let app: TestApp
let account: ReturnType<typeof accountCalls>
let calls: ReturnType<typeof orderCalls>
beforeAll(async () => {
  app = await createTestApp()
  account = accountCalls(app)
  calls = orderCalls(app)
})
afterAll(() => app.close())

const profile = async (token: string) =>
  (await app.call('GET', '/api/user/get-user', { token })).body.data

const keyWasUsed = async (userId: string) =>
  (
    await queryRows(
      app.services.db,
      sql`select 1 from api_keys where user_id = ${userId} and last_used_at is not null`,
    )
  ).length > 0

test('an account is dormant a year after its last login, but never with a second factor', () => {
  const now = new Date('2026-11-24T00:00:00Z')
  const isDormantSince = (lastLogin: string, secondFactorMethods: string[] = []) =>
    isDormant({ lastLoginAt: new Date(lastLogin), secondFactorMethods }, now)
  expect(isDormantSince('2025-11-24T00:00:01Z')).toBe(false)
  expect(isDormantSince('2025-11-24T00:00:00Z')).toBe(true)
  expect(isDormantSince('2025-11-24T00:00:00Z', ['passkey'])).toBe(false)
})

test('signing up with the number of an account with a second factor leads to its second step, also after a year', async () => {
  const person = await calls.person('Kavita')
  const { token, secret } = await enrolApp(app, person.token)
  await account.lastLogin(person.phone, 800)
  for (const purpose of ['register', 'login'] as const) {
    const { status, body } = await account.verify(purpose, person.phone)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ secondFactor: 'required', secondFactorMethods: ['app'] })
    const pending = await app.call('GET', '/api/user/get-user', { token: body.token })
    expect(pending.body.code).toBe('second_factor.required')
  }
  // The account has lost neither its number nor its sessions, and its second factor opens it.
  expect(await profile(token)).toMatchObject({ _id: person.id, phone: person.phone })
  const { token: pending } = (await account.verify('register', person.phone)).body
  const confirmation = { method: 'app', code: appCode(secret, 1) }
  const confirmed = await app.call('POST', '/api/second-factor/confirm', {
    token: pending,
    body: confirmation,
  })
  expect(await profile(confirmed.body.token)).toMatchObject({ _id: person.id })
})

test('a login counts for the year once its second step has passed, not before', async () => {
  const person = await calls.person('Neha')
  const { secret } = await enrolApp(app, person.token)
  await account.lastLogin(person.phone, 300)
  const daysSinceLogin = async () => {
    const [row] = await queryRows<{ days: number }>(
      app.services.db,
      sql`select extract(day from now() - last_login_at)::int as days from users where id = ${person.id}`,
    )
    return row?.days
  }
  const { token } = (await account.verify('login', person.phone)).body
  expect(await daysSinceLogin()).toBe(300)
  const body = { method: 'app', code: appCode(secret, 1) }
  const confirmed = await app.call('POST', '/api/second-factor/confirm', { token, body })
  expect(confirmed.status).toBe(200)
  expect(await daysSinceLogin()).toBe(0)
})

test('the new owner of a number does not get the account that was not used for a year', async () => {
  const before = await calls.person('Asha')
  const cropId = await calls.crop(before.token)
  await account.lastLogin(before.phone, 366)
  const login = await account.verify('login', before.phone)
  expect(login).toMatchObject({ status: 404, body: { code: 'auth.no_account' } })

  const { token } = (await account.verify('register', before.phone)).body
  const fresh = await profile(token)
  expect(fresh).toMatchObject({ firstName: '', phone: before.phone, upiId: '' })
  expect(fresh._id).not.toBe(before.id)
  const own = await app.call('GET', '/api/crop/my-crops', { token })
  expect(own.body.data.crops).toEqual([])
  // The old account is hidden, logged out, and stored for its owner for 90 days.
  expect((await app.call('GET', `/api/crop/get-crop/${cropId}`)).status).toBe(404)
  expect((await app.call('GET', '/api/user/get-user', { token: before.token })).status).toBe(401)
  const [old] = await queryRows<{ days: number; released: string }>(
    app.services.db,
    sql`select extract(day from deletion_due_at - now())::int as days, released_phone as released
      from users where id = ${before.id}`,
  )
  expect(old).toEqual({ days: 89, released: before.phone })
})

test('software that was connected to the old account has no access to it and gets no events of it', async () => {
  const before = await calls.person('Sita')
  const { token } = before
  const { secret } = await createTestApiKey(app, token)
  const webhook = { name: 'Till', url: 'https://till.example/events' }
  await app.call('POST', '/api/webhooks/create-webhook', { token, body: webhook })
  const callWithKey = () => app.call('GET', '/api/crop/my-crops', { token: secret })
  const webhooks = () =>
    queryRows(app.services.db, sql`select name from webhooks where owner_id = ${before.id}`)
  expect((await callWithKey()).status).toBe(200)
  expect(await webhooks()).toEqual([{ name: 'Till' }])
  // The use is stored in the background.
  await expect.poll(() => keyWasUsed(before.id)).toBe(true)
  await execute(
    app.services.db,
    sql`update api_keys set last_used_at = now() - interval '31 days' where user_id = ${before.id}`,
  )
  await account.lastLogin(before.phone, 366)

  expect((await account.verify('register', before.phone)).status).toBe(200)

  expect((await callWithKey()).status).toBe(401)
  expect(await webhooks()).toEqual([])
})

test('erasing the old account does not affect the new owner of its number', async () => {
  const before = await calls.person('Ravi')
  await account.lastLogin(before.phone, 400)
  const { token } = (await account.verify('register', before.phone)).body
  await account.passDeletionDays(before.phone)
  await app.call('POST', '/api/auth/login/request-otp', { body: { phone: before.phone } })
  const otp = app.lastSms(before.phone)?.text.match(/\d{6}/)?.[0]
  expect(await account.eraseDue()).toBeGreaterThan(0)
  expect(await profile(token)).toMatchObject({ phone: before.phone })
  const login = await app.call('POST', '/api/auth/login/verify-otp', {
    body: { phone: before.phone, otp },
  })
  expect(login.status).toBe(200)
})

test('a login within the year keeps the account for another year', async () => {
  const person = await calls.person('Meena')
  await account.lastLogin(person.phone, 364)
  const { token } = (await account.verify('login', person.phone)).body
  expect(await profile(token)).toMatchObject({ _id: person.id, firstName: 'Meena' })
  await account.lastLogin(person.phone, 300)
  expect((await account.verify('register', person.phone)).body.message).toBe(
    'Logged in successfully',
  )
})
