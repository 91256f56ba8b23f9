import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createMandiApp } from '#server/testing/mandi-app.ts'
import { applyRetention } from '#server/testing/retention.ts'
import { dayAgo, mandiRecord, toMandiDate } from '#server/testing/stand-ins/mandi-server.ts'
import { maxWaitingAlerts } from './price-alert.service.ts'

let tools: Awaited<ReturnType<typeof createMandiApp>>
let token: string
let seriesId: string
beforeAll(async () => {
  tools = await createMandiApp()
})
// Each test begins with one report, and somebody who waits for no price.
beforeEach(async () => {
  await tools.beginAnew()
  tools.mandi.records = [report(1, 2700)]
  await tools.fetchNow()
  token = (await tools.app.signUp()).token
  seriesId = (await tools.list()).prices[0]._id
})
afterAll(() => tools.close())

/** A report of wheat at Indore, `days` days ago. */
const report = (days: number, modal_price: number) =>
  mandiRecord({
    arrival_date: toMandiDate(dayAgo(days)),
    modal_price,
    min_price: 100,
    max_price: 9000,
  })

/** Makes the mandi report these records, and fetches them. */
async function reportAndFetch(...reports: ReturnType<typeof report>[]) {
  tools.mandi.records = reports
  await tools.passTime(4)
  await tools.fetchNow()
}

const post = (path: string, body: object, by = token) =>
  tools.app.call('POST', `/api/${path}`, { token: by, body })
const add = (direction: string, level: number, by = token) =>
  post('market/add-alert', { seriesId, direction, level }, by)
const alerts = async (by = token) =>
  (await tools.app.call('GET', '/api/market/alerts', { token: by })).body.data.alerts
const notifications = async (by = token) =>
  (await tools.app.call('GET', '/api/user/notices', { token: by })).body.data

test('an alert fires once, when a newer report reaches its level, and notifies the user', async () => {
  const { status, body } = await add('above', 2800)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    direction: 'above',
    level: 2800,
    firedAt: null,
    series: { _id: seriesId, name: 'Wheat (Lokwan)', region: 'Madhya Pradesh' },
  })
  expect(await notifications()).toEqual({ notices: [], unread: 0, nextCursor: null })

  await reportAndFetch(report(0, 2800))
  const afterFirst = await notifications()
  expect(afterFirst).toMatchObject({
    unread: 1,
    notices: [
      {
        readAt: null,
        content: {
          kind: 'price-alert',
          seriesId,
          name: 'Wheat (Lokwan)',
          market: 'Indore',
          marketHindi: 'इंदौर',
          direction: 'above',
          level: 2800,
          modal: 2800,
          arrivalDate: dayAgo(0),
        },
      },
    ],
  })
  expect(await alerts()).toMatchObject([{ _id: body.data._id, firedAt: expect.any(String) }])

  await reportAndFetch(report(0, 2900))
  expect(await notifications()).toEqual(afterFirst)
})

test.each([
  ['above', 2800, 2799.99, 0],
  ['above', 2800, 2800, 1],
  ['below', 2500, 2500.01, 0],
  ['below', 2500, 2500, 1],
])(
  'an alert %s %d gives, at a price of %d, %d notifications',
  async (direction, level, modal, times) => {
    await add(direction, level)
    await reportAndFetch(report(0, modal))
    expect((await notifications()).unread).toBe(times)
  },
)

test('a report that is already stored, or of an earlier day, fires no alert', async () => {
  await add('above', 2500)
  await reportAndFetch(report(1, 2700), report(2, 8000))
  expect(await notifications()).toEqual({ notices: [], unread: 0, nextCursor: null })
  await reportAndFetch(report(0, 2600))
  expect((await notifications()).unread).toBe(1)
})

test('processes that store the same page at the same time notify once', async () => {
  await add('above', 2800)
  tools.mandi.records = [report(0, 2850)]
  await tools.passTime(4)
  await Promise.all([tools.fetchNow(), tools.fetchNow(), tools.fetchNow()])
  expect((await notifications()).unread).toBe(1)
})

