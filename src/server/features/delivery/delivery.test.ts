import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliveryCalls, pins } from '#server/testing/people/deliveries.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let calls: ReturnType<typeof deliveryCalls>
let orders: ReturnType<typeof orderCalls>
let seller: { token: string; id: string }
beforeAll(async () => {
  app = await createTestApp()
  calls = deliveryCalls(app)
  orders = orderCalls(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  seller = await orders.person('Ramesh')
})

const mine = async () =>
  (await app.call('GET', '/api/delivery/my-terms', { token: seller.token })).body.data
const radius = { mode: 'radius', radiusKm: 50, flatFee: 100, perKmFee: 8.5 }

test('somebody who has set nothing agrees on delivery with each buyer', async () => {
  expect(await mine()).toMatchObject({
    crops: { mode: 'agreed', radiusKm: null, flatFee: 0, leastOrder: 0, freeAbove: null },
    equipment: { mode: 'agreed', radiusKm: null, flatFee: 0, perKmFee: 0, leastDays: 1 },
    from: null,
    hasPoint: false,
  })
  const stranger = await calls.termsOf('019a0000-0000-7000-8000-000000000000', pins.pune)
  expect([stranger.crops.mode, stranger.to.distanceKm]).toEqual(['agreed', null])
})

test('only people with a listing that is shown tell others how far away they are', async () => {
  await calls.moveTo(seller.token, pins.pune)
  expect((await calls.setTerms(seller.token, { crops: radius })).status).toBe(200)
  const ofOthers = async () => {
    const { crops, to } = await calls.termsOf(seller.id, pins.puneCamp)
    return { mode: crops.mode, hasDistance: to.distanceKm !== null }
  }
  expect(await ofOthers()).toEqual({ mode: 'agreed', hasDistance: false })
  const own = await calls.termsOf(seller.id, pins.puneCamp, seller.token)
  expect(own).toMatchObject({ crops: radius, to: { distanceKm: expect.any(Number) } })
  const cropId = await orders.crop(seller.token)
  expect(await ofOthers()).toEqual({ mode: 'radius', hasDistance: true })
  const url = `/api/crop/update-crop/${cropId}`
  await app.call('PATCH', url, { token: seller.token, body: { isArchived: true } })
  expect(await ofOthers()).toEqual({ mode: 'agreed', hasDistance: false })
  const equipment = {
    name: 'Combine harvester',
    category: 'Harvester',
    pricePerDay: 4500,
    contactNumber: '+91 98765 43210',
    availableFrom: '2026-01-01',
    availableTo: '2099-12-31',
    images: [await uploadPicture(app, seller.token)],
  }
  await app.call('POST', '/api/equipment/add-equipment', { token: seller.token, body: equipment })
  expect(await ofOthers()).toEqual({ mode: 'radius', hasDistance: true })
})

test('terms that need distances ask for a PIN code that is known, and other terms do not', async () => {
  const refused = await calls.setTerms(seller.token, { crops: radius })
  expect([refused.status, refused.body.code]).toEqual([409, 'delivery.no_pin'])
  expect((await mine()).crops.mode).toBe('agreed')
  const byPin = { mode: 'pins', pinPrefixes: ['411', '4121'], flatFee: 60 }
  expect((await calls.setTerms(seller.token, { crops: byPin })).status).toBe(200)
  const perKm = await calls.setTerms(seller.token, { crops: { ...byPin, perKmFee: 1 } })
  expect(perKm.body.code).toBe('delivery.no_pin')
  await calls.moveTo(seller.token, '411 001')
  expect((await calls.setTerms(seller.token, { crops: radius })).body.data).toMatchObject({
    crops: { ...radius, per100KgFee: 0 },
    from: { pin: pins.pune, place: { district: 'Pune', state: 'Maharashtra' } },
    hasPoint: true,
  })
})

test('a district reaches its PIN codes, and no others', async () => {
  const districts = [{ state: 'Maharashtra', district: 'Pune' }]
  await calls.setTerms(seller.token, { crops: { mode: 'districts', districts, flatFee: 70 } })
  const lines = [{ cropId: await orders.crop(seller.token), quantity: 1 }]
  const [inside, beyond] = [
    await calls.check(lines, pins.puneCamp),
    await calls.check(lines, pins.nashik),
  ]
  expect(inside.parts[0].delivery).toMatchObject({ outcome: 'priced', fee: 70 })
  expect(beyond.parts[0].delivery).toMatchObject({ outcome: 'beyond', fee: null })
})

test('districts of terms have their Hindi names, and terms that were read can be sent back', async () => {
  await orders.crop(seller.token)
  const districts = [{ state: 'Maharashtra', district: 'Pune' }]
  await calls.setTerms(seller.token, { crops: { mode: 'districts', districts } })
  const named = [{ ...districts[0], districtHindi: 'पुणे' }]
  const { crops } = await calls.termsOf(seller.id)
  expect(crops.districts).toEqual(named)
  const again = await calls.setTerms(seller.token, { crops: { ...crops, flatFee: 70 } })
  expect(again.body.data.crops).toMatchObject({ flatFee: 70, districts: named })
})

test('six digits of a profile abroad are no PIN code', async () => {
  const address = { zip: pins.pune, country: 'China' }
  const body = { address }
  await app.call('PATCH', '/api/user/update-user', { token: seller.token, body })
  expect(await mine()).toMatchObject({ from: null, hasPoint: false })
  const refused = await calls.setTerms(seller.token, { crops: radius })
  expect(refused.body.code).toBe('delivery.no_pin')
})

test('crops and machines are changed one without the other, and everybody sees the distance', async () => {
  await orders.crop(seller.token)
  await calls.moveTo(seller.token, pins.pune)
  await calls.setTerms(seller.token, { crops: radius })
  await calls.setTerms(seller.token, { equipment: { mode: 'radius', radiusKm: 20, perKmFee: 10 } })
  const near = await calls.termsOf(seller.id, pins.puneCamp)
  expect(near).toMatchObject({
    crops: { radiusKm: 50 },
    equipment: { radiusKm: 20 },
    to: { pin: pins.puneCamp, place: { district: 'Pune' } },
  })
  expect(near.to.distanceKm).toBeLessThan(15)
  const far = await calls.termsOf(seller.id, pins.nashik)
  expect(far.to.distanceKm).toBeGreaterThan(140)
  expect(far.to.distanceKm).toBeLessThan(190)
  const nowhere = await calls.termsOf(seller.id, pins.unknown)
  expect(nowhere.to).toEqual({ pin: pins.unknown, place: null, distanceKm: null })
})

test.each([
  [{ crops: { mode: 'radius' } }, 'crops.radiusKm', 'Say how many kilometres you deliver'],
  [
    { crops: { mode: 'radius', radiusKm: 0 } },
    'crops.radiusKm',
    'Kilometres must be a whole number from 1 to 4000',
  ],
  [
    { crops: { mode: 'radius', radiusKm: 10_000 } },
    'crops.radiusKm',
    'Kilometres must be a whole number from 1 to 4000',
  ],
  [{ crops: { mode: 'districts' } }, 'crops.districts', 'Choose at least one district'],
  [
    { crops: { mode: 'pins', pinPrefixes: ['4'] } },
    'crops.pinPrefixes.0',
    'Enter the first two to six digits of PIN codes, such as 411',
  ],
  [
    { crops: { mode: 'pins', pinPrefixes: ['411', '99'] } },
    'crops.pinPrefixes.1',
    'No PIN code begins with 99. Please check it.',
  ],
  [
    { crops: { mode: 'pins', pinPrefixes: ['41'], flatFee: 1_000_000_000 } },
    'crops.flatFee',
    'Fixed charge cannot exceed 100000',
  ],
  [
    { crops: { mode: 'pins', pinPrefixes: ['41'], flatFee: -1 } },
    'crops.flatFee',
    'Fixed charge must be at least 0',
  ],
  [
    { crops: { mode: 'pins', pinPrefixes: ['41'], perKmFee: 0.005 } },
    'crops.perKmFee',
    'An amount can have two decimals, for paise',
  ],
  [
    {
      crops: {
        mode: 'districts',
        districts: [
          { state: 'Maharashtra', district: 'Pune' },
          { state: 'Bihar', district: 'Pune' },
        ],
      },
    },
    'crops.districts.1',
    'We do not know this district. Choose one of the suggested names.',
  ],
  [
    { equipment: { mode: 'radius' } },
    'equipment.radiusKm',
    'Say how many kilometres the machine travels',
  ],
])('%j is refused at its field', async (body, path, message) => {
  await calls.moveTo(seller.token, pins.pune)
  const answer = await calls.setTerms(seller.token, body)
  expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid'])
  expect(answer.body.issues).toMatchObject([{ path, message }])
})

test('the cart computes each seller’s delivery, for a visitor by the given PIN and for a member by the profile', async () => {
  await calls.moveTo(seller.token, pins.pune)
  await calls.setTerms(seller.token, { crops: { ...radius, per100KgFee: 50, leastOrder: 40 } })
  const other = await orders.person('Meena')
  const [wheat, onions] = [
    await orders.crop(seller.token, { name: 'Wheat', quantity: 1000 }),
    await orders.crop(other.token, { name: 'Onion' }),
  ]
  const lines = [
    { cropId: wheat, quantity: 200 },
    { cropId: onions, quantity: 1 },
  ]
  const cart = await calls.check(lines, pins.puneCamp)
  const km = cart.parts[0].delivery.distanceKm
  expect(cart.deliverTo).toMatchObject({ pin: pins.puneCamp, place: { district: 'Pune' } })
  expect(cart.parts).toMatchObject([
    { total: 4000, delivery: { outcome: 'priced', fee: 100 + 8.5 * km + 100, missing: 0 } },
    { total: 20, delivery: { outcome: 'agreed', fee: null } },
  ])
  // The totals are those of the goods.
  expect(cart.total).toBe(4020)
  const far = await calls.check(lines, pins.nashik)
  expect(far.parts[0].delivery).toMatchObject({ outcome: 'beyond', fee: null, radiusKm: 50 })
  const few = await calls.check([{ cropId: wheat, quantity: 1 }], pins.puneCamp)
  expect(few.parts[0].delivery).toMatchObject({ outcome: 'below-least', missing: 20 })
  const nowhere = await calls.check(lines, '')
  expect([nowhere.deliverTo, nowhere.parts[0].delivery.outcome]).toEqual([null, 'no-pin'])

  const buyer = await orders.person('Asha')
  await calls.moveTo(buyer.token, pins.puneCamp)
  await orders.post('/basket/put-line', buyer.token, { cropId: wheat, quantity: 200 })
  const own = await app.call('GET', '/api/basket/get-basket', { token: buyer.token })
  expect(own.body.data.parts[0].delivery.fee).toBe(200 + 8.5 * km)
  const elsewhere = await app.call('GET', `/api/basket/get-basket?pin=${pins.nashik}`, {
    token: buyer.token,
  })
  expect(elsewhere.body.data.parts[0].delivery.outcome).toBe('beyond')
})

test('a listing says how its seller delivers, without the kilometres of terms that use none', async () => {
  const cropId = await orders.crop(seller.token)
  const listed = async () =>
    (await app.call('GET', `/api/crop/get-crop/${cropId}`)).body.data.delivery
  expect(await listed()).toBeNull()
  await calls.moveTo(seller.token, pins.pune)
  await calls.setTerms(seller.token, { crops: radius })
  expect(await listed()).toEqual({ mode: 'radius', radiusKm: 50 })
  await calls.setTerms(seller.token, { crops: { mode: 'pickup', radiusKm: 50 } })
  expect(await listed()).toEqual({ mode: 'pickup', radiusKm: null })
})
