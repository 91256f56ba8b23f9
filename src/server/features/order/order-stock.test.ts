import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderCalls } from '#server/testing/people/orders.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('stock does not return to a crop whose unit has changed', async () => {
  const calls = orderCalls(app)
  const [seller, buyer] = [await calls.person('Ramesh'), await calls.person('Asha')]
  const [cropId, other] = [await calls.crop(seller.token), await calls.crop(seller.token)]
  const { body } = await calls.place(buyer.token, [
    { cropId, quantity: 4 },
    { cropId: other, quantity: 4 },
  ])
  const change = { token: seller.token, body: { unit: 'ton', quantity: 2, quantityWas: 6 } }
  await app.call('PATCH', `/api/crop/update-crop/${cropId}`, change)
  expect((await calls.change(buyer.token, body.data.orders[0]._id, 'cancelled')).status).toBe(200)
  expect([await calls.stock(cropId), await calls.stock(other)]).toEqual([2, 10])
})
