import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPlaceOfPin } from '#server/features/place/place.service.ts'
import { placeTables } from '#server/features/place/place-data.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { locateListings } from './listing-points.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const changeAddress = (token: string, address: object) =>
  app.call('PATCH', '/api/user/update-user', { token, body: { address } })

async function sellerAt(address: object) {
  const { token, phone } = await app.signUp()
  const { status, body } = await changeAddress(token, address)
  expect(status, JSON.stringify(body)).toBe(200)
  return { token, phone }
}
async function addCrop(token: string, name: string): Promise<string> {
  const { status, body } = await app.call('POST', '/api/crop/add-crop', {
    token,
    body: { ...newCrop, name },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data._id
}
async function idsNear(query: string): Promise<string[]> {
  const { status, body } = await app.call('GET', `/api/crop/all-crops?limit=50&${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.crops.map(({ _id }: { _id: string }) => _id)
}
const inNashik = 'near=422001&radius=5'
const inPune = 'near=411001&radius=5'

describe('the point of a listing', () => {
  test('is that of its owner’s PIN, and moves with the address at once', async () => {
    const { token } = await sellerAt({ zip: '422001', city: 'Nashik', state: 'Maharashtra' })
    const id = await addCrop(token, 'Moving onions')
    expect(await idsNear(inNashik)).toContain(id)
    expect(await idsNear(inPune)).not.toContain(id)
    expect((await changeAddress(token, { zip: '411 001' })).status).toBe(200)
    expect(await idsNear(inNashik)).not.toContain(id)
    expect(await idsNear(inPune)).toContain(id)
    expect((await changeAddress(token, { zip: '', city: '', state: '' })).status).toBe(200)
    expect(await idsNear(inPune)).not.toContain(id)
    expect(await idsNear('near=411001&sort=nearest')).not.toContain(id)
  })

  test('without a known place, the owner is told, and lists without a distance have the listing', async () => {
    const { token } = await sellerAt({ city: 'Nowherepur', state: 'Maharashtra' })
    const id = await addCrop(token, 'Placeless beans')
    const mine = await app.call('GET', '/api/crop/my-crops', { token })
    expect(mine.body.data.crops[0]).toMatchObject({ _id: id, hasPoint: false })
    const one = await app.call('GET', `/api/crop/get-crop/${id}`, { token })
    expect(one.body.data.hasPoint).toBe(false)
    const { body } = await app.call('GET', '/api/crop/all-crops?near=411001&q=placeless')
    expect(body.data.crops).toMatchObject([{ _id: id, distanceKm: null }])
    expect(await idsNear('near=411001&radius=4000&q=placeless')).toEqual([])
    expect((await changeAddress(token, { zip: '411001' })).status).toBe(200)
    const later = await app.call('GET', '/api/crop/my-crops', { token })
    expect(later.body.data.crops[0].hasPoint).toBe(true)
  })

  test('is copied to a new listing from city and state where those are certain', async () => {
    const { token } = await sellerAt({ city: 'नासिक', state: 'महाराष्ट्र' })
    const id = await addCrop(token, 'Onions without a PIN')
    expect(await idsNear(inNashik)).toContain(id)
  })

  test('is that of the address, though both are written at the same time', async () => {
    const { token } = await sellerAt({ zip: '422001' })
    for (let round = 0; round < 5; round++) {
      const zip = round % 2 ? '422001' : '411001'
      const [changed, id] = await Promise.all([
        changeAddress(token, { zip }),
        addCrop(token, `Hurried beans ${round}`),
      ])
      expect(changed.status).toBe(200)
      expect(await idsNear(`near=${zip}&radius=5&sort=newest`)).toContain(id)
    }
  })

  test('is that of the PIN in answers too, with two decimals and nothing finer', async () => {
    const { token } = await sellerAt({ zip: '422001', line: '12 Well Lane' })
    const id = await addCrop(token, 'Mapped onions')
    const { body } = await app.call('GET', `/api/crop/get-crop/${id}`)
    const { lat, lon } = findPlaceOfPin('422001') as PlaceView
    expect(body.data).toMatchObject({ point: { lat, lon }, pointPin: '422001' })
    expect(JSON.stringify(body)).not.toContain('Well Lane')
    const list = await app.call('GET', '/api/crop/all-crops?q=mapped')
    expect(list.body.data.crops).toMatchObject([{ _id: id, point: { lat, lon } }])
    expect(JSON.stringify(list.body)).not.toContain('422001')
  })

  test('names no PIN where it is that of a district, and is null where none is known', async () => {
    const { pins } = placeTables
    const region = pins.isRegion.indexOf(1)
    const { token } = await sellerAt({ zip: String(pins.numbers[region]) })
    const { body } = await app.call(
      'GET',
      `/api/crop/get-crop/${await addCrop(token, 'Region peas')}`,
    )
    expect(body.data).toMatchObject({
      point: { lat: pins.lats[region], lon: pins.lons[region] },
      pointPin: null,
    })
    const nowhere = await sellerAt({ city: 'Nowherepur' })
    const other = await addCrop(nowhere.token, 'Pointless peas')
    const { body: without } = await app.call('GET', `/api/crop/get-crop/${other}`)
    expect(without.data).toMatchObject({ point: null, pointPin: null })
  })
})

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
    const seller = await sellerAt({ zip: '422001', city: 'Nashik', state: 'Maharashtra' })
    const id = await addCrop(seller.token, 'Onions of a cooperative')
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
    expect((await changeAddress(token, { zip: '411001', city: 'Pune' })).status).toBe(200)
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
    await changeAddress(token, { zip: '411001' })
    await changeAddress(token, { zip: '422001' })
    await changeAddress(token, { zip: '411001' })
    const moved = () => countByPin(phone)
    await expect.poll(moved, { timeout: 20_000 }).toEqual({ 411001: 2000 })
  })
})

describe('a PIN in the profile', () => {
  test.each(['999999', '12', 'ABCDEF', '000001'])('%s is refused at its field', async (zip) => {
    const { token } = await sellerAt({ zip: '422001' })
    const { status, body } = await changeAddress(token, { zip })
    expect([status, body.code, body.issues]).toEqual([
      400,
      'input.invalid',
      [
        {
          path: 'address.zip',
          message: 'We do not know this PIN code. Please check its six digits.',
        },
      ],
    ])
    const { body: profile } = await app.call('GET', '/api/user/get-user', { token })
    expect(profile.data.address.zip).toBe('422001')
  })

  test('of another country is not checked, until the country is India', async () => {
    const { token } = await sellerAt({ zip: 'SW1A 1AA', country: 'United Kingdom' })
    expect((await changeAddress(token, { country: 'India' })).status).toBe(400)
    expect((await changeAddress(token, { country: 'India', zip: '411001' })).status).toBe(200)
  })

  test('that was wrong before does not keep its owner from changing the name', async () => {
    const { token, phone } = await app.signUp()
    await execute(app.services.db, sql`update users set zip = '999999' where phone = ${phone}`)
    const body = { firstName: 'Asha', address: { zip: '999999', city: 'Pune' } }
    expect((await app.call('PATCH', '/api/user/update-user', { token, body })).status).toBe(200)
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
    const { token } = await sellerAt({ zip: String(zip) })
    await addCrop(token, `Radish of ${zip}`)
  }
  const before = await stored()
  await execute(
    db,
    sql`update crops set point = null, pin = null, district = null, state = null, point_precision = null`,
  )
  expect(await idsNear(inPune)).toEqual([])
  const stopped = AbortSignal.abort()
  expect(await locateListings(db, stopped)).toBe(0)
  expect(await locateListings(db, new AbortController().signal)).toBeGreaterThan(25)
  expect(await stored()).toEqual(before)
  expect(await locateListings(db, new AbortController().signal)).toBe(0)
})
