import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { home, orderCalls } from '#server/testing/people/orders.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
let seller: { token: string; phone: string; id: string }
let buyer: { token: string; phone: string; id: string }
beforeAll(async () => {
  app = await createTestApp()
  calls = orderCalls(app)
  seller = await calls.person('Ramesh')
})
afterAll(() => app.close())
beforeEach(async () => {
  buyer = await calls.person('Asha')
})

const countOrders = async () => {
  const { body } = await app.call('GET', '/api/order/my-orders', { token: buyer.token })
  return body.data.total
}

test('a placed order records the current terms, takes the stock and notifies the seller', async () => {
  const cropId = await calls.crop(seller.token, { quantity: 5.5, price: 19.99 })
  const lines = [
    { cropId, quantity: 2, price: 19.99 },
    { cropId: cropId.toUpperCase(), quantity: 1 },
  ]
  const delivery = { delivery: 'delivery', address: home, note: '<b>Ring twice</b>\ud800' }
  const { status, body } = await calls.place(buyer.token, lines, delivery)
  expect(status).toBe(200)
  const [order] = body.data.orders
  expect(order).toMatchObject({
    number: expect.stringMatching(/^KH-[2-9A-Z]{8}$/),
    role: 'buyer',
    status: 'placed',
    delivery: 'delivery',
    payBy: 'cash',
    lines: [{ cropId, name: 'Tomato', image: null, unit: 'kg', price: 19.99, quantity: 3 }],
    total: 59.97,
    otherName: 'Ramesh',
    isPaymentClaimed: false,
    paidAt: null,
    buyer: { name: 'Asha', phone: buyer.phone },
    seller: { name: 'Ramesh', phone: null },
    address: home,
    note: '<b>Ring twice</b>\ufffd',
    payee: null,
    events: [{ status: 'placed', by: 'buyer', reason: '' }],
    changes: ['cancelled'],
    canGiveReference: false,
    canReview: false,
  })
  expect(Date.parse(order.expiresAt) - Date.parse(order.createdAt)).toBe(24 * 60 * 60 * 1000)
  expect(await calls.stock(cropId)).toBe(2.5)
  const notifications = await calls.notices(seller.token)
  expect(notifications[0]).toEqual({
    kind: 'order',
    orderId: order._id,
    number: order.number,
    change: 'placed',
    to: 'seller',
    by: 'Asha',
    item: 'Tomato',
    more: 0,
    total: 59.97,
    delivery: 'delivery',
  })
  const seen = (await calls.get(seller.token, order._id)).body.data
  expect(seen).toMatchObject({
    role: 'seller',
    otherName: 'Asha',
    buyer: { phone: buyer.phone },
    address: home,
    changes: ['accepted', 'declined'],
  })
})

test('a cart of several sellers becomes one order per seller and is removed from the stored cart', async () => {
  const other = await calls.person('Meena')
  const [first, second, third] = [
    await calls.crop(seller.token),
    await calls.crop(other.token, { name: 'Onion' }),
    await calls.crop(seller.token, { name: 'Wheat', price: 7 }),
  ]
  for (const cropId of [first, second, third]) {
    await calls.post('/basket/put-line', buyer.token, { cropId, quantity: 1 })
  }
  const { body } = await calls.place(buyer.token, [
    { cropId: first, quantity: 2 },
    { cropId: second, quantity: 3 },
  ])
  expect(body.data.orders).toMatchObject([
    { otherName: 'Ramesh', total: 40 },
    { otherName: 'Meena', total: 60 },
  ])
  const cart = await app.call('GET', '/api/basket/get-basket', { token: buyer.token })
  expect(cart.body.data.parts).toMatchObject([{ lines: [{ cropId: third }] }])
})

