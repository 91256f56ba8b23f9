import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderCalls } from '#server/testing/people/orders.ts'
import { proposalCalls } from '#server/testing/people/proposals.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { maxRowsPerTask, type WaitingView } from '#shared/dashboard/waiting.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('what assistants proposed waits for the person until it is answered', async () => {
  const orders = orderCalls(app)
  const proposals = proposalCalls(app)
  const [seller, buyer] = [await orders.person('Meera'), await orders.person('Ravi')]
  const cropId = await orders.crop(seller.token, { name: 'Red onion', quantity: 100 })
  const key = await proposals.keyOf(buyer.token)
  const waiting = async (token: string): Promise<WaitingView> =>
    (await app.call('GET', '/api/dashboard/waiting', { token })).body.data
  const made = []
  for (let quantity = 1; quantity <= maxRowsPerTask + 1; quantity++) {
    const order = { cropId, quantity, unit: 'kg', delivery: 'pickup' }
    made.push(await proposals.propose('order', key, order))
  }
  const { items, counts } = await waiting(buyer.token)
  expect(items).toHaveLength(maxRowsPerTask)
  expect(counts).toEqual({ 'answer-proposal': maxRowsPerTask + 1 })
  expect(items[0]).toMatchObject({
    task: 'answer-proposal',
    _id: made[0]?._id,
    act: 'order',
    name: 'Red onion',
    otherName: 'My helper',
    until: made[0]?.expiresAt,
  })
  expect((await waiting(seller.token)).items).toEqual([])
  await proposals.confirm(buyer.token, made[0]?._id ?? '')
  for (const { _id } of made.slice(1)) await proposals.decline(buyer.token, _id)
  expect((await waiting(buyer.token)).items).toEqual([])
  expect((await waiting(seller.token)).counts).toEqual({ 'answer-order': 1 })
})
