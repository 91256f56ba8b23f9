import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { applyRetention } from '#server/testing/retention.ts'
import {
  dayAgo,
  type MandiRecord,
  mandiRecord,
  startMandiStandIn,
  toMandiDate,
} from '#server/testing/stand-ins/mandi-server.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { indianStates } from '#shared/kit/places.ts'
import type { MarketPrice, MarketPricesView, NearbyPrices } from '#shared/market/market.schema.ts'
import { fetchMandiPrices } from './fetch/mandi-fetch.service.ts'
import { findPrices } from './market.service.ts'
import { canonicalState, neighbouringStates } from './market-states.policy.ts'

let sample: TestApp
let app: TestApp

const reportedDaysAgo = (days: number, changes: Partial<MandiRecord>) =>
  mandiRecord({ arrival_date: toMandiDate(dayAgo(days)), ...changes })

const records = [
  reportedDaysAgo(0, { market: 'Indore', variety: 'Lokwan' }),
  reportedDaysAgo(0, { market: 'Indore', variety: 'Sharbati', modal_price: 2900 }),
  reportedDaysAgo(1, { market: 'Mhow' }),
  reportedDaysAgo(0, { district: 'Ujjain', market: 'Ujjain', variety: 'Other' }),
  reportedDaysAgo(3, { state: 'Uttar Pradesh', district: 'Agra', market: 'Agra', variety: 'Dara' }),
  reportedDaysAgo(0, { state: 'Keral', district: 'Palakkad', market: 'Palakkad' }),
  reportedDaysAgo(20, { district: 'Dewas', market: 'Dewas' }),
  reportedDaysAgo(0, {
    district: 'Nashik',
    state: 'Maharashtra',
    market: 'Lasalgaon',
    commodity: 'Onion',
  }),
  reportedDaysAgo(0, { market: 'Neemuch_50%', commodity: 'Soyabean', variety: 'Yellow' }),
]

beforeAll(async () => {
  sample = await createTestApp()
  app = await createTestApp()
  const mandi = await startMandiStandIn()
  mandi.records = records
  const env = { ...app.env, DATA_GOV_IN_API_KEY: 'key', DATA_GOV_IN_URL: mandi.url }
  await fetchMandiPrices({ ...app.services, env }, new AbortController().signal)
  await mandi.close()
})
afterAll(() => Promise.all([sample.close(), app.close()]))

async function list(
  of: TestApp,
  query: Record<string, string | number> = {},
): Promise<MarketPricesView> {
  const text = new URLSearchParams(
    Object.entries(query).map(([k, v]): [string, string] => [k, String(v)]),
  )
  const { status, body } = await of.call('GET', `/api/market/prices?${text}`)
  expect(status).toBe(200)
  return body.data
}
const marketsOf = (prices: readonly MarketPrice[]) => prices.map(({ mandi }) => mandi?.market)

describe('the mandi list', () => {
  test('has the newest reports first, then by crop and market, each with its age', async () => {
    const { prices, source, total } = await list(app)
    expect(source).toMatchObject({ kind: 'mandi', name: 'Agmarknet, data.gov.in' })
    expect(total).toBe(records.length)
    expect(prices.map(({ name, mandi }) => [name, mandi?.market, mandi?.ageDays])).toEqual([
      ['Onion (Lokwan)', 'Lasalgaon', 0],
      ['Soyabean (Yellow)', 'Neemuch_50%', 0],
      ...['Lokwan', 'Sharbati'].map(() => [expect.any(String), 'Indore', 0]),
      ['Wheat (Lokwan)', 'Palakkad', 0],
      ['Wheat', 'Ujjain', 0],
      ['Wheat (Lokwan)', 'Mhow', 1],
      ['Wheat (Dara)', 'Agra', 3],
      ['Wheat (Lokwan)', 'Dewas', 20],
    ])
  })

  test.each<[Record<string, string | number>, string[]]>([
    [{ q: 'गेहूँ', state: 'Kerala' }, ['Palakkad']],
    [{ q: 'प्याज' }, ['Lasalgaon']],
    [{ q: 'soybean' }, ['Neemuch_50%']],
    [{ q: 'UJJ' }, ['Ujjain']],
    [{ q: 'wheat agra dara' }, ['Agra']],
    [{ q: '_' }, ['Neemuch_50%']],
    [{ q: '%' }, ['Neemuch_50%']],
    [{ q: '\\' }, []],
    [{ q: "'; drop table users; --" }, []],
    [{ page: 2, limit: 8 }, ['Dewas']],
    [{ page: 3, limit: 8 }, []],
    [{ page: 1_000_000, limit: 500 }, []],
  ])('for %j has %j', async (query, expected) => {
    expect(marketsOf((await list(app, query)).prices)).toEqual(expected)
  })

  test('has the total on pages beyond the last one too', async () => {
    const { total, totalPages } = await list(app, { page: 7, limit: 4 })
    expect({ total, totalPages }).toEqual({ total: 9, totalPages: 3 })
    expect(await list(app, { q: 'nothing' })).toMatchObject({ total: 0, totalPages: 0 })
  })

  test.each([
    ['state=Atlantis', 'State must be one of the 36 states and union territories'],
    ['limit=501', 'limit must be a whole number from 1 to 500'],
    [`q=${'x'.repeat(101)}`, 'A search can have up to 100 characters'],
  ])('refuses %s with a readable message', async (query, message) => {
    const { status, body } = await app.call('GET', `/api/market/prices?${query}`)
    expect({ status, message: body.message }).toEqual({ status: 400, message })
  })
})

