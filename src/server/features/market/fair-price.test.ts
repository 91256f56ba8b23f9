import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import {
  dayAgo,
  type MandiRecord,
  mandiRecord,
  startMandiStandIn,
  toMandiDate,
} from '#server/testing/stand-ins/mandi-server.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import type { FairPriceView } from '#shared/market/market.schema.ts'
import { fetchMandiPrices } from './fetch/mandi-fetch.service.ts'

let app: TestApp
let sample: TestApp
let token: string

const reportedDaysAgo = (days: number, changes: Partial<MandiRecord>) =>
  mandiRecord({ arrival_date: toMandiDate(dayAgo(days)), ...changes })

const onion = { commodity: 'Onion', variety: 'Red' }
const inMaharashtra = { state: 'Maharashtra', district: 'Nashik' }
/** The district by the name that some mandis still report. */
const inNasik = { ...inMaharashtra, district: 'Nasik', commodity: 'Maize', variety: 'Yellow' }

beforeAll(async () => {
  app = await createTestApp()
  sample = await createTestApp()
  token = (await app.signUp()).token
  const mandi = await startMandiStandIn()
  mandi.records = [
    reportedDaysAgo(0, { market: 'Indore', variety: 'Lokwan', modal_price: 2700 }),
    reportedDaysAgo(0, { market: 'Indore', variety: 'Sharbati', modal_price: 2900 }),
    reportedDaysAgo(1, {
      district: 'Ujjain',
      market: 'Ujjain',
      variety: 'Other',
      modal_price: 2600,
    }),
    reportedDaysAgo(5, {
      ...inMaharashtra,
      ...onion,
      market: 'Lasalgaon',
      min_price: 1500,
      modal_price: 1850.5,
    }),
    reportedDaysAgo(20, { commodity: 'Garlic', variety: 'Garlic' }),
    reportedDaysAgo(5, { ...inNasik, market: 'Yeola', modal_price: 2600 }),
    reportedDaysAgo(0, { ...inNasik, district: 'Pune', market: 'Baramati', modal_price: 2800 }),
  ]
  const env = { ...app.env, DATA_GOV_IN_API_KEY: 'key', DATA_GOV_IN_URL: mandi.url }
  await fetchMandiPrices({ ...app.services, env }, new AbortController().signal)
  await mandi.close()
})
afterAll(() => Promise.all([app.close(), sample.close()]))

/** The fair price of a crop listed by a seller in the given city. */
async function fairPriceOf(of: TestApp, city: string, state: string, changes: object) {
  const seller = of === app ? token : (await of.signUp()).token
  await of.call('PATCH', '/api/user/update-user', {
    token: seller,
    body: { address: { city, state } },
  })
  const added = await of.call('POST', '/api/crop/add-crop', {
    token: seller,
    body: { ...newCrop, unit: 'kg', ...changes },
  })
  const { status, body } = await of.call('GET', `/api/market/fair-price/${added.body.data._id}`)
  expect(status).toBe(200)
  return (body.data as FairPriceView).mandi
}

test('a crop has the fair price of its variety in its district', async () => {
  const fair = await fairPriceOf(app, 'Indore', 'Madhya Pradesh', { name: 'Sharbati wheat' })
  expect(fair).toMatchObject({
    market: 'Indore',
    state: 'Madhya Pradesh',
    name: 'Wheat (Sharbati)',
    nearness: 'district',
    modal: 2900,
    perUnit: 29,
    arrivalDate: dayAgo(0),
  })
  const history = await app.call('GET', `/api/market/history/${fair?.seriesId}`)
  expect(history.body.data.series.name).toBe('Wheat (Sharbati)')
})

test('a crop has the price of the district that it is sold from, on its page and on the dashboard of its seller', async () => {
  const seller = (await app.signUp()).token
  // The PIN code is in the district of Nashik, whatever the town is called.
  const address = { city: 'Gangapur Road', state: 'Maharashtra', zip: '422001' }
  await app.call('PATCH', '/api/user/update-user', { token: seller, body: { address } })
  const body = { ...newCrop, name: 'Maize' }
  const added = await app.call('POST', '/api/crop/add-crop', { token: seller, body })
  const onPage = await app.call('GET', `/api/market/fair-price/${added.body.data._id}`)
  const { mandi } = onPage.body.data as FairPriceView
  expect(mandi).toMatchObject({ market: 'Yeola', nearness: 'district', modal: 2600, perUnit: 26 })
  const dashboard = await app.call('GET', '/api/dashboard/prices', { token: seller })
  expect(dashboard.body.data.prices).toMatchObject([{ kind: 'maize', mandi }])
})

test.each([
  ['the state when the district has none', 'Bhopal', 'Madhya Pradesh', 'गेहूँ', 'state', 2700],
  [
    'a neighbouring state when its own has none',
    'Bhopal',
    'Madhya Pradesh',
    'Onion',
    'neighbour',
    1850.5,
  ],
])('the nearest market is one of %s', async (_, city, state, name, nearness, modal) => {
  const fair = await fairPriceOf(app, city, state, { name, unit: 'ton' })
  expect(fair).toMatchObject({ nearness, modal, perUnit: modal * 10 })
})

