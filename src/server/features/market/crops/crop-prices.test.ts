import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createMandiApp } from '#server/testing/mandi-app.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { dayAgo, mandiRecord, toMandiDate } from '#server/testing/stand-ins/mandi-server.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { CropMarketsView, CropPricesView } from '#shared/market/crop-prices.schema.ts'

let mandi: Awaited<ReturnType<typeof createMandiApp>>
let sample: TestApp

const onion = (days: number, market: string, modal: number, more: object = {}) =>
  mandiRecord({
    ...{ state: 'Maharashtra', district: 'Nashik', market, commodity: 'Onion', variety: 'Red' },
    arrival_date: toMandiDate(dayAgo(days)),
    ...{ min_price: modal - 200, modal_price: modal, max_price: modal + 300 },
    ...more,
  })
const pune = { district: 'Pune' }

const records = [
  ...[onion(1, 'Lasalgaon', 2000), onion(0, 'Lasalgaon', 2100)],
  onion(0, 'Pimpalgaon', 2300, { district: 'Nasik' }),
  onion(0, 'Pune(Moshi)', 2700, pune),
  onion(2, 'Manchar', 900, pune),
  onion(0, 'Rahuri', 1500, { district: 'Ahmednagar', commodity: 'Onion Green' }),
  onion(0, 'Azadpur', 3100, { state: 'NCT of Delhi', district: 'Delhi' }),
  onion(0, 'Indore', 1900, { state: 'Madhya Pradesh', district: 'Indore' }),
  ...[onion(30, 'Dewas', 1000, { commodity: 'Garlic' })],
  ...['A', 'B'].map((name) =>
    onion(0, name, 5000, { ...pune, commodity: 'Bajra(Pearl Millet/Cumbu)' }),
  ),
]

beforeAll(async () => {
  sample = await createTestApp()
  mandi = await createMandiApp()
  mandi.mandi.records = records
  await mandi.fetchNow()
})
afterAll(async () => {
  await mandi.close()
  await sample.close()
})

const read = async (app: TestApp, path: string, query: Record<string, string | number>) => {
  const text = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))
  return app.call('GET', `/api/market/${path}?${text}`)
}
const list = async (query: Record<string, string | number> = {}, app = mandi.app) =>
  (await read(app, 'crops', query)).body.data as CropPricesView
const open = async (cropId: string, query: Record<string, string> = {}, app = mandi.app) =>
  (await read(app, `crops/${cropId}`, query)).body.data as CropMarketsView
const cropOf = ({ crops }: CropPricesView, commodity: string) =>
  crops.find((crop) => crop.commodity === commodity)

describe('the list of crops', () => {
  test('has each crop once, the one with the most reports first', async () => {
    const { crops, source, total } = await list()
    expect(crops.map(({ commodity }) => commodity)).toEqual([
      ...['Onion', 'Bajra(Pearl Millet/Cumbu)', 'Garlic', 'Onion Green'],
    ])
    expect([source.kind, total]).toEqual(['mandi', 4])
  })

  test('has the range, the usual price and the mandis of the newest day', async () => {
    expect(cropOf(await list({ state: 'Maharashtra' }), 'Onion')).toMatchObject({
      ...{ _id: 'onion', region: 'Maharashtra', regions: 1 },
      ...{ low: 1900, usual: 2300, high: 3000, mandis: 3, ageDays: 0, near: null },
    })
    expect(cropOf(await list(), 'Onion')).toMatchObject({ region: '', regions: 3, high: 3400 })
  })

  test('has the change of the mandis that reported before, and a price for each day', async () => {
    const crop = cropOf(await list({ state: 'Maharashtra' }), 'Onion')
    expect(crop?.change).toBe(0.05)
    expect(crop?.trend).toEqual([900, 1450, 2200])
  })

  test('has the range of the reader’s district under each of its spellings, and its crops first', async () => {
    const { crops } = await list({ state: 'Maharashtra', district: 'Nashik' })
    expect(crops[0]).toMatchObject({
      commodity: 'Onion',
      near: { low: 1900, usual: 2200, high: 2600, mandis: 2, ageDays: 0, day: dayAgo(0) },
    })
    const inPune = await list({ state: 'Maharashtra', district: 'Pune' })
    expect(inPune.crops.map(({ near }) => near?.mandis ?? null)).toEqual([1, 2, null, null])
  })

  test('without a state, a district of that name is not looked for', async () => {
    expect((await list({ district: 'Nashik' })).crops.every(({ near }) => near === null)).toBe(true)
  })

  test.each([
    [{ q: 'प्याज' }, ['Onion', 'Onion Green']],
    [{ q: 'lasalgaon' }, ['Onion']],
    [{ q: 'bajra', state: 'Maharashtra' }, ['Bajra(Pearl Millet/Cumbu)']],
    [{ q: 'garlik' }, ['Garlic']],
    [{ q: 'plutonium' }, []],
    [{ page: 2, limit: 3 }, ['Onion Green']],
    [{ page: 1_000_000, limit: 60 }, []],
  ])('for %j has %j', async (query, expected) => {
    const { crops } = await list(query)
    expect(crops.map(({ commodity }) => commodity).sort()).toEqual(expected)
  })

  test('has a picture of the kind', async () => {
    const { crops } = await list()
    expect(crops.map(({ image }) => image ?? '')).toEqual([
      expect.stringContaining('/pictures/onion'),
      expect.stringContaining('/pictures/pearl-millet'),
      expect.stringContaining('/pictures/garlic'),
      expect.stringContaining('/pictures/onion'),
    ])
  })

  test.each([
    ['state=Atlantis', 'State must be one of the 36 states and union territories'],
    ['limit=61', 'limit must be a whole number from 1 to 60'],
    [`district=${'x'.repeat(81)}`, 'District cannot exceed 80 characters'],
  ])('refuses %s with a readable message', async (query, message) => {
    const { status, body } = await mandi.app.call('GET', `/api/market/crops?${query}`)
    expect({ status, message: body.message }).toEqual({ status: 400, message })
  })
})

