import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { insertDeliveredOrder, orderCalls } from '#server/testing/people/orders.ts'
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

/** Delivered orders of one buyer that the seller accepted some hours after they were placed. */
async function insertAnswered(
  people: { buyerId: string; sellerId: string },
  { orders, daysAgo, hours }: { orders: number; daysAgo: number; hours: number },
) {
  await execute(
    app.services.db,
    sql`with placed as (
        insert into orders (id, number, buyer_id, seller_id, status, delivery, pay_by, total, expires_at,
            created_at, updated_at)
          select gen_random_uuid(), gen_random_uuid()::text, ${people.buyerId}::uuid, ${people.sellerId}::uuid,
              'delivered', 'pickup', 'cash', 10, now(), now() - make_interval(days => ${daysAgo}), now()
            from generate_series(1, ${sql.raw(orders)})
          returning id, created_at
      )
      insert into order_events (order_id, status, made_by, created_at)
        select id, 'accepted', 'seller', created_at + make_interval(hours => ${hours}) from placed`,
  )
}

test('only the newest fifty orders say how fast a seller answers', async () => {
  const [seller, buyer] = [await calls.person('Ramesh'), await calls.person('Asha')]
  const people = { buyerId: buyer.id, sellerId: seller.id }
  await insertAnswered(people, { orders: 60, daysAgo: 30, hours: 20 })
  expect((await factsOf(seller.id)).answersWithinHours).toBe(20)
  await insertAnswered(people, { orders: 50, daysAgo: 3, hours: 2 })
  expect((await factsOf(seller.id)).answersWithinHours).toBe(2)
})

test('only the first answer to an order counts', async () => {
  const [seller, buyer] = [await calls.person('Ramesh'), await calls.person('Asha')]
  const people = { buyerId: buyer.id, sellerId: seller.id }
  await insertAnswered(people, { orders: 4, daysAgo: 3, hours: 2 })
  const addAnswers = sql`insert into order_events (order_id, status, made_by, created_at)
    select id, 'declined', 'seller', created_at + interval '10 hours' from orders where seller_id = ${seller.id}`
  await execute(app.services.db, addAnswers)
  expect((await factsOf(seller.id)).answersWithinHours).toBeNull()
  await insertAnswered(people, { orders: 1, daysAgo: 2, hours: 2 })
  expect((await factsOf(seller.id)).answersWithinHours).toBe(2)
})

test('a buyer whose payment the seller contests counts once that is settled', async () => {
  const [seller, buyer] = [await calls.person('Ramesh'), await calls.person('Asha')]
  const id = await insertDeliveredOrder(app.services.db, buyer.id, seller.id)
  const set = (column: 'contested_at' | 'contest_settled_at') =>
    execute(app.services.db, sql`update orders set ${sql.raw(column)} = now() where id = ${id}`)
  expect((await factsOf(seller.id)).buyers).toBe(1)
  await set('contested_at')
  expect((await factsOf(seller.id)).buyers).toBe(0)
  await set('contest_settled_at')
  expect((await factsOf(seller.id)).buyers).toBe(1)
})