test('one unavailable line rejects the whole checkout, and every problem is reported', async () => {
  const [good, scarce, gone, old, dear] = [
    await calls.crop(seller.token),
    await calls.crop(seller.token, { name: 'Onion', quantity: 1.5 }),
    await calls.crop(seller.token, { isArchived: true }),
    await calls.crop(seller.token, { name: 'Peas', expiryDate: '2026-01-02' }),
    await calls.crop(seller.token, { name: 'Saffron', price: 25 }),
  ]
  const own = await calls.crop(buyer.token)
  const lines = [good, scarce, gone, old, own, dear].map((cropId) => ({ cropId, quantity: 2 }))
  const priced = lines.map((line) => ({ ...line, price: 20 }))
  const { status, body } = await calls.place(buyer.token, priced)
  expect([status, body.code]).toEqual([409, 'order.not_available'])
  const first = { template: 'Only {{stock}} {{unit}} of {{name}} are left.' }
  const values = { stock: 1, unit: 'kg', name: 'Onion' }
  expect(body).toMatchObject({ message: 'Only 1 kg of Onion are left.', ...first, values })
  expect(body.issues).toMatchObject([
    { path: 'lines.1.quantity', message: 'Only 1 kg of Onion are left.', ...first, values },
    { path: 'lines.2.cropId', message: 'This crop is no longer here.' },
    { path: 'lines.3.quantity', message: 'Peas has passed its expiry date.' },
    { path: 'lines.4.cropId', message: 'You cannot buy your own crop.' },
    { path: 'lines.5.price', message: 'The price of Saffron is now ₹25 per kg.' },
  ])
  expect([await calls.stock(good), await countOrders()]).toEqual([10, 0])
})

test('a price that differs from what the buyer saw rejects the order, and so does an empty field', async () => {
  const cropId = await calls.crop(seller.token)
  const dearer = await calls.place(buyer.token, [{ cropId, quantity: 1, price: 19 }])
  expect([dearer.status, dearer.body.code]).toEqual([409, 'order.price_changed'])
  expect(dearer.body.message).toBe('The price of Tomato is now ₹20 per kg.')
  const noAddress = await calls.place(buyer.token, [{ cropId, quantity: 1 }], {
    delivery: 'delivery',
  })
  expect(noAddress.body.message).toBe('Please enter the address to deliver to')
  const soldOut = await calls.crop(seller.token, { quantity: 1 })
  await calls.place(buyer.token, [{ cropId: soldOut, quantity: 1 }])
  const late = await calls.place(buyer.token, [{ cropId: soldOut, quantity: 1 }])
  expect(late.body.message).toBe('Tomato is sold out.')
  expect(await calls.stock(cropId)).toBe(10)
})

test.each([0, -1, 1.5, 1e9, '2', null, Number.MAX_SAFE_INTEGER])(
  'a quantity of %j is rejected with a message, and nothing changes',
  async (quantity) => {
    const cropId = await calls.crop(seller.token)
    const { status, body } = await calls.place(buyer.token, [{ cropId, quantity }])
    expect([status, body.code]).toEqual([400, 'input.invalid'])
    expect(body.message).toMatch(/^Quantity (must be a whole number from 1|is too high)$/)
    expect(await calls.stock(cropId)).toBe(10)
  },
)

test('a note has at most 500 characters', async () => {
  const lines = [{ cropId: await calls.crop(seller.token), quantity: 1 }]
  const { status, body } = await calls.place(buyer.token, lines, { note: 'x'.repeat(501) })
  expect([status, body.message]).toEqual([400, 'Note cannot exceed 500 characters'])
  expect((await calls.place(buyer.token, lines, { note: 'x'.repeat(500) })).status).toBe(200)
})

test('payment by UPI requires that every seller has a UPI id', async () => {
  const cashOnly = await calls.person('Kamla', '')
  const lines = [
    { cropId: await calls.crop(seller.token), quantity: 1 },
    { cropId: await calls.crop(cashOnly.token), quantity: 1 },
  ]
  const { status, body } = await calls.place(buyer.token, lines, { payBy: 'upi' })
  expect([status, body.code]).toEqual([409, 'order.no_upi'])
  expect(body.message).toBe('The seller takes cash only. Please choose cash on delivery.')
  expect((await calls.place(buyer.token, lines.slice(0, 1), { payBy: 'upi' })).status).toBe(200)
})

