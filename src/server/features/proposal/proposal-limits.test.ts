import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { proposalCalls } from '#server/testing/people/proposals.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a proposal to accept an order lapses with the order', async () => {
  const orders = orderCalls(app)
  const calls = proposalCalls(app)
  const [seller, buyer] = [await orders.person('Meera'), await orders.person('Ravi')]
  const lines = [{ cropId: await orders.crop(seller.token), quantity: 2 }]
  const placed = await orders.place(buyer.token, lines)
  const { _id: orderId } = placed.body.data.orders[0]
  await execute(
    app.services.db,
    sql`update orders set expires_at = now() + interval '1 hour' where id = ${orderId}`,
  )
  const { expiresAt } = (await orders.get(seller.token, orderId)).body.data
  const made = await calls.propose('accept-order', await calls.keyOf(seller.token), { orderId })
  expect(made.expiresAt).toBe(expiresAt)
})

const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]

test('a repeated proposal is the same one; 20 wait at most, and 100 come a day', async () => {
  const orders = orderCalls(app)
  const calls = proposalCalls(app)
  const [seller, buyer] = [await orders.person('Meera'), await orders.person('Ravi')]
  const cropId = await orders.crop(seller.token)
  const key = await calls.keyOf(buyer.token)
  const order = { cropId, quantity: 4, unit: 'kg', delivery: 'pickup', payBy: 'cash' }
  const propose = (quantity: number) =>
    calls.post('propose-listing', key, { ...newCrop, quantity: quantity + 1 })
  const first = await calls.propose('order', key, order)
  expect((await calls.propose('order', key, order))._id).toBe(first._id)
  const many = await Promise.all(Array.from({ length: 25 }, (_, n) => propose(n)))
  const made = many.filter(({ status }) => status === 200)
  expect(made).toHaveLength(19)
  const refused = many.find(({ status }) => status !== 200)
  expect(refused && codeOf(refused)).toEqual([409, 'proposal.too_many'])
  await calls.decline(buyer.token, first._id)
  expect((await propose(30)).status).toBe(200)
  await execute(
    app.services.db,
    sql`insert into assistant_proposals (id, person_id, kind, input, terms, state, created_at, expires_at,
        decided_at)
      select gen_random_uuid(), person_id, kind, input, terms, 'declined', now(), now(), now()
        from assistant_proposals, generate_series(1, 79) where id = ${first._id}`,
  )
  await calls.decline(buyer.token, (await calls.mine(buyer.token))[0]?._id ?? '')
  const tooMany = await propose(31)
  expect(codeOf(tooMany)).toEqual([429, 'rate.limited'])
  expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0)
})
