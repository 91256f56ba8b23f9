import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cropTable } from '#server/features/crop/crop.table.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { clearListingCounts, countListings } from './listing-count.service.ts'
import { anyPrice } from './listing-list.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const { token } = await app.signUp()
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
