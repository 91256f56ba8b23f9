import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
beforeAll(async () => {
  app = await createTestApp()
  calls = orderCalls(app)
})
afterAll(() => app.close())

const factsOf = async (id: string) => {
  const { status, body } = await app.call('GET', `/api/order/seller-facts/${id}`)
  expect(status).toBe(200)
  return body.data
}

test('a seller’s buyers count once each, and how fast they answer shows from five orders on', async () => {
  const seller = await calls.person('Ramesh')
  const cropId = await calls.crop(seller.token, { quantity: 100 })
  expect(await factsOf(seller.id)).toEqual({ buyers: 0, answersWithinHours: null })
  const buyers = [await calls.person('Asha'), await calls.person('Bina')]
  const ids: string[] = []
  for (let index = 0; index < 5; index++) {
    const { token } = buyers[index % 2] ?? seller
    const { body } = await calls.place(token, [{ cropId, quantity: 1 }])
    ids.push(body.data.orders[0]._id)
  }
  const step = (id: string, to: string) => calls.change(seller.token, id, to, 'Rain')
  for (const id of ids.slice(0, 3)) {
    for (const to of ['accepted', 'dispatched', 'delivered']) await step(id, to)
  }
  await step(ids[3] ?? '', 'declined')
  // Four answers are too few; a cancelled order was not answered at all.
  expect(await factsOf(seller.id)).toEqual({ buyers: 2, answersWithinHours: null })
  await step(ids[4] ?? '', 'accepted')
  expect(await factsOf(seller.id)).toEqual({ buyers: 2, answersWithinHours: 1 })
  await execute(
    app.services.db,
    sql`update orders set created_at = created_at - interval '150 minutes' where id = any(${ids.slice(0, 3)}::uuid[])`,
  )
  expect(await factsOf(seller.id)).toEqual({ buyers: 2, answersWithinHours: 3 })
  expect(await factsOf('nobody')).toEqual({ buyers: 0, answersWithinHours: null })
})
