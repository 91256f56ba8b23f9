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

/** The seller's and the buyer's change of one order of 4 of the 10, at the same moment. */
async function changeTogether(bySeller: string) {
  const calls = orderCalls(app)
  const [seller, buyer] = [await calls.person('Ramesh'), await calls.person('Asha')]
  const cropId = await calls.crop(seller.token)
  const placed = await calls.place(buyer.token, [{ cropId, quantity: 4 }])
  const id = placed.body.data.orders[0]._id
  const answers = await Promise.all([
    calls.change(seller.token, id, bySeller, 'Rain'),
    calls.change(buyer.token, id, 'cancelled'),
  ])
  const order = (await calls.get(buyer.token, id)).body.data
  return {
    answers: answers.map(({ status }) => status),
    history: order.events.map(({ status }: { status: string }) => status),
    stock: await calls.stock(cropId),
  }
}

test('an order that is accepted and cancelled at the same moment is cancelled, accepted before or not at all', async () => {
  const { answers, history, stock } = await changeTogether('accepted')
  const [accepted] = answers
  expect([200, 409]).toContain(accepted)
  expect(answers).toEqual([accepted, 200])
  expect(history).toEqual(
    accepted === 200 ? ['placed', 'accepted', 'cancelled'] : ['placed', 'cancelled'],
  )
  expect(stock).toBe(10)
})

test('an order that is declined and cancelled at the same moment ends in one of the two statuses', async () => {
  const { answers, history, stock } = await changeTogether('declined')
  expect(answers.toSorted()).toEqual([200, 409])
  expect(history).toEqual(['placed', answers[0] === 200 ? 'declined' : 'cancelled'])
  expect(stock).toBe(10)
})
