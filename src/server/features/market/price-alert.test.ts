import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMandiApp } from '#server/testing/mandi-app.ts'
import { applyRetention } from '#server/testing/retention.ts'
import { asReported, dayAgo, record } from '#server/testing/stand-ins/mandi-server.ts'
import { maxWaiting } from './price-alert.service.ts'

let tools: Awaited<ReturnType<typeof createMandiApp>>
let token: string
let seriesId: string
beforeEach(async () => {
  tools = await createMandiApp()
  tools.mandi.records = [report(1, 2700)]
  await tools.fetchNow()
  token = (await tools.app.signUp()).token
  seriesId = (await tools.list()).prices[0]._id
})
afterEach(() => tools.close())

/** Wheat at Indore, some days ago. */
const report = (days: number, modal_price: number) =>
  record({ arrival_date: asReported(dayAgo(days)), modal_price, min_price: 100, max_price: 9000 })

/** The mandi reports, and the job fetches it. */
async function reported(...reports: ReturnType<typeof report>[]) {
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

test('an alert fires once, when a newer report reaches its level, and the person is told', async () => {
  const { status, body } = await add('above', 2800)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    direction: 'above',
    level: 2800,
    firedAt: null,
    series: { _id: seriesId, name: 'Wheat (Lokwan)', region: 'Madhya Pradesh' },
  })
  expect(await notifications()).toEqual({ notices: [], unread: 0 })

  await reported(report(0, 2800))
  const told = await notifications()
  expect(told).toMatchObject({
    unread: 1,
    notices: [
      {
        readAt: null,
        content: {
          kind: 'price-alert',
          seriesId,
          name: 'Wheat (Lokwan)',
          market: 'Indore',
          direction: 'above',
          level: 2800,
          modal: 2800,
          arrivalDate: dayAgo(0),
        },
      },
    ],
  })
  expect(await alerts()).toMatchObject([{ _id: body.data._id, firedAt: expect.any(String) }])

  await reported(report(0, 2900))
  expect(await notifications()).toEqual(told)
})

test.each([
  ['above', 2800, 2799.99, 0],
  ['above', 2800, 2800, 1],
  ['below', 2500, 2500.01, 0],
  ['below', 2500, 2500, 1],
])('%s %d, a price of %d tells %d times', async (direction, level, modal, times) => {
  await add(direction, level)
  await reported(report(0, modal))
  expect((await notifications()).unread).toBe(times)
})

test('a report that was known before, or is of an earlier day, fires nothing', async () => {
  await add('above', 2500)
  await reported(report(1, 2700), report(2, 8000))
  expect(await notifications()).toEqual({ notices: [], unread: 0 })
  await reported(report(0, 2600))
  expect((await notifications()).unread).toBe(1)
})

test('two processes that write the same page tell once', async () => {
  await add('above', 2800)
  tools.mandi.records = [report(0, 2850)]
  await tools.passTime(4)
  await Promise.all([tools.fetchNow(), tools.fetchNow(), tools.fetchNow()])
  expect((await notifications()).unread).toBe(1)
})

test('everybody who waits is told of their own level', async () => {
  const other = (await tools.app.signUp()).token
  await add('above', 2800)
  await add('above', 2750, other)
  await add('below', 2000, other)
  await reported(report(0, 2810))
  expect((await notifications()).notices.map(({ content }: never) => content)).toMatchObject([
    { level: 2800 },
  ])
  expect((await notifications(other)).notices.map(({ content }: never) => content)).toMatchObject([
    { level: 2750 },
  ])
})

test('the same wish twice is one alert; one that fired waits anew', async () => {
  const first = await add('above', 2800)
  const again = await add('above', 2800.001)
  expect(again.body.data).toEqual(first.body.data)
  expect(await alerts()).toHaveLength(1)
  await reported(report(0, 2800))
  const anew = await add('above', 2800)
  expect(anew.body.data).toMatchObject({ _id: first.body.data._id, firedAt: null })
  await reported(report(0, 2805))
  expect((await notifications()).unread).toBe(2)
})

test('other people’s alerts can be neither seen nor removed', async () => {
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

test('one person waits for up to 50 prices, also when asking for many at once', async () => {
  const levels = Array.from({ length: maxWaiting + 5 }, (_, i) => 3000 + i)
  const answers = await Promise.all(levels.map((level) => add('above', level)))
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(5)
  expect(refused[0]?.body).toMatchObject({
    code: 'market.too_many_alerts',
    message: 'You are already waiting for 50 prices. Remove an alert to add another.',
  })
  expect(await alerts()).toHaveLength(maxWaiting)
})

test.each([
  [{ level: 0 }, 400, 'Level must be above zero'],
  [{ level: 0.001 }, 400, 'Level must be above zero'],
  [{ level: Number.MIN_VALUE }, 400, 'Level must be above zero'],
  [{ level: '2800' }, 400, 'Level must be a number'],
  [{ level: 1e9 }, 400, 'Level cannot exceed 10000000'],
  [{ direction: 'sideways' }, 400, 'Direction must be one of: above, below'],
  [{ seriesId: 'sample-1' }, 400, 'This price is not known'],
  [{ seriesId: '0198c0de-0000-7000-8000-000000000000' }, 404, 'This price is not known'],
])('an alert with %j is refused in a sentence', async (changes, status, message) => {
  const query = { seriesId, direction: 'above', level: 2800, ...changes }
  const { status: given, body } = await post('market/add-alert', query)
  expect({ status: given, message: body.message }).toEqual({ status, message })
})

test('alerts that fired are forgotten after 90 days, those that wait are not', async () => {
  const { db } = tools.app.services
  await add('above', 2800)
  await add('above', 9000)
  await reported(report(0, 2850))
  await db.read({ text: `update price_alerts set fired_at = fired_at - interval '91 days'` })
  await applyRetention(db, ['mandi_prices', 'mandi_fetches', 'price_alerts', 'mandi_series'])
  expect(await alerts()).toMatchObject([{ level: 9000 }])
})