describe('one crop', () => {
  test('has the mandis of the state, then of its neighbours, with points and Hindi names', async () => {
    const { prices, hasMore, crop } = await open('onion', { state: 'Maharashtra' })
    expect(prices.map(({ mandi: each }) => each?.market)).toEqual([
      ...['Lasalgaon', 'Pimpalgaon', 'Pune(Moshi)', 'Manchar', 'Indore'],
    ])
    expect([hasMore, crop.commodity]).toEqual([false, 'Onion'])
    const [first] = prices
    expect(first?.mandi?.districtHindi).toBe('नासिक')
    expect(first?.point?.lat).toBeCloseTo(20.1, 0)
    expect(prices.find(({ mandi: each }) => each?.market === 'Pune(Moshi)')).toMatchObject({
      mandi: { marketHindi: 'पुणे' },
    })
  })

  test('has one entry for each day with a report', async () => {
    const { points } = await open('onion', { state: 'Maharashtra' })
    expect(points).toEqual([
      { day: dayAgo(2), min: 700, modal: 900, max: 1200 },
      { day: dayAgo(1), min: 700, modal: 1450, max: 2300 },
      { day: dayAgo(0), min: 700, modal: 2200, max: 3000 },
    ])
  })

  test('that no mandi of the state reports has the prices of all of India', async () => {
    const { crop, prices } = await open('onion', { state: 'Kerala', district: 'Palakkad' })
    expect(crop).toMatchObject({ region: '', regions: 3 })
    expect(prices).toHaveLength(6)
  })

  test('is 404 when nobody reported it, and 400 for a name that is none', async () => {
    const unknown = await read(mandi.app, 'crops/plutonium', {})
    expect([unknown.status, unknown.body.code]).toEqual([404, 'market.unknown_series'])
    expect((await read(mandi.app, 'crops/..%2F', {})).status).toBe(400)
  })
})

describe('own crops', () => {
  const addCrop = (token: string, name: string, more: object = {}) =>
    mandi.app.call('POST', '/api/crop/add-crop', { token, body: { ...newCrop, name, ...more } })
  const readOwn = async (token: string, query: string) =>
    (await mandi.app.call('GET', `/api/market/own-crops?${query}`, { token })).body.data
      .crops as CropPricesView['crops']

  test('are those of the person’s listings, the newest first, without archived ones', async () => {
    const { token } = await mandi.app.signUp()
    expect(await readOwn(token, '')).toEqual([])
    await addCrop(token, 'लाल प्याज')
    await addCrop(token, 'Bajra', { isArchived: true })
    await addCrop(token, 'Garlic')
    const crops = await readOwn(token, 'state=Maharashtra&district=Pune')
    expect(crops.map(({ commodity, near }) => [commodity, near?.mandis ?? null])).toEqual([
      ['Garlic', null],
      ['Onion', 1],
    ])
    const other = await mandi.app.signUp()
    expect(await readOwn(other.token, '')).toEqual([])
  })

  test('need a login', async () => {
    expect((await mandi.app.call('GET', '/api/market/own-crops')).status).toBe(401)
  })
})

describe('without reports', () => {
  test('the crops are those of the sample list, marked as such', async () => {
    const { crops, source, total } = await list({ state: 'Ladakh' }, sample)
    expect(source.kind).toBe('sample')
    expect(crops.map(({ commodity, region }) => [commodity, region])).toEqual([
      ['Rice', 'Ladakh'],
      ['Wheat', 'Ladakh'],
    ])
    expect(total).toBe(2)
    expect(crops[0]).toMatchObject({
      day: '2024-11-15',
      change: null,
      trend: [],
      near: null,
      mandis: 0,
    })
    expect((await list({ q: 'गेहूँ' }, sample)).crops.map(({ _id }) => _id)).toEqual(['wheat'])
  })

  test('a crop has its prices by state, the chosen one first', async () => {
    const { prices, points, source } = await open('wheat', { state: 'Punjab' }, sample)
    expect([source.kind, points, prices[0]?.region]).toEqual(['sample', [], 'Punjab'])
    expect(new Set(prices.map(({ commodity }) => commodity))).toEqual(new Set(['Wheat']))
  })
})

test('reports of 30 days count, older ones do not', async () => {
  const app = await createTestApp()
  try {
    const add = (market: string, days: number) =>
      execute(
        app.services.db,
        sql`with series as (insert into mandi_series
            values (gen_random_uuid(), 'Bihar', 'Patna', ${market}, ${`Crop ${days}`}, '', '', ${dayAgo(days)}, 1, 2, 3) returning id)
          insert into mandi_prices select id, ${dayAgo(days)}, 1, 2, 3 from series`,
      )
    await add('Old', 31)
    expect((await list({ limit: 1 }, app)).source.kind).toBe('sample')
    await add('Last', 30)
    await add('Newer', 29)
    const { crops } = await list({ limit: 2 }, app)
    expect(crops.map(({ commodity, ageDays, trend }) => [commodity, ageDays, trend])).toEqual([
      // The trend begins 29 days ago: with today it has 30 days.
      ['Crop 29', 29, [2]],
      ['Crop 30', 30, []],
    ])
  } finally {
    await app.close()
  }
})