describe('nearby markets', () => {
  test('that reported recently are sorted by district, state and neighbouring state', async () => {
    const { prices } = await list(app, { q: 'indore sharbati' })
    const { body } = await app.call('GET', `/api/market/nearby/${prices[0]?._id}`)
    const nearby = body.data.prices as NearbyPrices['prices']
    expect(nearby.map(({ mandi, nearness }) => [mandi?.market, nearness])).toEqual([
      ['Mhow', 'district'],
      ['Ujjain', 'state'],
      ['Agra', 'neighbour'],
    ])
  })

  test.each(['nearby', 'history'])(
    '%s is 404 for an unknown id and 400 for an invalid one',
    async (what) => {
      const unknown = await app.call(
        'GET',
        `/api/market/${what}/0198c0de-0000-7000-8000-000000000000`,
      )
      expect([unknown.status, unknown.body.code]).toEqual([404, 'market.unknown_series'])
      expect((await app.call('GET', `/api/market/${what}/sample-1`)).status).toBe(400)
    },
  )

  test('every state except the islands has neighbours, and being neighbours is mutual', () => {
    for (const state of indianStates) {
      const around = neighbouringStates(state)
      expect(new Set(around).size).toBe(around.length)
      for (const other of around) expect(neighbouringStates(other)).toContain(state)
      expect(around.length > 0).toBe(!/Islands|Lakshadweep/.test(state))
    }
  })

  test('the mandis’ spellings of states are recognised', () => {
    expect(
      ['NCT of Delhi', 'Chattisgarh', 'Jammu & Kashmir', 'punjab'].map(canonicalState),
    ).toEqual(['Delhi', 'Chhattisgarh', 'Jammu and Kashmir', 'Punjab'])
  })
})

describe('findPrices, for other features', () => {
  test.each([
    ['gehun', 'Uttar Pradesh', ['Agra']],
    ['गेहूँ', 'Kerala', ['Palakkad']],
    ['indore', '', []],
    ['onion', 'Kerala', []],
  ])('finds %s in "%s"', async (commodity, state, expected) => {
    const { prices, source } = await findPrices(app.services.db, { commodity, state })
    expect(prices.map(({ mandi }) => mandi?.market)).toEqual(expected)
    expect(source.kind).toBe('mandi')
  })

  test('are as of the end of the latest fetch that has ended', async () => {
    const { db } = app.services
    await execute(
      db,
      sql`insert into mandi_fetches (day, started_at, finished_at) values
        ('2090-01-01', '2090-01-01T03:00Z', '2090-01-01T04:00Z'),
        ('2090-01-02', '2090-01-02T03:00Z', '2090-01-02T04:00Z'),
        ('2090-01-03', '2090-01-03T03:00Z', null)`,
    )
    const { source } = await findPrices(db, { commodity: 'gehun' })
    expect(source.asOf).toBe('2090-01-02T04:00:00.000Z')
  })

  test('returns the sample list when there are no reports', async () => {
    const { db } = sample.services
    const { prices, source } = await findPrices(db, { commodity: 'basmati', limit: 3 })
    expect(source.kind).toBe('sample')
    expect(prices).toHaveLength(3)
    for (const { name } of prices) expect(name).toMatch(/Basmati/)
  })
})

test('reports are listed for 30 days and stored for 400', async () => {
  const aged = await createTestApp()
  try {
    const { db } = aged.services
    const add = (market: string, days: number) =>
      execute(
        db,
        sql`with series as (insert into mandi_series
            values (gen_random_uuid(), 'Bihar', 'Patna', ${market}, 'Rice', '', '', ${dayAgo(days)}, 1, 2, 3) returning id)
          insert into mandi_prices select id, ${dayAgo(days)}, 1, 2, 3 from series`,
      )
    await add('Ancient', 401)
    await add('Old', 31)
    expect((await list(aged)).source.kind).toBe('sample')
    await add('Fresh', 30)
    await applyRetention(db, ['mandi_prices', 'mandi_fetches', 'price_alerts', 'mandi_series'])
    const remaining = await queryRows(db, sql`select market from mandi_series order by 1`)
    expect(remaining).toEqual([{ market: 'Fresh' }, { market: 'Old' }])
    // The list is cached for some seconds, by the clock that only runs forward.
    const { now } = performance
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 10_000)
    expect(marketsOf((await list(aged)).prices)).toEqual(['Fresh'])
  } finally {
    vi.restoreAllMocks()
    await aged.close()
  }
})
