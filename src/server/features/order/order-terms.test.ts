import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderCalls } from '#server/testing/people/orders.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
let seller: Awaited<ReturnType<typeof calls.person>>
let buyer: Awaited<ReturnType<typeof calls.person>>
let cropId: string
beforeAll(async () => {
  app = await createTestApp()
  calls = orderCalls(app)
  seller = await calls.person('Ramesh')
})
afterAll(() => app.close())
beforeEach(async () => {
  buyer = await calls.person('Asha')
  cropId = await calls.crop(seller.token, { name: 'Wheat', unit: 'ton', price: 2000 })
})

const edit = (body: object) =>
  app.call('PATCH', `/api/crop/update-crop/${cropId}`, { token: seller.token, body })
const put = (line: object) => calls.post('/basket/put-line', buyer.token, { cropId, ...line })
const lineOf = ({ body }: { body: { data: { parts: { lines: object[] }[] } } }) =>
  body.data.parts[0]?.lines[0]
const refused = ['order.price_changed', 409]
const outcome = async (line: object) => {
  const { status, body } = await calls.place(buyer.token, [{ cropId, quantity: 5, ...line }])
  return [body.code ?? 'placed', status]
}

test('a changed unit is reported and rejected until the buyer agrees: five tons never become five grams', async () => {
  await put({ quantity: 5, price: 2000, unit: 'ton', name: 'Wheat' })
  await edit({ unit: 'g' })
  const cart = await app.call('GET', '/api/basket/get-basket', { token: buyer.token })
  expect(lineOf(cart)).toMatchObject({ unit: 'g', oldUnit: 'ton', oldPrice: null })
  expect(cart.body.data.isReady).toBe(false)
  // With the unit, and without it like older clients.
  expect(await outcome({ price: 2000, unit: 'ton' })).toEqual(refused)
  expect(await outcome({ price: 2000 })).toEqual(refused)
  expect(await outcome({})).toEqual(refused)
  expect(await calls.stock(cropId)).toBe(10)
  const agreed = await put({ quantity: 5, price: 2000, unit: 'g', name: 'Wheat' })
  expect([lineOf(agreed), agreed.body.data.isReady]).toMatchObject([{ oldUnit: null }, true])
  expect(await outcome({ price: 2000, unit: 'g' })).toEqual(['placed', 200])
})

test('terms that tRPC sends as undefined are those of the stored cart', async () => {
  await put({ quantity: 5, price: 2000, unit: 'ton', name: 'Wheat' })
  await edit({ unit: 'g' })
  const line = { cropId, quantity: 5, price: null, unit: null }
  const answer = await app.call('POST', '/trpc/order.place', {
    token: buyer.token,
    body: {
      json: { lines: [line], delivery: 'pickup', payBy: 'cash', note: '' },
      meta: { values: { 'lines.0.price': ['undefined'], 'lines.0.unit': ['undefined'] } },
    },
  })
  expect([answer.body.error?.json?.data.code, answer.status]).toEqual(refused)
  expect(await calls.stock(cropId)).toBe(10)
})

test('a client that never sends a unit can order as long as nothing has changed', async () => {
  await put({ quantity: 2, price: 2000 })
  expect(await outcome({ price: 2000 })).toEqual(['placed', 200])
  await put({ quantity: 2, price: 2000 })
  await edit({ unit: 'kg' })
  // Changing only the quantity does not accept the new unit.
  expect(lineOf(await put({ quantity: 1 }))).toMatchObject({ oldUnit: 'ton', unit: 'kg' })
  expect(await outcome({ price: 2000 })).toEqual(refused)
})

test('a price without its unit is rejected once the unit has ever changed', async () => {
  expect(await outcome({ price: 2000, quantity: 1 })).toEqual(['placed', 200])
  await edit({ unit: 'g' })
  const { body } = await calls.place(buyer.token, [{ cropId, quantity: 5, price: 2000 }])
  expect(body).toMatchObject({ code: 'order.price_changed', issues: [{ path: 'lines.0.unit' }] })
  expect(await outcome({ price: 2000, unit: 'g', quantity: 1 })).toEqual(['placed', 200])
  // A client that sends no terms accepts the current ones.
  expect(await outcome({ quantity: 1 })).toEqual(['placed', 200])
})

test('a changed name or currency also rejects the order', async () => {
  const line = { price: 2000, unit: 'ton' }
  expect(await outcome({ ...line, currency: 'USD' })).toEqual(refused)
  await edit({ name: 'Wheat straw' })
  const { body } = await calls.place(buyer.token, [{ cropId, quantity: 1, ...line, name: 'Wheat' }])
  expect(body).toMatchObject({
    code: 'order.price_changed',
    issues: [{ path: 'lines.0.name', message: 'Wheat is now called Wheat straw.' }],
  })
  const agreed = { ...line, name: 'Wheat straw', currency: 'INR' }
  expect(await outcome({ ...agreed, quantity: 1 })).toEqual(['placed', 200])
})

test('a visitor’s lines without a unit must be confirmed when they are joined after a change', async () => {
  const other = await calls.crop(seller.token, { name: 'Onion' })
  await edit({ unit: 'g' })
  const lines = [
    { cropId, quantity: 5, price: 2000 },
    { cropId: other, quantity: 1, price: 20 },
  ]
  const visitor = await app.call('POST', '/api/basket/check', { body: { lines } })
  const joined = await calls.post('/basket/join', buyer.token, { lines })
  for (const { body } of [visitor, joined]) {
    expect(body.data.parts[0].lines).toMatchObject([
      { cropId, isUnitUnknown: true },
      { cropId: other, isUnitUnknown: false },
    ])
    expect(body.data.isReady).toBe(false)
  }
  expect(await outcome({})).toEqual(refused)
})

test('of checkouts while a unit changes, those that are placed have the unit that their buyer saw, and some are placed', async () => {
  const stock = 1000
  cropId = await calls.crop(seller.token, { unit: 'ton', price: 2000, quantity: stock })
  let sold = 0
  // A quick database may have changed the unit under every checkout of a round.
  for (let round = 0; round < 10 && sold === 0; round++) {
    const buyers = await Promise.all([1, 2, 3].map(() => calls.person('B')))
    const orders = Array.from({ length: 18 }, (_, i) => {
      const line = { cropId, quantity: 1, price: 2000, unit: i % 2 ? 'ton' : 'g' }
      return calls.place(buyers[i % 3]?.token ?? '', [line])
    })
    const edits = ['g', 'ton', 'g', 'ton', 'g'].map((unit) => edit({ unit }))
    const answers = await Promise.all(orders)
    await Promise.all(edits)
    for (const [i, { status, body }] of answers.entries()) {
      if (status === 200) expect(body.data.orders[0].lines[0].unit).toBe(i % 2 ? 'ton' : 'g')
      else
        expect(['order.price_changed', 'order.busy', 'order.too_many_with_seller']).toContain(
          body.code,
        )
    }
    sold = answers.filter(({ status }) => status === 200).length
  }
  expect(sold).toBeGreaterThan(0)
  expect(await calls.stock(cropId)).toBe(stock - sold)
})
