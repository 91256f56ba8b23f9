import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliveryCalls, pins } from '#server/testing/people/deliveries.ts'
import { home, orderCalls } from '#server/testing/people/orders.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
let deliveries: ReturnType<typeof deliveryCalls>
let seller: { token: string; id: string }
let buyer: { token: string; id: string }
let cropId: string
let fee: number
let km: number
const terms = { mode: 'radius', radiusKm: 50, flatFee: 100, perKmFee: 8, per100KgFee: 50 }
const address = { ...home, zip: pins.puneCamp }

beforeAll(async () => {
  app = await createTestApp()
  calls = orderCalls(app)
  deliveries = deliveryCalls(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  seller = await calls.person('Ramesh')
  buyer = await calls.person('Asha')
  await deliveries.moveTo(seller.token, pins.pune)
  await deliveries.setTerms(seller.token, { crops: terms })
  cropId = await calls.crop(seller.token, { quantity: 10_000 })
  km = (await deliveries.termsOf(seller.id, pins.puneCamp)).to.distanceKm
  fee = 100 + 8 * km + 250
})

const lines = () => [{ cropId, quantity: 500 }]
const choice = (changes: object = {}) => ({
  delivery: 'delivery',
  address,
  deliveries: [{ sellerId: seller.id, delivery: 'delivery', fee }],
  ...changes,
})
const place = (changes: object = {}, headers = {}) =>
  calls.place(buyer.token, lines(), choice(changes), headers)

test('an order freezes the fee and what it was computed from, and the total has it', async () => {
  const { status, body } = await place()
  expect(status).toBe(200)
  const [order] = body.data.orders
  const deliveryTerms = {
    mode: 'radius',
    distanceKm: km,
    fromPin: pins.pune,
    toPin: pins.puneCamp,
  }
  expect(order).toMatchObject({ total: 10_000 + fee, deliveryFee: fee, deliveryTerms })
  await deliveries.setTerms(seller.token, { crops: { ...terms, flatFee: 900 } })
  await deliveries.moveTo(seller.token, pins.nashik)
  const later = (await calls.get(buyer.token, order._id)).body.data
  expect(later).toMatchObject({ total: 10_000 + fee, deliveryFee: fee, deliveryTerms })
  const [notification] = await calls.notices(seller.token)
  expect(notification).toMatchObject({ total: 10_000 + fee, deliveryFee: fee })
  const csv = await app.server.inject({
    url: '/api/order/export-orders',
    headers: { authorization: `Bearer ${seller.token}` },
  })
  expect(csv.body).toContain(`,${(10_000 + fee).toFixed(2)},`)
  expect(csv.body.trimEnd().endsWith(`,${fee.toFixed(2)},${km}`)).toBe(true)
})

test('a fee that differs from what the buyer saw is 409 like a price, also for callers who name none', async () => {
  await deliveries.setTerms(seller.token, { crops: { ...terms, flatFee: 150 } })
  const changed = await place()
  expect([changed.status, changed.body.code]).toEqual([409, 'order.delivery_changed'])
  const message = `Delivery to ${pins.puneCamp} now costs ₹${fee + 50}.`
  expect(changed.body.issues).toMatchObject([{ path: 'deliveries.0.fee', message }])
  const unseen = await place({ deliveries: undefined })
  expect(unseen.body).toMatchObject({
    code: 'order.delivery_changed',
    issues: [{ path: 'delivery' }],
  })
  const cheaper = await place({
    deliveries: [{ sellerId: seller.id, delivery: 'delivery', fee: 0 }],
  })
  expect(cheaper.body.code).toBe('order.delivery_changed')
  expect(await calls.stock(cropId)).toBe(10_000)
})

test('a place that the seller does not reach is refused, and pick-up stays', async () => {
  const far = { address: { ...address, zip: pins.nashik } }
  const refused = await place(far)
  expect([refused.status, refused.body.code]).toEqual([409, 'order.no_delivery'])
  expect(refused.body.message).toBe(
    `This seller does not deliver to ${pins.nashik}. Please choose pick-up.`,
  )
  const wrong = await place({ address: { ...address, zip: pins.unknown } })
  const message = `We could not find the PIN code ${pins.unknown}. Please check it.`
  expect(wrong.body).toMatchObject({ message, issues: [{ path: 'address.zip', message }] })
  const pickup = await place({
    ...far,
    deliveries: [{ sellerId: seller.id, delivery: 'pickup' }],
  })
  expect(pickup.body.data.orders).toMatchObject([
    { delivery: 'pickup', total: 10_000, deliveryFee: null, deliveryTerms: null, address: null },
  ])
})

test('the smallest order and free delivery follow the value of the goods', async () => {
  const crops = { ...terms, leastOrder: 5000, freeAbove: 10_000 }
  await deliveries.setTerms(seller.token, { crops })
  const few = await calls.place(buyer.token, [{ cropId, quantity: 100 }], choice())
  expect(few.body.message).toBe(
    'This seller delivers orders of ₹5000 or more. Add ₹3000 more or choose pick-up.',
  )
  const free = await place({ deliveries: [{ sellerId: seller.id, delivery: 'delivery', fee: 0 }] })
  expect(free.body.data.orders).toMatchObject([{ total: 10_000, deliveryFee: 0 }])
})

test('a smallest order above the whole stock: no delivery can be ordered, and pick-up can', async () => {
  const small = await calls.crop(seller.token, { quantity: 10 })
  await deliveries.setTerms(seller.token, { crops: { ...terms, leastOrder: 5000 } })
  const all = [{ cropId: small, quantity: 10 }]
  const refused = await calls.place(buyer.token, all, choice())
  expect(refused.status).toBe(409)
  expect(refused.body.message).toMatch(/orders of ₹5000 or more\. Add ₹4800 more or choose pick-up/)
  const beyondStock = await calls.place(buyer.token, [{ cropId: small, quantity: 250 }], choice())
  expect(beyondStock.status).toBe(409)
  expect(await calls.stock(small)).toBe(10)
  const { body } = await calls.place(buyer.token, all, { delivery: 'pickup' })
  expect(body.data.orders).toMatchObject([{ delivery: 'pickup', total: 200, deliveryFee: null }])
  expect(await calls.stock(small)).toBe(0)
})

test('callers that know no deliveries order as before from sellers who have set nothing', async () => {
  const other = await calls.person('Meena')
  const onions = await calls.crop(other.token)
  const { body } = await calls.place(buyer.token, [{ cropId: onions, quantity: 2 }], {
    delivery: 'delivery',
    address: { ...home, zip: pins.unknown },
  })
  expect(body.data.orders).toMatchObject([
    { delivery: 'delivery', total: 40, deliveryFee: null, deliveryTerms: { mode: 'agreed' } },
  ])
})

test('a PIN code that no post office has is refused at its field, also by sellers who have set nothing', async () => {
  const other = await calls.person('Meena')
  const onions = await calls.crop(other.token)
  const refused = await calls.place(buyer.token, [{ cropId: onions, quantity: 2 }], {
    delivery: 'delivery',
    address: { ...home, zip: pins.unknown },
    deliveries: [{ sellerId: other.id, delivery: 'delivery', fee: null }],
  })
  const message = `We could not find the PIN code ${pins.unknown}. Please check it.`
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'order.no_delivery', issues: [{ path: 'address.zip', message }] },
  ])
})

