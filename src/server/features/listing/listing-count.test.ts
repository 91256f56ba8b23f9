import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cropTable } from '#server/features/crop/crop.table.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { clearListingCounts, countListings } from './listing-count.service.ts'
import { anyPrice } from './listing-list.service.ts'

let app: TestApp
let ownerId: string
beforeAll(async () => {
  app = await createTestApp()
  const { token } = await app.signUp()
  ownerId = (await app.services.findActor(token))?.id ?? ''
  for (const name of ['Wheat', 'Barley', 'Oats'])
    await app.call('POST', '/api/crop/add-crop', { token, body: { ...newCrop, name } })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
})

const anywhere = {
  center: null,
  chord: null,
  box: null,
  state: '',
  district: '',
  needsPoint: false,
}
const filter = { conditions: [], search: null, area: anywhere, prices: anyPrice }
const count = (most: number) => countListings(app.services.db, cropTable, filter, most)

test('a count at its limit lasts a minute, whatever is written; a smaller one is counted anew after a write', async () => {
  const { db } = app.services
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  expect(await count(3)).toBe(3)
  expect(await count(4)).toBe(3)
  await execute(db, sql`delete from crops where name = 'Oats'`)
  clearListingCounts(db)
  expect(await count(3)).toBe(3)
  expect(await count(4)).toBe(2)
  clock.mockReturnValue(60_000)
  expect(await count(3)).toBe(3)
  // The cache reads the clock once in a millisecond.
  await new Promise((resolve) => setTimeout(resolve, 5))
  clock.mockReturnValue(62_000)
  expect(await count(3)).toBe(2)
})

test('a large count that takes long is served while it is counted again', async () => {
  const { db } = app.services
  await execute(
    db,
    sql`insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date,
        expiry_date, dispatch_time, created_at, newest_at, updated_at)
      select gen_random_uuid(), ${ownerId}, 'Maize', 'Grains', n, 1, 'kg', '2026-01-01',
          '2099-01-01', 1, now(), now(), now()
        from generate_series(1, 2500) as n`,
  )
  let time = 0
  // Every count takes long.
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 60))
  clearListingCounts(db)
  const before = await count(9000)
  expect(before).toBeGreaterThan(2500)
  await execute(db, sql`delete from crops where price <= 100 and name = 'Maize'`)
  clearListingCounts(db)
  expect(await count(9000)).toBe(before)
  await expect.poll(() => count(9000)).toBe(before - 100)
})
