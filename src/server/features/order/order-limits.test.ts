import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { insertDeliveredOrder, orderCalls } from '#server/testing/people/orders.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { maxCartLines } from '#shared/cart/cart.constants.ts'
import { cancelledPerDay } from './rules/order-limits.policy.ts'

let app: TestApp
/** An app with the default limits. */
let strict: TestApp
let market: ReturnType<typeof orderCalls>
let calls: ReturnType<typeof orderCalls>
let seller: Awaited<ReturnType<typeof calls.person>>
let buyer: Awaited<ReturnType<typeof calls.person>>
beforeAll(async () => {
  app = await createTestApp({ OPEN_ORDERS_PER_BUYER: '6' })
  strict = await createTestApp({
    OPEN_ORDERS_PER_BUYER: undefined,
    OPEN_ORDERS_PER_NEW_BUYER: undefined,
    OPEN_ORDERS_WITH_ONE_SELLER: undefined,
  })
  calls = orderCalls(app)
  market = orderCalls(strict)
  seller = await calls.person('Ramesh')
})
afterAll(() => Promise.all([app.close(), strict.close()]))
beforeEach(async () => {
  buyer = await calls.person('Asha')
})

test('a buyer cannot reserve unlimited stock', async () => {
  const cropId = await calls.crop(seller.token, { quantity: 50 })
  const order = () => calls.place(buyer.token, [{ cropId, quantity: 1 }])
  const placed = []
  for (let i = 0; i < 6; i++) placed.push((await order()).body.data.orders[0]._id)
  const refused = await order()
  expect([refused.status, refused.body.code]).toEqual([409, 'order.too_many_open'])
  await calls.change(buyer.token, placed[0], 'cancelled')
  expect((await order()).status).toBe(200)
})

/** Copies a cancelled order with its last event, so that there are `cancelledPerDay` of them. */
const copyCancelled = (id: string) =>
  execute(
    app.services.db,
    sql`with copies as (insert into orders (id, number, buyer_id, seller_id, status, delivery, pay_by,
          total, expires_at, created_at, updated_at)
        select gen_random_uuid(), gen_random_uuid()::text, buyer_id, seller_id, status, delivery, pay_by,
          total, expires_at, created_at, updated_at
        from orders, generate_series(2, ${sql.raw(cancelledPerDay)}) where id = ${id} returning id)
      insert into order_events (order_id, status, made_by, created_at)
        select copies.id, e.status, e.made_by, e.created_at from copies, order_events e
          where e.order_id = ${id} and e.status = 'cancelled'`,
  )

test('a buyer who keeps cancelling orders has to stop for the day, however old the orders are', async () => {
  const cropId = await calls.crop(seller.token, { quantity: 5 })
  const order = () => calls.place(buyer.token, [{ cropId, quantity: 1 }])
  const { _id } = (await order()).body.data.orders[0]
  await calls.change(buyer.token, _id, 'cancelled')
  await copyCancelled(_id)
  const write = (statement: SqlFragment) => execute(app.services.db, statement)
  await write(
    sql`update orders set created_at = created_at - interval '25 hours' where buyer_id = ${buyer.id}`,
  )
  // So old orders count as cancelled late as well, which has a limit of its own.
  await write(sql`insert into order_events (order_id, status, made_by, created_at)
    select id, 'accepted', 'seller', created_at from orders where buyer_id = ${buyer.id}`)
  const refused = await order()
  expect([refused.status, refused.body.code]).toEqual([429, 'order.too_many_cancelled'])
  await write(sql`update order_events set created_at = created_at - interval '25 hours'
    where order_id in (select id from orders where buyer_id = ${buyer.id})`)
  expect((await order()).status).toBe(200)
})

test('an order that its buyer cancels unanswered after more than two hours counts for one more day', async () => {
  const cropId = await calls.crop(seller.token, { quantity: 50 })
  const order = async () => {
    const { body } = await calls.place(buyer.token, [{ cropId, quantity: 1 }])
    return (body.code ?? body.data.orders[0]._id) as string
  }
  const ids: string[] = []
  for (let i = 0; i < 6; i++) ids.push(await order())
  const [late = '', early = '', accepted = ''] = ids
  const placedHoursAgo = (id: string, hours: number) =>
    execute(
      app.services.db,
      sql`update orders set created_at = now() - make_interval(hours => ${hours}) where id = ${id}`,
    )
  await placedHoursAgo(late, 23)
  await calls.change(buyer.token, late, 'cancelled')
  expect(await order()).toBe('order.too_many_open')
  await placedHoursAgo(early, 1)
  await calls.change(buyer.token, early, 'cancelled')
  expect(await order()).not.toContain('order.')
  // What the seller agreed to did not reserve the stock without an answer.
  await placedHoursAgo(accepted, 23)
  await calls.change(seller.token, accepted, 'accepted')
  expect(await order()).not.toContain('order.')
  await calls.change(buyer.token, accepted, 'cancelled')
  const refused = await calls.place(buyer.token, [{ cropId, quantity: 1 }])
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({
      code: 'order.too_many_open',
      message:
        'Too many of your orders are waiting for an answer or ended without one in the last 2 days. Cancel one that you placed in the last 2 hours, or try again later.',
    }),
  ])
  await execute(
    app.services.db,
    sql`update order_events set created_at = created_at - interval '25 hours' where order_id = ${late}`,
  )
  expect(await order()).not.toContain('order.')
})

