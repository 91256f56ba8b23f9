import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { orderCalls } from '#server/testing/people/orders.ts'
import { proposalCalls } from '#server/testing/people/proposals.ts'
import { openSecondProcess } from '#server/testing/second-process.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testDatabaseUrl } from '#server/testing/test-database.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('however often it is pressed at once, in two processes too, a proposal is carried out once', async () => {
  const orders = orderCalls(app)
  const calls = proposalCalls(app)
  // The embedded database belongs to one process.
  const second = testDatabaseUrl ? await openSecondProcess(app) : app
  if (second !== app) onTestFinished(() => second.close())
  const [seller, buyer] = [await orders.person('Meera'), await orders.person('Ravi')]
  const press = (token: string, id: string, { server }: Pick<TestApp, 'server'>) =>
    server.inject({
      method: 'POST' as const,
      url: `/api/proposals/confirm/${id}`,
      payload: {},
      headers: { authorization: `Bearer ${token}` },
    })
  const pressOften = async (token: string, id: string) => {
    const presses = Array.from({ length: 8 }, (_, n) => press(token, id, n % 2 ? second : app))
    const answers = await Promise.all(presses)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    const results = answers.map((answer) => answer.json().data.resultId)
    expect(new Set(results).size).toBe(1)
    return results[0] as string
  }
  const [buyersKey, sellersKey] = [await calls.keyOf(buyer.token), await calls.keyOf(seller.token)]

  // The stock is enough for a second order, and then for this one alone.
  for (const quantity of [4, 6]) {
    const cropId = await orders.crop(seller.token)
    const wanted = { cropId, quantity, unit: 'kg', delivery: 'pickup' }
    const { _id } = await calls.propose('order', buyersKey, wanted)
    const orderId = await pressOften(buyer.token, _id)
    expect(await orders.stock(cropId)).toBe(10 - quantity)

    const accepting = await calls.propose('accept-order', sellersKey, { orderId })
    await pressOften(seller.token, accepting._id)
    const { body } = await orders.get(buyer.token, orderId)
    expect(body.data.events.map(({ status }: { status: string }) => status)).toEqual([
      'placed',
      'accepted',
    ])
    const price = await calls.propose('price', sellersKey, { cropId, price: 33 })
    await pressOften(seller.token, price._id)
  }
  const placed = await app.call('GET', '/api/order/my-orders', { token: buyer.token })
  expect(placed.body.data.total).toBe(2)

  const before = await app.call('GET', '/api/crop/my-crops', { token: seller.token })
  const listing = { name: 'Okra', category: 'Vegetables', price: 9, quantity: 5, dispatchTime: 1 }
  const dates = { harvestDate: '2026-01-01', expiryDate: '2099-12-31' }
  const { _id } = await calls.propose('listing', sellersKey, { ...listing, ...dates })
  await pressOften(seller.token, _id)
  const after = await app.call('GET', '/api/crop/my-crops', { token: seller.token })
  expect(after.body.data.total - before.body.data.total).toBe(1)
})

test('a proposal that is confirmed and declined at once is one of the two', async () => {
  const orders = orderCalls(app)
  const calls = proposalCalls(app)
  const [seller, buyer] = [await orders.person('Meera'), await orders.person('Ravi')]
  const cropId = await orders.crop(seller.token, { quantity: 100 })
  const key = await calls.keyOf(buyer.token)
  for (let n = 1; n <= 5; n++) {
    const wanted = { cropId, quantity: n, unit: 'kg', delivery: 'pickup' }
    const { _id } = await calls.propose('order', key, wanted)
    const [confirmed, declined] = await Promise.all([
      calls.confirm(buyer.token, _id),
      calls.decline(buyer.token, _id),
    ])
    expect([confirmed.status, declined.status].toSorted()).toEqual([200, 409])
  }
  const placed = await app.call('GET', '/api/order/my-orders', { token: buyer.token })
  const states = (await calls.mine(buyer.token)).map(({ state }) => state)
  expect(placed.body.data.total).toBe(states.filter((state) => state === 'confirmed').length)
})
