import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createMandiApp } from '#server/testing/mandi-app.ts'
import { mandiRecord } from '#server/testing/stand-ins/mandi-server.ts'
import type { MarketPricesView, NearbyPrices } from '#shared/market/market.schema.ts'

let tools: Awaited<ReturnType<typeof createMandiApp>>
beforeAll(async () => {
  tools = await createMandiApp()
})
afterAll(() => tools.close())

test('pages of prices of one market and day follow each other without gaps, also where only the variety differs', async () => {
  const varieties = Array.from({ length: 23 }, (_, number) => `Variety ${number}`)
  tools.mandi.records = varieties.map((variety) => mandiRecord({ variety }))
  await tools.fetchNow()
  // The planner may choose another index than the one whose order the list has, and rows that were written again lie
  // behind the others.
  await execute(tools.app.services.db, sql`drop index mandi_series_newest`)
  await execute(
    tools.app.services.db,
    sql`update mandi_series set variety = variety where variety like '%1'`,
  )
  const pages: MarketPricesView[] = []
  for (const page of [1, 2, 3, 4, 5]) pages.push(await tools.list(`?page=${page}&limit=5`))
  const ids = pages.flatMap(({ prices }) => prices.map(({ _id }) => _id))
  expect(ids).toHaveLength(varieties.length)
  expect(ids).toEqual([...new Set(ids)].sort())
})

test('the twenty nearest of many markets are listed, those of the own district first', async () => {
  await tools.beginAnew()
  const inDistrict = Array.from({ length: 15 }, (_, n) => `Near ${String(n).padStart(2, '0')}`)
  const elsewhere = Array.from({ length: 7 }, (_, n) => `Far ${n}`)
  tools.mandi.records = [
    mandiRecord(),
    ...elsewhere.map((market) => mandiRecord({ market, district: 'Ujjain' })),
    ...inDistrict.map((market) => mandiRecord({ market })),
  ]
  await tools.fetchNow()
  const own = (await tools.list('?q=lokwan&limit=50')).prices.find(
    ({ mandi }: MarketPricesView['prices'][number]) => mandi?.market === 'Indore',
  )
  const { body } = await tools.app.call('GET', `/api/market/nearby/${own?._id}`)
  const nearby = (body.data as NearbyPrices).prices.map(({ mandi }) => mandi?.market)
  expect(nearby).toEqual([...inDistrict, ...elsewhere.slice(0, 5)])
})
