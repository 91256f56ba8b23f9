import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { notify, notifyAll } from './notification.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://haat.example' })
})
afterAll(() => app.close())

async function newPerson(language = 'en') {
  const { phone, token } = await app.signUp()
  const [user] = await execute<{ id: string }>(
    app.services.db,
    sql`update users set language = ${language} where phone = ${phone} returning id`,
  )
  return {
    id: user?.id ?? '',
    token,
    /** All notification SMS to them so far. */
    sms: (): string[] =>
      readFileSync(app.env.SMS_FILE ?? '', 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter(({ to, text }) => to.endsWith(phone) && /KH-/.test(text))
        .map(({ text }) => text),
    unread: async () => (await app.call('GET', '/api/user/notices', { token })).body.data.unread,
    change: (body: object) => app.call('PATCH', '/api/user/notice-settings', { token, body }),
    settings: async () => (await app.call('GET', '/api/user/notice-settings', { token })).body.data,
  }
}

const order = (number: string) =>
  ({
    kind: 'order',
    orderId: 'o',
    number: `KH-${number}`,
    change: 'placed',
    to: 'seller',
    by: 'Asha',
    item: 'Tomato',
    more: 0,
    total: 500,
    delivery: 'delivery',
  }) as const
const answer = { kind: 'community-answer', questionId: 'q', title: 'Why?', by: '' } as const
const review = { kind: 'review', sellerId: 's', stars: 5, by: '', item: 'Tomato' } as const

const notifyOne = (userId: string, content: Parameters<typeof notify>[2]) =>
  app.services.db.transaction((em) => notify(em, userId, content))

test('a new order is sent to its seller by SMS too, in their language, after the commit', async () => {
  const [asha, ramesh] = [await newPerson(), await newPerson('hi')]
  await app.services.db.transaction(async (em) => {
    await notifyAll(em, [
      { userId: asha.id, content: order('A1') },
      { userId: ramesh.id, content: order('B2') },
      { userId: ramesh.id, content: answer },
    ])
  })
  await expect
    .poll(asha.sms)
    .toEqual([
      'KrishiHaat: New order KH-A1 from Asha: Tomato, Rs 500. Please accept it within 24 hours. https://haat.example',
    ])
  await expect.poll(ramesh.sms).toEqual([expect.stringContaining('नया ऑर्डर KH-B2, Asha से')])
  expect(await ramesh.unread()).toBe(2)
  const failing = app.services.db.transaction(async (em) => {
    await notify(em, asha.id, order('NEVER'))
    throw new Error('after all not')
  })
  await expect(failing).rejects.toThrow('after all not')
  await notifyOne(asha.id, order('LATER'))
  await expect.poll(asha.sms).toHaveLength(2)
  expect(asha.sms()[1]).toContain('KH-LATER')
})

test('no SMS is sent to numbers that cannot be mobile numbers, such as those of demo sellers', async () => {
  const demo = await newPerson()
  await execute(app.services.db, sql`update users set phone = '0000000001' where id = ${demo.id}`)
  await notifyOne(demo.id, order('DEMO'))
  expect(await demo.unread()).toBe(1)
  const queued = sql`select 1 from sms_outbox where user_id = ${demo.id}`
  expect(await queryRows(app.services.db, queued)).toEqual([])
})

test('a user gets up to twenty SMS a day, and all notifications at the bell', async () => {
  const person = await newPerson()
  const batch = Array.from({ length: 15 }, (_, i) => ({
    userId: person.id,
    content: order(`N${i}`),
  }))
  await app.services.db.transaction((em) => notifyAll(em, batch))
  await app.services.db.transaction((em) => notifyAll(em, batch))
  await expect.poll(person.sms, { timeout: 10_000 }).toHaveLength(20)
  await notifyOne(person.id, order('MORE'))
  expect(await person.unread()).toBe(31)
  const [{ waiting } = { waiting: -1 }] = await queryRows<{ waiting: number }>(
    app.services.db,
    sql`select count(*) as waiting from sms_outbox where user_id = ${person.id} and sent_at is null`,
  )
  expect(waiting).toBe(0)
})

test('everything but the SMS about saved searches is on until it is switched off; orders and bookings always appear at the bell', async () => {
  const person = await newPerson()
  const on = {
    smsOrders: true,
    smsBookings: true,
    smsSavedSearches: false,
    savedSearches: true,
    priceAlerts: true,
    community: true,
    reviews: true,
  }
  expect(await person.settings()).toEqual(on)
  const { status, body } = await person.change({ smsOrders: false, reviews: false })
  expect({ status, data: body.data }).toEqual({
    status: 200,
    data: { ...on, smsOrders: false, reviews: false },
  })
  await app.services.db.transaction((em) =>
    notifyAll(
      em,
      [order('QUIET'), review, answer].map((content) => ({ userId: person.id, content })),
    ),
  )
  expect(await person.unread()).toBe(2)
  expect((await person.change({ smsOrders: true })).body.data).toEqual({ ...on, reviews: false })
  expect((await person.change({})).body.data).toEqual({ ...on, reviews: false })
  await notifyOne(person.id, order('LOUD'))
  await expect.poll(person.sms).toEqual([expect.stringContaining('KH-LOUD')])
})

test.each([[{ smsOrders: 'no' }], [{ community: null }], [{ reviews: 1 }]])(
  '%j is no switch’s position',
  async (body) => {
    const person = await newPerson()
    const { status, body: refused } = await person.change(body)
    expect({ status, message: refused.message }).toEqual({
      status: 400,
      message: expect.stringMatching(/must be true or false$/),
    })
    expect((await app.call('PATCH', '/api/user/notice-settings', { body: {} })).status).toBe(401)
  },
)

test('an SMS that could not be sent is tried again, and given up after six hours', async () => {
  const broken = await createTestApp()
  try {
    const { phone } = await broken.signUp()
    const { db, metrics } = broken.services
    const [user] = await queryRows<{ id: string }>(
      db,
      sql`select id from users where phone = ${phone}`,
    )
    const outbox = () =>
      queryRows<{ tries: number; wait: number }>(
        db,
        sql`select tries, extract(epoch from next_try_at - now())::float8 as wait from sms_outbox
          where sent_at is null`,
      )
    const notifyAgain = () =>
      db.transaction((em) => notify(em, user?.id ?? '', order(String(Math.random()))))
    broken.services.sms.send = async () => {
      throw new Error('the provider is down')
    }
    await notifyAgain()
    await expect.poll(outbox).toEqual([{ tries: 1, wait: expect.closeTo(60, -1) }])
    await execute(
      db,
      sql`update sms_outbox set created_at = now() - interval '7 hours', next_try_at = now()`,
    )
    await notifyAgain()
    await expect.poll(outbox).toEqual([{ tries: 1, wait: expect.closeTo(60, -1) }])
    expect(await metrics.registry.getSingleMetricAsString('notice_sms_total')).toMatch(
      /given-up"} 1/,
    )
  } finally {
    await broken.close()
  }
})
