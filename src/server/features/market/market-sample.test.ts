import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { indianStates } from '#shared/kit/places.ts'
import type { MarketPricesView } from '#shared/market/market.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function list(query: Record<string, string | number> = {}): Promise<MarketPricesView> {
  const text = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))
  const { status, body } = await app.call('GET', `/api/market/prices?${text}`)
  expect(status).toBe(200)
  return body.data
}

describe('the sample list', () => {
  test('has rice and wheat for all 36 states and territories, and the other crops for some', async () => {
    const { prices, source, totalPages } = await list()
    expect(totalPages).toBe(1)
    expect(source).toEqual({
      kind: 'sample',
      name: 'Sample list (November 2024)',
      url: null,
      asOf: '2024-11-15T00:00:00.000Z',
    })
    const statesOf = (crop: string) =>
      new Set(prices.filter(({ commodity }) => commodity === crop).map(({ region }) => region))
    for (const crop of ['Rice', 'Wheat']) expect(statesOf(crop)).toEqual(new Set(indianStates))
    const others = [...new Set(prices.map(({ commodity }) => commodity))].slice(2)
    expect(others).toEqual([
      'Maize',
      'Cotton',
      'Groundnut',
      'Soybean',
      'Sugarcane',
      'Jute',
      'Tea',
      'Coffee',
    ])
    for (const crop of others) expect(statesOf(crop).size).toBeLessThan(10)
    expect(new Set(prices.map(({ timestamp }) => timestamp))).toEqual(new Set([source.asOf]))
    expect(new Set(prices.map(({ _id }) => _id)).size).toBe(prices.length)
    expect(new Set(prices.map(({ name, region }) => `${name} ${region}`)).size).toBe(prices.length)
    for (const { price, mandi } of prices) {
      expect(price).toMatch(/^₹\d{1,2}(,\d{3})?$|^₹\d{3}$/)
      expect(mandi).toBeNull()
    }
  })

  test.each([
    [{ q: 'LOKWAN' }, /Lokwan/],
    [{ q: 'wheat punjab' }, /^Wheat .*Punjab$/],
    [{ q: 'गेहूँ' }, /^Wheat/],
    [{ q: 'गेहूं उत्तर प्रदेश' }, /^Wheat .*Uttar Pradesh$/],
    [{ q: 'gehun', state: 'Punjab' }, /^Wheat .*Punjab$/],
    [{ q: 'soyabean' }, /^Soybean/],
    [{ state: 'Ladakh' }, /Ladakh$/],
  ])('is filtered by %j', async (query, expected) => {
    const { prices, total } = await list(query)
    expect(prices.length).toBeGreaterThan(0)
    expect(total).toBe(prices.length)
    for (const { name, region } of prices) expect(`${name} ${region}`).toMatch(expected)
  })

  test.each<Record<string, string>>([{ q: 'xqzz' }, { q: '%' }, { q: 'coffee', state: 'Punjab' }])(
    'is empty for %j, which nothing matches',
    async (query) => {
      expect(await list(query)).toMatchObject({ prices: [], total: 0, totalPages: 0 })
    },
  )

  test('can be read in pages, with each price on one page', async () => {
    const whole = await list()
    const pages = [1, 2, 3, 4].map((page) => list({ page, limit: 50 }))
    const prices = (await Promise.all(pages)).flatMap((page) => page.prices)
    expect(prices).toEqual(whole.prices)
    expect((await list({ page: 9, limit: 50 })).prices).toEqual([])
  })
})