test('a new account can have five waiting orders, three of them with one seller', async () => {
  const sellers = await Promise.all([1, 2, 3, 4].map(() => market.person('S')))
  const crops = await Promise.all(
    sellers.flatMap(({ token }) => [1, 2, 3, 4, 5].map(() => market.crop(token))),
  )
  const placeAll = (token: string, cropIds: string[]) =>
    Promise.all(cropIds.map((cropId) => market.place(token, [{ cropId, quantity: 1 }])))
  const placed = (answers: { status: number }[]) =>
    answers.filter(({ status }) => status === 200).length
  const rival = await market.person('Rival')
  expect(placed(await placeAll(rival.token, crops))).toBe(5)
  const buyer = await market.person('Asha')
  const ofOneSeller = await placeAll(buyer.token, crops.slice(0, 5))
  expect(placed(ofOneSeller)).toBe(3)
  expect(ofOneSeller.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual([
    'order.too_many_with_seller',
    'order.too_many_with_seller',
  ])
})

test('expired orders count for one more day, declined ones do not, and a delivered order raises the limit', async () => {
  const sellers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => market.person('S')))
  const crops = await Promise.all(sellers.map(({ token }) => market.crop(token)))
  const person = await market.person('Asha')
  const order = async (i: number) => {
    const lines = [{ cropId: crops[i] ?? '', quantity: 1 }]
    const { body } = await market.place(person.token, lines)
    return (body.code ?? body.data.orders[0]._id) as string
  }
  const ids: string[] = []
  for (let i = 0; i < 5; i++) ids.push(await order(i))
  expect(await order(5)).toBe('order.too_many_open')
  const age = (hours: number) =>
    execute(
      strict.services.db,
      sql`update orders set created_at = now() - ${hours}::int * interval '1 hour', status = 'expired'
        where id = ${ids[0] ?? ''}`,
    )
  await age(30)
  expect(await order(5)).toBe('order.too_many_open')
  await age(49)
  ids[0] = await order(5)
  expect(ids[0]).not.toContain('order.')
  await market.change(sellers[1]?.token ?? '', ids[1] ?? '', 'declined', 'It is sold out')
  expect(await order(1)).not.toContain('order.')
  for (const to of ['accepted', 'dispatched', 'delivered']) {
    await market.change(sellers[2]?.token ?? '', ids[2] ?? '', to)
  }
  for (let i = 0; i < 6; i++) expect(await order(i)).not.toContain('order.')
})

test('a delivered order that was free, or whose payment is contested, does not raise the limit', async () => {
  const { db } = strict.services
  const sellers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => market.person('S')))
  const crops = await Promise.all(sellers.map(({ token }) => market.crop(token)))
  const person = await market.person('Asha')
  const order = async (i: number) => {
    const { body } = await market.place(person.token, [{ cropId: crops[i] ?? '', quantity: 1 }])
    return body.code ?? 'placed'
  }
  for (let i = 0; i < 5; i++) expect(await order(i)).toBe('placed')
  const delivered = await insertDeliveredOrder(db, person.id, sellers[0]?.id ?? '')
  const change = (columns: string) =>
    execute(db, sql`update orders set ${sql.raw(columns)} where id = ${delivered}`)
  await change('total = 0')
  expect(await order(5)).toBe('order.too_many_open')
  await change('total = 10, contested_at = now()')
  expect(await order(5)).toBe('order.too_many_open')
  await change('contest_settled_at = now(), contest_upheld = true')
  expect(await order(5)).toBe('order.too_many_open')
  await change('contest_upheld = false')
  expect(await order(5)).toBe('placed')
})

test('a new account’s waiting orders contain no more crops than one full cart', async () => {
  const { db } = strict.services
  const person = await market.person('Asha')
  const cropId = await market.crop((await market.person('S')).token)
  const order = () => market.place(person.token, [{ cropId, quantity: 1 }])
  const { _id } = (await order()).body.data.orders[0]
  const addLines = (from: number, until: number) =>
    execute(
      db,
      sql`insert into order_lines (order_id, position, crop_id, name, unit, price, quantity)
        select order_id, n, crop_id, name, unit, price, quantity
          from order_lines, generate_series(${sql.raw(from)}, ${sql.raw(until)}) n
          where order_id = ${_id} and position = 0`,
    )
  await addLines(1, maxCartLines - 2)
  expect((await order()).status).toBe(200)
  const refused = await order()
  expect([refused.status, refused.body.code]).toEqual([409, 'order.too_many_open'])
})

test('orders that sellers cancelled do not count against their buyer', async () => {
  const cropId = await calls.crop(seller.token)
  const order = () => calls.place(buyer.token, [{ cropId, quantity: 1 }])
  const { _id } = (await order()).body.data.orders[0]
  await calls.change(seller.token, _id, 'accepted')
  await calls.change(seller.token, _id, 'cancelled', 'The crop is spoiled')
  await copyCancelled(_id)
  expect((await order()).status).toBe(200)
})

test('two buyers whose apps choose the same Idempotency-Key each get an order of their own', async () => {
  const cropId = await calls.crop(seller.token)
  const stranger = await calls.person('Mala')
  const key = { 'idempotency-key': 'checkout-1' }
  const answers = []
  for (const { token } of [buyer, stranger]) {
    answers.push(await calls.place(token, [{ cropId, quantity: 2 }], {}, key))
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.map(({ headers }) => headers['idempotent-replayed'])).toEqual([
    undefined,
    undefined,
  ])
  expect(new Set(answers.map(({ body }) => body.data.orders[0]._id)).size).toBe(2)
  expect(await calls.stock(cropId)).toBe(6)
})