test('each user is notified of their own level', async () => {
  const other = (await tools.app.signUp()).token
  await add('above', 2800)
  await add('above', 2750, other)
  await add('below', 2000, other)
  await reportAndFetch(report(0, 2810))
  expect((await notifications()).notices.map(({ content }: never) => content)).toMatchObject([
    { level: 2800 },
  ])
  expect((await notifications(other)).notices.map(({ content }: never) => content)).toMatchObject([
    { level: 2750 },
  ])
})

test('adding the same alert twice gives one alert, and adding a fired alert arms it again', async () => {
  const first = await add('above', 2800)
  const again = await add('above', 2800)
  expect(again.body.data).toEqual(first.body.data)
  expect(await alerts()).toHaveLength(1)
  await reportAndFetch(report(0, 2800))
  const anew = await add('above', 2800)
  expect(anew.body.data).toMatchObject({ _id: first.body.data._id, firedAt: null })
  await reportAndFetch(report(0, 2805))
  expect((await notifications()).unread).toBe(2)
})

test('another user’s alerts can be neither read nor removed', async () => {
  const { body } = await add('above', 2800)
  const other = (await tools.app.signUp()).token
  expect(await alerts(other)).toEqual([])
  const path = `market/remove-alert/${body.data._id}`
  const refused = await post(path, {}, other)
  expect([refused.status, refused.body.code]).toEqual([404, 'market.unknown_alert'])
  expect(await alerts()).toHaveLength(1)
  expect((await post(path, {})).status).toBe(200)
  expect(await alerts()).toEqual([])
  expect((await post(path, {})).status).toBe(404)
})

test('a user has at most 50 waiting alerts, even with concurrent requests', async () => {
  const levels = Array.from({ length: maxWaitingAlerts + 5 }, (_, i) => 3000 + i)
  const answers = await Promise.all(levels.map((level) => add('above', level)))
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(5)
  expect(refused[0]?.body).toMatchObject({
    code: 'market.too_many_alerts',
    message: 'You are already waiting for 50 prices. Remove an alert to add another.',
  })
  expect(await alerts()).toHaveLength(maxWaitingAlerts)
})

test.each([
  [{ level: 0 }, 400, 'Level must be above zero'],
  [{ level: 0.001 }, 400, 'Level must be above zero'],
  [{ level: 2800.001 }, 400, 'An amount can have two decimals, for paise'],
  [{ level: Number.MIN_VALUE }, 400, 'Level must be above zero'],
  [{ level: '2800' }, 400, 'Level must be a number'],
  [{ level: 1e9 }, 400, 'Level cannot exceed 10000000'],
  [{ direction: 'sideways' }, 400, 'Direction must be one of: above, below'],
  [{ seriesId: 'sample-1' }, 400, 'We could not find this price'],
  [{ seriesId: '0198c0de-0000-7000-8000-000000000000' }, 404, 'We could not find this price'],
])('an alert with %j is refused with a readable message', async (changes, status, message) => {
  const query = { seriesId, direction: 'above', level: 2800, ...changes }
  const { status: given, body } = await post('market/add-alert', query)
  expect({ status: given, message: body.message }).toEqual({ status, message })
})

test('the list has the newest 200 alerts', async () => {
  const { db } = tools.app.services
  await execute(
    db,
    sql`insert into price_alerts (id, user_id, series_id, direction, level, fired_at, created_at, updated_at)
      select gen_random_uuid(), (select id from users order by created_at desc limit 1), ${seriesId}::uuid,
        'above', 2700 + n, now(), now() - n * interval '1 minute', now() from generate_series(0, 204) n`,
  )
  const shown = await alerts()
  expect(shown).toHaveLength(200)
  expect(shown.at(-1)).toMatchObject({ level: 2899 })
})

test('fired alerts are deleted after 90 days, waiting alerts are not', async () => {
  const { db } = tools.app.services
  await add('above', 2800)
  await add('above', 9000)
  await reportAndFetch(report(0, 2850))
  await execute(db, sql`update price_alerts set fired_at = fired_at - interval '91 days'`)
  await applyRetention(db, ['mandi_prices', 'mandi_fetches', 'price_alerts', 'mandi_series'])
  expect(await alerts()).toMatchObject([{ level: 9000 }])
})
