import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { accountCalls } from '#server/testing/people/accounts.ts'
import { createTestApiKey, createUsedApiKey } from '#server/testing/people/api-keys.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { enrolApp } from '#server/testing/people/second-factor.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { remindOfLogins } from './login-reminder.service.ts'

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

/** Lets a person's keys have been used for the last time so many days ago. */
const lastKeyUse = (userId: string, daysAgo: number) =>
  execute(
    app.services.db,
    sql`update api_keys set last_used_at = now() - ${daysAgo} * interval '1 day' where user_id = ${userId}`,
  )

/** A person with a listing and a webhook, whose software used an API key so many days ago. */
async function personWithSoftware(name: string, { keyUsedDaysAgo }: { keyUsedDaysAgo: number }) {
  const person = await calls.person(name)
  const { token } = person
  const { secret } = await createTestApiKey(app, token)
  const webhook = { name: 'Till', url: 'https://till.example/events' }
  await app.call('POST', '/api/webhooks/create-webhook', { token, body: webhook })
  const cropId = await calls.crop(token)
  await lastKeyUse(person.id, keyUsedDaysAgo)
  return { ...person, secret, cropId }
}

test('an account that software used yesterday is neither opened nor released by its number after a year', async () => {
  const { phone, id, secret, cropId } = await personWithSoftware('Gita', { keyUsedDaysAgo: 1 })
  await account.lastLogin(phone, 400)
  const refused = { status: 409, body: { code: 'auth.account_in_use' } }

  expect(await account.verify('register', phone)).toMatchObject(refused)
  const login = await account.verify('login', phone)
  expect(login).toMatchObject(refused)
  expect(login.body).not.toHaveProperty('details')

  expect((await app.call('GET', '/api/crop/my-crops', { token: secret })).status).toBe(200)
  expect((await app.call('GET', `/api/crop/get-crop/${cropId}`)).status).toBe(200)
  const [stored] = await queryRows(
    app.services.db,
    sql`select phone, deletion_due_at, (select count(*)::int from webhooks where owner_id = ${id}) as webhooks
      from users where id = ${id}`,
  )
  expect(stored).toEqual({ phone, deletion_due_at: null, webhooks: 1 })
})

test('a key that was last used 31 days ago, or that an operator stopped, does not keep the number', async () => {
  const idle = await personWithSoftware('Hema', { keyUsedDaysAgo: 31 })
  const stopped = await personWithSoftware('Indu', { keyUsedDaysAgo: 1 })
  await execute(
    app.services.db,
    sql`update api_keys set ended_at = now(), ended_by = 'operator' where user_id = ${stopped.id}`,
  )
  for (const { phone, id } of [idle, stopped]) {
    await account.lastLogin(phone, 400)
    const { token } = (await account.verify('register', phone)).body
    expect((await profile(token))._id).not.toBe(id)
  }
})

test('a test key, which works in a sandbox alone, does not keep the number', async () => {
  const { phone, id } = await personWithSoftware('Isha', { keyUsedDaysAgo: 1 })
  await execute(
    app.services.db,
    sql`update api_keys set sandbox_person = 'seller' where user_id = ${id}`,
  )
  await account.lastLogin(phone, 400)
  const { token } = (await account.verify('register', phone)).body
  expect((await profile(token))._id).not.toBe(id)
})

test('a key that has expired since its last use keeps the number, because its owner comes for the next one', async () => {
  const { phone, id } = await personWithSoftware('Jaya', { keyUsedDaysAgo: 2 })
  await execute(
    app.services.db,
    sql`update api_keys set expires_at = now() - interval '1 day' where user_id = ${id}`,
  )
  await account.lastLogin(phone, 366)
  const { status } = await account.verify('login', phone)
  expect(status).toBe(409)
})

/** Noon in India. */
const noon = Date.parse('2026-11-24T06:30:00Z')
const reminders = (userId: string) =>
  queryRows<{ day: string; sms: number }>(
    app.services.db,
    sql`select content ->> 'day' as day,
        (select count(*)::int from sms_outbox s where s.notice_id = notices.id) as sms
      from notices where user_id = ${userId} and content ->> 'kind' = 'login-due'`,
  )

test('people whose software is at work are reminded once, by bell and SMS, in the month before the year is over', async () => {
  const due = await calls.person('Kiran')
  await createUsedApiKey(app, due.token, 'Our till')
  const early = await personWithSoftware('Lata', { keyUsedDaysAgo: 1 })
  const late = await personWithSoftware('Mala', { keyUsedDaysAgo: 1 })
  const idle = await personWithSoftware('Nita', { keyUsedDaysAgo: 31 })
  const leaving = await personWithSoftware('Om', { keyUsedDaysAgo: 1 })
  await account.requestDeletion(leaving)
  await account.lastLogin(due.phone, 340)
  await account.lastLogin(early.phone, 330)
  await account.lastLogin(late.phone, 366)
  await account.lastLogin(idle.phone, 340)
  await account.lastLogin(leaving.phone, 340)

  await remindOfLogins(app.services.db, noon)
  await remindOfLogins(app.services.db, noon)

  const [expected] = await queryRows<{ day: string }>(
    app.services.db,
    sql`select to_char((last_login_at + interval '365 days') at time zone interval '5:30', 'YYYY-MM-DD') as day
      from users where id = ${due.id}`,
  )
  expect(await reminders(due.id)).toEqual([{ day: expected?.day, sms: 1 }])
  for (const { id } of [early, late, idle, leaving]) expect(await reminders(id)).toEqual([])
})

test('nobody is reminded at night, and whoever has a second factor never is', async () => {
  const person = await personWithSoftware('Pooja', { keyUsedDaysAgo: 1 })
  const safe = await personWithSoftware('Rani', { keyUsedDaysAgo: 1 })
  await enrolApp(app, safe.token)
  await account.lastLogin(person.phone, 340)
  await account.lastLogin(safe.phone, 340)
  await remindOfLogins(app.services.db, noon + 9 * 60 * 60 * 1000)
  expect(await reminders(person.id)).toEqual([])
  await remindOfLogins(app.services.db, noon)
  expect(await reminders(person.id)).toHaveLength(1)
  expect(await reminders(safe.id)).toEqual([])
})

test('a new year after a login brings a new reminder', async () => {
  const person = await personWithSoftware('Sarla', { keyUsedDaysAgo: 1 })
  await account.lastLogin(person.phone, 340)
  await remindOfLogins(app.services.db, noon)
  await execute(
    app.services.db,
    sql`update notices set created_at = now() - interval '341 days' where user_id = ${person.id}`,
  )
  await remindOfLogins(app.services.db, noon)
  expect(await reminders(person.id)).toHaveLength(2)
})
