import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderCalls } from '#server/testing/people/orders.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
beforeAll(async () => {
  app = await createTestApp()
  calls = orderCalls(app)
})
afterAll(() => app.close())

async function trade(count = 1) {
  const [seller, buyer] = await Promise.all([calls.person('Bina'), calls.person('Asha')])
  const cropId = await calls.crop(seller.token)
  const orders: { _id: string; number: string }[] = []
  for (let made = 0; made < count; made++) {
    const { body } = await calls.place(buyer.token, [{ cropId, quantity: 1 }])
    orders.push(body.data.orders[0])
  }
  return { seller, buyer, cropId, orders, ids: orders.map(({ _id }) => _id) }
}
const setReference = (token: string, orderId: string | undefined, externalId: string | null) =>
  app.call('POST', `/api/order/set-reference/${orderId}`, { token, body: { externalId } })
const find = (token: string, query: string) =>
  app.call('GET', `/api/order/find-order?${query}`, { token })

test('buyer and seller each have their own reference of an order, and read only theirs', async () => {
  const { seller, buyer, orders, ids } = await trade()
  const [id] = ids
  expect((await setReference(seller.token, id, 'INV-7')).body.data.externalId).toBe('INV-7')
  expect((await setReference(buyer.token, id, 'PO 12')).body.data.externalId).toBe('PO 12')
  expect((await find(seller.token, 'externalId=INV-7')).body.data._id).toBe(id)
  expect((await find(buyer.token, 'externalId=INV-7')).status).toBe(404)
  expect(
    (await find(buyer.token, `number=${orders[0]?.number.toLowerCase()}`)).body.data,
  ).toMatchObject({
    ...{ _id: id, externalId: 'PO 12', role: 'buyer' },
  })
  const sold = await app.call('GET', '/api/order/seller-orders', { token: seller.token })
  expect(sold.body.data.orders[0].externalId).toBe('INV-7')
})

test('a reference is of one order, also when two are given it at the same moment', async () => {
  const { buyer, ids } = await trade(2)
  const answers = await Promise.all(ids.map((id) => setReference(buyer.token, id, 'PO 1')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({
    ...{ code: 'order.external_id_taken', issues: [{ path: 'externalId' }] },
  })
  const winner = ids[answers.findIndex(({ status }) => status === 200)]
  // The same again changes nothing; another replaces it; null removes it.
  expect((await setReference(buyer.token, winner, 'PO 1')).status).toBe(200)
  expect((await setReference(buyer.token, winner, 'PO 2')).status).toBe(200)
  expect((await find(buyer.token, 'externalId=PO%201')).status).toBe(404)
  expect((await setReference(buyer.token, winner, null)).body.data.externalId).toBeNull()
  expect((await find(buyer.token, 'externalId=PO%202')).status).toBe(404)
})

test('orders of other people have no reference and are not found', async () => {
  const { orders, ids } = await trade()
  const { token } = await calls.person('Meena')
  for (const orderId of [ids[0], 'abc', '00000000-0000-4000-8000-000000000000']) {
    expect((await setReference(token, orderId, 'X')).body.code).toBe('order.not_found')
  }
  expect((await find(token, `number=${orders[0]?.number}`)).body.code).toBe('order.not_found')
  for (const query of ['', 'number=KH-1&externalId=2', 'externalId=']) {
    expect((await find(token, query)).status).toBe(400)
  }
})

test('own listings are looked up by their reference', async () => {
  const { token } = await calls.person('Bina')
  const wanted = await calls.crop(token, { externalId: 'ART-1' })
  await calls.crop(token, { externalId: 'ART-2' })
  const look = async (query: string) =>
    (await app.call('GET', `/api/crop/my-crops?${query}`, { token })).body.data
  expect(await look('externalId=ART-1')).toMatchObject({ total: 1, crops: [{ _id: wanted }] })
  expect(await look('externalId=ART-3')).toMatchObject({ total: 0, crops: [] })
})