test.each([
  ['no market nearby reports it', 'Kochi', 'Kerala', { name: 'Wheat' }],
  ['the last report is old', 'Indore', 'Madhya Pradesh', { name: 'Garlic' }],
  ['mandis do not trade it', 'Indore', 'Madhya Pradesh', { name: 'Forest honey' }],
  ['it is sold by the piece', 'Indore', 'Madhya Pradesh', { name: 'Wheat', unit: 'piece' }],
  ['the seller’s profile has no state', '', '', { name: 'Wheat' }],
])('a crop has no fair price when %s', async (_, city, state, changes) => {
  expect(await fairPriceOf(app, city, state, changes)).toBeNull()
})

test('prices of the sample list are not used as fair prices', async () => {
  expect(await fairPriceOf(sample, 'Indore', 'Madhya Pradesh', { name: 'Wheat' })).toBeNull()
})

test('the fair price follows the listing’s unit as soon as its seller changes it', async () => {
  await app.call('PATCH', '/api/user/update-user', {
    token,
    body: { address: { city: 'Indore', state: 'Madhya Pradesh' } },
  })
  const added = await app.call('POST', '/api/crop/add-crop', {
    token,
    body: { ...newCrop, name: 'Sharbati wheat', unit: 'kg' },
  })
  const cropId = added.body.data._id
  const perUnit = async () =>
    (await app.call('GET', `/api/market/fair-price/${cropId}`)).body.data.mandi?.perUnit
  expect(await perUnit()).toBe(29)
  const changeTo = (unit: string) =>
    app.call('PATCH', `/api/crop/update-crop/${cropId}`, { token, body: { unit } })
  expect((await changeTo('ton')).status).toBe(200)
  expect(await perUnit()).toBe(29_000)
  await changeTo('piece')
  expect(await perUnit()).toBeUndefined()
})

test('a request for an unknown or archived crop is an error', async () => {
  const unknown = '019a0000-0000-7000-8000-000000000001'
  expect((await app.call('GET', `/api/market/fair-price/${unknown}`)).status).toBe(404)
  expect((await app.call('GET', '/api/market/fair-price/wheat')).status).toBe(400)
  const added = await app.call('POST', '/api/crop/add-crop', {
    token,
    body: { ...newCrop, isArchived: true },
  })
  const { status } = await app.call('GET', `/api/market/fair-price/${added.body.data._id}`)
  expect(status).toBe(404)
})

test('a seller compares a price with the nearest mandi and with what others in the state ask', async () => {
  const other = (await app.signUp()).token
  const address = { city: 'Patna', state: 'Bihar', zip: '800001' }
  await app.call('PATCH', '/api/user/update-user', { token: other, body: { address } })
  for (const [price, unit] of [
    [26, 'kg'],
    [28, 'kg'],
    [27_000, 'ton'],
    [500, 'piece'],
  ] as const) {
    const crop = { ...newCrop, name: 'Wheat', price, unit }
    const { status } = await app.call('POST', '/api/crop/add-crop', { token: other, body: crop })
    expect(status).toBe(200)
  }
  const me = (await app.signUp()).token
  const compare = async (kind: string, query: string) => {
    const path = `/api/market/selling-price/${kind}?${query}`
    const { status, body } = await app.call('GET', path, { token: me })
    expect(status).toBe(200)
    return body.data
  }
  const inIndore = await compare('wheat', 'state=Madhya Pradesh&district=Indore')
  expect(inIndore.mandi).toMatchObject({ market: 'Indore', nearness: 'district' })
  expect(inIndore.mandi.perUnit).toBeCloseTo(inIndore.mandi.modal / 100)
  const inBihar = await compare('wheat', 'state=Bihar')
  expect(inBihar.others).toEqual({ listings: 3, low: 26.5, high: 27.5, nearKm: null })
  const own = '/api/market/selling-price/wheat?state=Bihar'
  expect((await app.call('GET', own, { token: other })).body.data.others).toBeNull()
  expect(await compare('wheat', '')).toMatchObject({ mandi: null })
  expect(await compare('no-such-kind', 'state=Goa')).toEqual({ mandi: null, others: null })
})

test('what others ask is that of listings in stock that are shown and have not expired', async () => {
  const other = (await app.signUp()).token
  const address = { city: 'Guwahati', state: 'Assam', zip: '781001' }
  await app.call('PATCH', '/api/user/update-user', { token: other, body: { address } })
  const addWheat = async (price: number): Promise<string> => {
    const body = { ...newCrop, name: 'Wheat', price }
    return (await app.call('POST', '/api/crop/add-crop', { token: other, body })).body.data._id
  }
  await addWheat(20)
  const [soldOut, expired, archived] = [await addWheat(40), await addWheat(50), await addWheat(60)]
  const { token: me } = await app.signUp()
  const others = async () => {
    const path = '/api/market/selling-price/wheat?state=Assam'
    return (await app.call('GET', path, { token: me })).body.data.others
  }
  expect(await others()).toMatchObject({ listings: 4 })
  const { db } = app.services
  await execute(db, sql`update crops set quantity = 0.5 where id = ${soldOut}`)
  expect(await others()).toMatchObject({ listings: 3 })
  await execute(
    db,
    sql`update crops set expiry_date = ${indiaDay()}::date - 1 where id = ${expired}`,
  )
  expect(await others()).toMatchObject({ listings: 2 })
  await execute(db, sql`update crops set expiry_date = ${indiaDay()}::date where id = ${expired}`)
  expect(await others()).toMatchObject({ listings: 3 })
  await execute(db, sql`update crops set is_archived = true where id = ${archived}`)
  expect(await others()).toEqual({ listings: 2, low: 27.5, high: 42.5, nearKm: null })
})