test('a total that is too large is rejected, and so are visitors', async () => {
  const cropId = await calls.crop(seller.token, { price: 10_000_000, quantity: 10_000_000 })
  const { status, body } = await calls.place(buyer.token, [{ cropId, quantity: 10_000_000 }])
  expect([status, body.code]).toEqual([400, 'order.too_large'])
  expect((await calls.place('', [{ cropId, quantity: 1 }])).status).toBe(401)
})

test('of many simultaneous buyers of the last units, exactly as many succeed as there are units', async () => {
  const [cropId, other] = [
    await calls.crop(seller.token, { quantity: 7 }),
    await calls.crop(seller.token),
  ]
  const buyers = await Promise.all(Array.from({ length: 4 }, () => calls.person('B')))
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, i) => {
      const lines = [
        { cropId, quantity: 1 },
        { cropId: other, quantity: 1 },
      ]
      // Lines in both orders: locking the crops in the order of the lines would deadlock.
      return calls.place(buyers[i % 4]?.token ?? '', i % 2 ? lines : lines.toReversed())
    }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  expect([await calls.stock(cropId), await calls.stock(other)]).toEqual([0, 3])
})

test('a repeat with the same Idempotency-Key returns the same order, even concurrently', async () => {
  const cropId = await calls.crop(seller.token, { quantity: 1 })
  const query = [{ cropId, quantity: 1 }]
  const key = { 'idempotency-key': 'one-tap' }
  const answers = await Promise.all([1, 2, 3].map(() => calls.place(buyer.token, query, {}, key)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const again = await calls.place(buyer.token, query, {}, key)
  expect(again.headers['idempotent-replayed']).toBe('true')
  const ids = [...answers, again].map(({ body }) => body.data.orders[0]._id)
  expect(new Set(ids).size).toBe(1)
  expect(await countOrders()).toBe(1)
  const other = await calls.place(buyer.token, query, { note: 'Something else' }, key)
  expect([other.status, other.body.code]).toEqual([422, 'idempotency.mismatch'])
  const stranger = await calls.person('Mala')
  const response = await calls.place(stranger.token, query, {}, key)
  expect([response.status, response.body.code]).toEqual([409, 'order.not_available'])
})

test('the key also works over tRPC and returns the orders that were placed over REST', async () => {
  const cropId = await calls.crop(seller.token, { quantity: 1 })
  const input = { lines: [{ cropId, quantity: 1 }], delivery: 'pickup', payBy: 'cash', note: '' }
  const key = { 'idempotency-key': 'two-doors' }
  const rest = await calls.post('/order/place-orders', buyer.token, input, key)
  const response = await app.server.inject({
    method: 'POST',
    url: '/trpc/order.place',
    headers: { ...key, authorization: `Bearer ${buyer.token}` },
    payload: { json: input },
  })
  expect(response.headers['idempotent-replayed']).toBe('true')
  expect(response.json().result.data.json.orders[0]._id).toBe(rest.body.data.orders[0]._id)
})

test('the key of a rejected checkout can be used again, and an invalid key is rejected', async () => {
  const cropId = await calls.crop(seller.token)
  const key = { 'idempotency-key': 'second-thought' }
  expect((await calls.place(buyer.token, [{ cropId, quantity: 11 }], {}, key)).status).toBe(409)
  expect((await calls.place(buyer.token, [{ cropId, quantity: 10 }], {}, key)).status).toBe(200)
  const bad = await calls.place(
    buyer.token,
    [{ cropId, quantity: 1 }],
    {},
    { 'idempotency-key': 'ä' },
  )
  expect([bad.status, bad.body.code]).toEqual([400, 'idempotency.bad_key'])
})
