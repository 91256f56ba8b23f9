import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPlaceOfPin } from '#server/features/place/place.service.ts'
import { placeTables } from '#server/features/place/place-data.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { sellersAt } from '#server/testing/people/sellers-at.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'

let app: TestApp
let sellers: ReturnType<typeof sellersAt>
beforeAll(async () => {
  app = await createTestApp()
  sellers = sellersAt(app)
})
afterAll(() => app.close())

const inNashik = 'near=422001&radius=5'
const inPune = 'near=411001&radius=5'

describe('the point of a listing', () => {
  test('is that of its owner’s PIN, and moves with the address at once', async () => {
    const { token } = await sellers.sellerAt({
      zip: '422001',
      city: 'Nashik',
      state: 'Maharashtra',
    })
    const id = await sellers.addCrop(token, 'Moving onions')
    expect(await sellers.idsNear(inNashik)).toContain(id)
    expect(await sellers.idsNear(inPune)).not.toContain(id)
    expect((await sellers.changeAddress(token, { zip: '411 001' })).status).toBe(200)
    expect(await sellers.idsNear(inNashik)).not.toContain(id)
    expect(await sellers.idsNear(inPune)).toContain(id)
    expect((await sellers.changeAddress(token, { zip: '', city: '', state: '' })).status).toBe(200)
    expect(await sellers.idsNear(inPune)).not.toContain(id)
    expect(await sellers.idsNear('near=411001&sort=nearest')).not.toContain(id)
  })

  test('without a known place, the owner is told, and lists without a distance have the listing', async () => {
    const { token } = await sellers.sellerAt({ city: 'Nowherepur', state: 'Maharashtra' })
    const id = await sellers.addCrop(token, 'Placeless beans')
    const mine = await app.call('GET', '/api/crop/my-crops', { token })
    expect(mine.body.data.crops[0]).toMatchObject({ _id: id, hasPoint: false })
    const one = await app.call('GET', `/api/crop/get-crop/${id}`, { token })
    expect(one.body.data.hasPoint).toBe(false)
    const { body } = await app.call('GET', '/api/crop/all-crops?near=411001&q=placeless')
    expect(body.data.crops).toMatchObject([{ _id: id, distanceKm: null }])
    expect(await sellers.idsNear('near=411001&radius=4000&q=placeless')).toEqual([])
    expect((await sellers.changeAddress(token, { zip: '411001' })).status).toBe(200)
    const later = await app.call('GET', '/api/crop/my-crops', { token })
    expect(later.body.data.crops[0].hasPoint).toBe(true)
  })

  test('is copied to a new listing from city and state where those are certain', async () => {
    const { token } = await sellers.sellerAt({ city: 'नासिक', state: 'महाराष्ट्र' })
    const id = await sellers.addCrop(token, 'Onions without a PIN')
    expect(await sellers.idsNear(inNashik)).toContain(id)
  })

  test('is that of the address, though both are written at the same time', async () => {
    const { token } = await sellers.sellerAt({ zip: '422001' })
    for (let round = 0; round < 5; round++) {
      const zip = round % 2 ? '422001' : '411001'
      const [changed, id] = await Promise.all([
        sellers.changeAddress(token, { zip }),
        sellers.addCrop(token, `Hurried beans ${round}`),
      ])
      expect(changed.status).toBe(200)
      expect(await sellers.idsNear(`near=${zip}&radius=5&sort=newest`)).toContain(id)
    }
  })

  test('is that of the PIN in answers too, with two decimals and nothing finer', async () => {
    const { token } = await sellers.sellerAt({ zip: '422001', line: '12 Well Lane' })
    const id = await sellers.addCrop(token, 'Mapped onions')
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
    const { token } = await sellers.sellerAt({ zip: String(pins.numbers[region]) })
    const { body } = await app.call(
      'GET',
      `/api/crop/get-crop/${await sellers.addCrop(token, 'Region peas')}`,
    )
    expect(body.data).toMatchObject({
      point: { lat: pins.lats[region], lon: pins.lons[region] },
      pointPin: null,
    })
    const nowhere = await sellers.sellerAt({ city: 'Nowherepur' })
    const other = await sellers.addCrop(nowhere.token, 'Pointless peas')
    const { body: without } = await app.call('GET', `/api/crop/get-crop/${other}`)
    expect(without.data).toMatchObject({ point: null, pointPin: null })
  })
})

describe('a PIN in the profile', () => {
  test.each(['999999', '12', 'ABCDEF', '000001'])('%s is refused at its field', async (zip) => {
    const { token } = await sellers.sellerAt({ zip: '422001' })
    const { status, body } = await sellers.changeAddress(token, { zip })
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
    const { token } = await sellers.sellerAt({ zip: 'SW1A 1AA', country: 'United Kingdom' })
    expect((await sellers.changeAddress(token, { country: 'India' })).status).toBe(400)
    expect((await sellers.changeAddress(token, { country: 'India', zip: '411001' })).status).toBe(
      200,
    )
  })

  test('that was wrong before does not keep its owner from changing the name', async () => {
    const { token, phone } = await app.signUp()
    await execute(app.services.db, sql`update users set zip = '999999' where phone = ${phone}`)
    const body = { firstName: 'Asha', address: { zip: '999999', city: 'Pune' } }
    expect((await app.call('PATCH', '/api/user/update-user', { token, body })).status).toBe(200)
  })
})
