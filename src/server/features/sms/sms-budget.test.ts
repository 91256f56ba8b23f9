import { afterEach, beforeEach, expect, test } from 'vitest'
import { notify } from '#server/features/notification/notification.service.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { awayFromTheEndOf } from '#server/testing/away-from-the-end.ts'
import { applyRetention } from '#server/testing/retention.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
// The budget counts by the hours of the clock.
beforeEach(() => awayFromTheEndOf('clock-hour'), 60_000)
afterEach(() => app.close())

let lastPhone = 9_400_000_000
const request = () =>
  app.call('POST', '/api/auth/login/request-otp', { body: { phone: String(++lastPhone) } })
const metric = (name: string) => app.services.metrics.registry.getSingleMetricAsString(name)
const passHours = (hours: number) =>
  execute(app.services.db, sql`update sms_hours set hour = hour - ${hours} * interval '1 hour'`)

test('of twenty simultaneous requests for codes an hourly budget of five allows five, and says when to retry', async () => {
  app = await createTestApp({ SMS_PER_HOUR: '5' })
  const answers = await Promise.all(Array.from({ length: 20 }, request))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused).toHaveLength(15)
  expect(refused[0]?.body).toEqual({
    success: false,
    message: 'We cannot send any more SMS right now. Please try again later.',
    code: 'sms.budget_spent',
  })
  const wait = Number(refused[0]?.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(3600)
  expect(await metric('sms_budget_refused_total')).toContain('{use="code"} 15')
  expect(await metric('sms_reserved_total')).toContain('{use="code"} 5')
  expect(await metric('sms_budget')).toContain('{window="hour"} 5')
  // Refused requests do not count for the phone, and the next hour has a budget of its own.
  await passHours(1)
  expect((await request()).status).toBe(200)
})

test('the daily budget looks back 24 hours', async () => {
  app = await createTestApp({ SMS_PER_DAY: '3' })
  for (let i = 0; i < 3; i++) {
    expect((await request()).status).toBe(200)
    await passHours(i)
  }
  await passHours(10)
  const refused = await request()
  expect(refused).toMatchObject({ status: 503, body: { code: 'sms.budget_spent' } })
  // The oldest of them is 13 hours old: 24 less 13, and what is left of this hour.
  const hours = Number(refused.headers['retry-after']) / 3600
  expect(hours).toBeGreaterThan(9.9)
  expect(hours).toBeLessThanOrEqual(11)
  await passHours(11)
  expect((await request()).status).toBe(200)
  await passHours(72)
  await applyRetention(app.services.db, ['sms_hours'])
  expect(await queryRows(app.services.db, sql`select 1 from sms_hours`)).toEqual([])
})

test('a fifth of the budget is left for users in networks where they have logged in before', async () => {
  app = await createTestApp({ SMS_PER_HOUR: '100' })
  const { phone } = await app.signUp()
  const { db } = app.services
  await execute(db, sql`update sms_hours set codes = 79`)
  expect([(await request()).status, (await request()).status]).toEqual([200, 503])
  const own = await app.call('POST', '/api/auth/login/request-otp', { body: { phone } })
  expect(own.status).toBe(200)
  await execute(db, sql`update sms_hours set codes = 100`)
  const spent = await app.call('POST', '/api/auth/login/request-otp', { body: { phone } })
  expect(spent.body.code).toBe('sms.budget_spent')
})

test('an SMS that the provider refuses counts', async () => {
  app = await createTestApp({ SMS_FILE: '/dev/null/nowhere', SMS_PER_HOUR: '2' })
  const codes = [await request(), await request(), await request()].map(({ body }) => body.code)
  expect(codes).toEqual(['auth.otp_not_sent', 'auth.otp_not_sent', 'sms.budget_spent'])
})

test('notifications get half of the budget and wait for more; codes are still sent', async () => {
  app = await createTestApp({ SMS_PER_HOUR: '5' })
  const { phone } = await app.signUp()
  const { db } = app.services
  const [user] = await queryRows<{ id: string }>(
    db,
    sql`select id from users where phone = ${phone}`,
  )
  await db.transaction(async (em) => {
    for (let i = 0; i < 6; i++) {
      await notify(em, user?.id ?? '', {
        kind: 'order',
        orderId: 'o',
        number: `KH-${i}`,
        change: 'placed',
        to: 'seller',
        by: 'Asha',
        item: 'Tomato',
        more: 0,
        total: 500,
        delivery: 'delivery',
      } as never)
    }
  })
  // An SMS that is being sent is due in five minutes, one that was put off in one.
  const outbox = () =>
    queryRows<{ sent: number; put_off: number }>(
      db,
      sql`select count(sent_at)::int as sent,
        count(*) filter (where sent_at is null and next_try_at > now()
          and next_try_at < now() + interval '2 minutes')::int as put_off
        from sms_outbox`,
    )
  await expect.poll(outbox, { timeout: 10_000 }).toEqual([{ sent: 2, put_off: 4 }])
  expect(await metric('sms_budget_refused_total')).toContain('{use="notification"} 4')
  // One for signing up and two notifications leave two of five.
  const codes = [await request(), await request()]
  expect(codes.map(({ status }) => status)).toEqual([200, 200])
  expect((await request()).body.code).toBe('sms.budget_spent')
})
