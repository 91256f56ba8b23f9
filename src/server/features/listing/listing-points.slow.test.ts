import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPlaceOfPin } from '#server/features/place/place.service.ts'
import { placeTables } from '#server/features/place/place-data.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { sellersAt } from '#server/testing/people/sellers-at.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { locateListings } from './listing-points.service.ts'

let app: TestApp
let sellers: ReturnType<typeof sellersAt>
beforeAll(async () => {
  app = await createTestApp()
  sellers = sellersAt(app)
})
afterAll(() => app.close())

describe('the points of a seller with 2,000 listings', () => {
  const { lat, lon } = findPlaceOfPin('411001') as PlaceView
  /** How many of them are where. */
  const countByPin = async (phone: string) => {
    const rows = await queryRows<{ pin: string; crops: number }>(
      app.services.db,
      sql`select pin, count(*)::int as crops from crops
        where owner_id = (select id from users where phone = ${phone}) group by pin`,
    )
    return Object.fromEntries(rows.map(({ pin, crops }) => [pin, crops]))
  }
  const sellerOfMany = async () => {
    const seller = await sellers.sellerAt({ zip: '422001', city: 'Nashik', state: 'Maharashtra' })
    const id = await sellers.addCrop(seller.token, 'Onions of a cooperative')
    const { db } = app.services
    await execute(
      db,
      sql`insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date, expiry_date,
          dispatch_time, created_at, updated_at, place, point, pin, district, state, point_precision)
        select gen_random_uuid(), owner_id, 'Lot ' || n, category, price, quantity, unit, harvest_date, expiry_date,
          dispatch_time, created_at, updated_at, place, point, pin, district, state, point_precision
          from crops, generate_series(2, 2000) as n where id = ${id}`,
    )
    return { ...seller, id }
  }

  test('follow a new PIN in the background, so that the profile is saved at once', async () => {
    const { token, phone, id } = await sellerOfMany()
    const { events } = app.services.db
    const wakers = events.listeners('queued')
    events.removeAllListeners('queued')
    expect((await sellers.changeAddress(token, { zip: '411001', city: 'Pune' })).status).toBe(200)
    // The answer has waited for none of them.
    expect(await countByPin(phone)).toEqual({ 422001: 2000 })
    for (const wake of wakers) events.on('queued', wake as () => void)
    events.emit('queued', 'listing_moves')
    await expect.poll(() => countByPin(phone), { timeout: 20_000 }).toEqual({ 411001: 2000 })
    const { body } = await app.call('GET', `/api/crop/get-crop/${id}`)
    expect(body.data).toMatchObject({ point: { lat, lon }, pointPin: '411001' })
    expect(JSON.stringify(body.data)).toContain('Pune')
    const left = () => queryRows(app.services.db, sql`select 1 from listing_moves`)
    await expect.poll(left).toEqual([])
  })

  test('are those of the last address, though it changed twice', async () => {
    const { token, phone } = await sellerOfMany()
    await sellers.changeAddress(token, { zip: '411001' })
    await sellers.changeAddress(token, { zip: '422001' })
    await sellers.changeAddress(token, { zip: '411001' })
    const moved = () => countByPin(phone)
    await expect.poll(moved, { timeout: 20_000 }).toEqual({ 411001: 2000 })
  })
})

test('listings of before the points were stored are located once, owner by owner', async () => {
  const { db } = app.services
  const stored = () =>
    queryRows<{ id: string; point: string | null }>(
      db,
      sql`select id, point::text as point, pin, district, state, point_precision from crops order by id`,
    )
  for (const zip of placeTables.pins.numbers.slice(5000, 5025)) {
    const { token } = await sellers.sellerAt({ zip: String(zip) })
    await sellers.addCrop(token, `Radish of ${zip}`)
  }
  const before = await stored()
  await execute(
    db,
    sql`update crops set point = null, pin = null, district = null, state = null, point_precision = null`,
  )
  expect(await sellers.idsNear('near=411001&radius=5')).toEqual([])
  const stopped = AbortSignal.abort()
  expect(await locateListings(db, stopped)).toBe(0)
  expect(await locateListings(db, new AbortController().signal)).toBeGreaterThan(25)
  expect(await stored()).toEqual(before)
  expect(await locateListings(db, new AbortController().signal)).toBe(0)
})