test('each seller of a checkout has a choice of their own, and only deliveries carry the address', async () => {
  const other = await calls.person('Meena')
  const onions = await calls.crop(other.token)
  const both = [...lines(), { cropId: onions, quantity: 1 }]
  const chosen = {
    delivery: 'pickup',
    address,
    deliveries: [{ sellerId: seller.id.toUpperCase(), delivery: 'delivery', fee }],
  }
  const { body } = await calls.place(buyer.token, both, chosen)
  expect(body.data.orders).toMatchObject([
    { delivery: 'delivery', deliveryFee: fee, address: { zip: pins.puneCamp } },
    { delivery: 'pickup', deliveryFee: null, address: null },
  ])
  const noAddress = await calls.place(buyer.token, both, { ...chosen, address: null })
  expect(noAddress.body).toMatchObject({ code: 'input.invalid', issues: [{ path: 'address' }] })
})

test('goods by the piece: a fee by weight is agreed with the seller, and null is what the buyer saw', async () => {
  cropId = await calls.crop(seller.token, { unit: 'piece', quantity: 1000 })
  const agreed = { deliveries: [{ sellerId: seller.id, delivery: 'delivery', fee: null }] }
  expect((await place(agreed)).body.data.orders).toMatchObject([
    { total: 10_000, deliveryFee: null, deliveryTerms: { mode: 'radius', distanceKm: km } },
  ])
})

test('a repeat with the same key is the same order, and another choice of delivery is another checkout', async () => {
  const key = { 'idempotency-key': 'delivered-once' }
  const [first, again] = [await place({}, key), await place({}, key)]
  expect(again.body.data.orders[0]._id).toBe(first.body.data.orders[0]._id)
  const other = await place({ deliveries: [{ sellerId: seller.id, delivery: 'pickup' }] }, key)
  expect([other.status, other.body.code]).toEqual([422, 'idempotency.mismatch'])
})

test('of checkouts while terms change and right after, those that are placed have the fee that their buyer saw, and some are placed', async () => {
  const buyers = await Promise.all([1, 2, 3, 4].map(() => calls.person('B')))
  const edits = [150, 100, 150, 100].map((flatFee) =>
    deliveries.setTerms(seller.token, { crops: { ...terms, flatFee } }),
  )
  const checkOut = async (i: number) => {
    const seen = fee + (i % 2 ? 50 : 0)
    const chosen = [{ sellerId: seller.id, delivery: 'delivery', fee: seen }]
    const token = buyers[i % 4]?.token ?? ''
    const { status, body } = await calls.place(token, lines(), choice({ deliveries: chosen }))
    return { seen, status, body }
  }
  const meanwhile = await Promise.all(Array.from({ length: 12 }, (_, i) => checkOut(i)))
  await Promise.all(edits)
  // Each may have met a change between its look at the terms and its writing.
  const answers = [...meanwhile, await checkOut(0), await checkOut(1)]
  expect(answers.map(({ status }) => status)).toContain(200)
  for (const { seen, status, body } of answers) {
    if (status === 200) expect(body.data.orders[0].deliveryFee).toBe(seen)
    else
      expect(['order.delivery_changed', 'order.busy', 'order.too_many_with_seller']).toContain(
        body.code,
      )
  }
})

test('the seller of an order that was never accepted no longer sees where it was to go', async () => {
  const order = (await place()).body.data.orders[0]
  await calls.change(seller.token, order._id, 'declined', 'Sold at the mandi')
  const { data } = (await calls.get(seller.token, order._id)).body
  expect([data.address, data.deliveryTerms.toPin]).toEqual([null, null])
})

test('a seller is named once among the choices of delivery', async () => {
  const both = ['pickup', 'delivery'].map((delivery) => ({ sellerId: seller.id, delivery, fee }))
  const { status, body } = await place({ deliveries: both })
  expect([status, body.issues[0].path]).toEqual([400, 'deliveries'])
})
