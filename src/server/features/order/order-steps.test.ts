import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { home, orderCalls } from '#server/testing/people/orders.ts'
import { applyRetention } from '#server/testing/retention.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { expireOrders } from './order-jobs.service.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
let seller: { token: string; phone: string; id: string }
let buyer: { token: string; phone: string; id: string }
let cropId: string
beforeAll(async () => {
  app = await createTestApp()
  calls = orderCalls(app)
  seller = await calls.person('Ramesh')
  buyer = await calls.person('Asha')
})
afterAll(() => app.close())
beforeEach(async () => {
  cropId = await calls.crop(seller.token)
})
/** Places an order of 4 of the 10. @returns its id. */
const order = async (changes: object = {}): Promise<string> =>
  (await calls.place(buyer.token, [{ cropId, quantity: 4 }], changes)).body.data.orders[0]._id
const bySeller = (id: string, to: string, reason = 'Rain') =>
  calls.change(seller.token, id, to, reason)
const byBuyer = (id: string, to: string) => calls.change(buyer.token, id, to)
const reference = (id: string, digits: string, by = buyer) =>
  calls.post(`/order/give-payment-reference/${id}`, by.token, { reference: digits })
const cash = (id: string, by = seller) => calls.post(`/order/confirm-cash/${id}`, by.token)
const statusOf = async (id: string) => (await calls.get(buyer.token, id)).body.data.status
/** Moves the placement back by this many hours. */
const age = (id: string, hours: number) =>
  execute(
    app.services.db,
    sql`update orders set expires_at = expires_at - ${hours}::int * interval '1 hour',
      updated_at = updated_at - ${hours}::int * interval '1 hour' where id = ${id}`,
  )

test('a cash order is accepted, dispatched, its cash confirmed, and delivered', async () => {
  const id = await order({ delivery: 'delivery', address: home })
  const accepted = (await bySeller(id, 'accepted')).body.data
  expect(accepted).toMatchObject({ status: 'accepted', changes: ['dispatched', 'cancelled'] })
  const seen = (await calls.get(buyer.token, id)).body.data
  expect(seen).toMatchObject({ seller: { phone: seller.phone }, payee: null, expiresAt: null })
  expect((await cash(id)).body.code).toBe('order.no_cash_now')
  expect((await bySeller(id, 'paid')).body.code).toBe('order.is_cash')
  expect((await bySeller(id, 'dispatched')).body.data).toMatchObject({
    changes: ['delivered', 'cancelled'],
    canConfirmCash: true,
  })
  const confirmed = (await cash(id)).body.data
  expect(confirmed).toMatchObject({ status: 'dispatched', changes: ['delivered'] })
  expect(Date.parse(confirmed.paidAt)).toBeLessThanOrEqual(Date.now())
  expect((await cash(id)).body.code).toBe('order.no_cash_now')
  const done = (await byBuyer(id, 'delivered')).body.data
  expect(done).toMatchObject({ changes: [], canReview: true })
  const history = done.events.map(({ status, by }: { status: string; by: string }) => [status, by])
  expect(history).toEqual([
    ['placed', 'buyer'],
    ['accepted', 'seller'],
    ['dispatched', 'seller'],
    ['delivered', 'buyer'],
  ])
  expect(await calls.stock(cropId)).toBe(6)
  const notifications = (await calls.notices(buyer.token)).slice(0, 3)
  expect(notifications.map(({ change }: { change: string }) => change)).toEqual([
    'cash-received',
    'dispatched',
    'accepted',
  ])
  expect((await calls.notices(seller.token))[0]).toMatchObject({ change: 'delivered', by: 'Asha' })
})

test('a UPI order is not paid before the seller confirms it', async () => {
  const id = await order({ payBy: 'upi' })
  expect((await reference(id, '123456789012')).body.code).toBe('order.no_reference_now')
  await bySeller(id, 'accepted')
  const seen = (await calls.get(buyer.token, id)).body.data
  expect(seen).toMatchObject({
    payee: { upiId: 'farm@upi', name: 'Ramesh' },
    canGiveReference: true,
    changes: ['cancelled'],
  })
  expect((await calls.get(seller.token, id)).body.data.payee).toBeNull()
  for (const wrong of ['12345678901', '1234567890123', '12345678901a', '']) {
    const { status, body } = await reference(id, wrong)
    expect([status, body.message]).toEqual([400, 'The payment reference has 12 digits'])
  }
  expect((await reference(id, '111122223333', seller)).status).toBe(409)
  expect((await reference(id, '111122223333')).body.data).toMatchObject({
    status: 'accepted',
    isPaymentClaimed: true,
    paidAt: null,
    paymentReference: '111122223333',
    changes: [],
  })
  const mended = (await reference(id, ' 111122223334 ')).body.data
  expect(mended.paymentReference).toBe('111122223334')
  expect((await byBuyer(id, 'cancelled')).body.code).toBe('order.payment_given')
  expect((await byBuyer(id, 'paid')).body.code).toBe('order.only_seller')
  const paid = (await bySeller(id, 'paid')).body.data
  expect(paid).toMatchObject({
    status: 'paid',
    isPaymentClaimed: false,
    changes: ['dispatched', 'cancelled'],
  })
  expect(paid.paidAt).not.toBeNull()
  expect((await reference(id, '111122223335')).body.code).toBe('order.no_reference_now')
  await bySeller(id, 'dispatched')
  expect((await bySeller(id, 'delivered')).body.data.status).toBe('delivered')
})

test('one payment reference pays for one order of a seller', async () => {
  const [first, second] = [await order({ payBy: 'upi' }), await order({ payBy: 'upi' })]
  for (const id of [first, second]) await bySeller(id, 'accepted')
  expect((await reference(first, '555566667777')).status).toBe(200)
  const again = await reference(second, '555566667777')
  expect([again.status, again.body.code]).toEqual([409, 'order.reference_taken'])
  // Repeating the same reference does not notify again.
  const notifications = await calls.notices(seller.token)
  expect((await reference(first, '555566667777')).status).toBe(200)
  expect(await calls.notices(seller.token)).toEqual(notifications)
})

test('the payee of a UPI order is the seller’s UPI id at acceptance', async () => {
  const id = await order({ payBy: 'upi' })
  const setUpi = (upiId: string) =>
    app.call('PATCH', '/api/user/update-user', { token: seller.token, body: { upiId } })
  await setUpi('')
  expect((await bySeller(id, 'accepted')).body.code).toBe('order.no_upi_id')
  await setUpi('farm@upi')
  await bySeller(id, 'accepted')
  await setUpi('other@upi')
  expect((await calls.get(buyer.token, id)).body.data.payee.upiId).toBe('farm@upi')
  await setUpi('farm@upi')
})

test.each([
  ['declined', 'seller', 'placed'],
  ['cancelled', 'buyer', 'placed'],
  ['cancelled', 'buyer', 'accepted'],
  ['cancelled', 'seller', 'accepted'],
] as const)('%s by the %s when %s returns the stock once', async (to, by, when) => {
  const id = await order()
  if (when === 'accepted') await bySeller(id, 'accepted')
  const act = () => (by === 'seller' ? bySeller(id, to) : byBuyer(id, to))
  const answers = await Promise.all([act(), act(), act()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await calls.stock(cropId)).toBe(10)
  const { events } = (await calls.get(buyer.token, id)).body.data
  expect(events.at(-1)).toMatchObject({ status: to, by, reason: by === 'seller' ? 'Rain' : '' })
})

test('a seller must give a reason for declining', async () => {
  const id = await order()
  const { status, body } = await calls.change(seller.token, id, 'declined', ' \u200b ')
  expect(status).toBe(400)
  expect(body.issues).toEqual([{ path: 'reason', message: 'Please give a reason' }])
  expect(await statusOf(id)).toBe('placed')
})

test('no step can be skipped or repeated, and a finished order cannot change', async () => {
  const id = await order()
  for (const to of ['paid', 'dispatched', 'delivered', 'cancelled']) {
    expect((await bySeller(id, to)).status, to).toBe(409)
  }
  for (const to of ['accepted', 'declined', 'paid', 'dispatched', 'delivered']) {
    expect((await byBuyer(id, to)).status, to).toBe(409)
  }
  await bySeller(id, 'accepted')
  expect((await bySeller(id, 'accepted')).body.code).toBe('order.wrong_step')
  await byBuyer(id, 'cancelled')
  expect((await bySeller(id, 'dispatched')).body.code).toBe('order.over')
  for (const to of ['placed', 'expired', 'sold', '', null]) {
    expect((await bySeller(id, to as string)).status).toBe(400)
  }
})

test('other people can neither read nor change an order', async () => {
  const id = await order({ payBy: 'upi' })
  const stranger = await calls.person('Mala')
  const answers = [
    await calls.get(stranger.token, id),
    await calls.change(stranger.token, id, 'cancelled'),
    await reference(id, '123456789012', stranger),
    await cash(id, stranger),
    await calls.get(stranger.token, 'no-id'),
    await calls.change(stranger.token, crypto.randomUUID(), 'cancelled'),
  ]
  for (const { status, body } of answers) {
    expect([status, body.message]).toEqual([404, 'We could not find this order.'])
  }
  const { body } = await app.call('GET', '/api/order/my-orders', { token: stranger.token })
  expect(body.data).toMatchObject({ orders: [], total: 0, counts: {} })
  expect(await statusOf(id)).toBe('placed')
})

test('an order that is not accepted within a day expires once, and both people are notified', async () => {
  const id = await order()
  await age(id, 24)
  const { code, message } = (await bySeller(id, 'accepted')).body
  expect([code, message]).toEqual(['order.too_late', 'The 24 hours to accept this order are over.'])
  expect((await calls.get(seller.token, id)).body.data.changes).toEqual([])
  const { db } = app.services
  await Promise.all([expireOrders(db), expireOrders(db), byBuyer(id, 'cancelled')])
  await expireOrders(db)
  expect(['expired', 'cancelled']).toContain(await statusOf(id))
  expect(await calls.stock(cropId)).toBe(10)
  const other = await order()
  await age(other, 24)
  await expireOrders(db)
  const { events } = (await calls.get(buyer.token, other)).body.data
  expect(events.at(-1)).toMatchObject({ status: 'expired', by: 'time' })
  for (const { token } of [seller, buyer]) {
    expect((await calls.notices(token))[0]).toMatchObject({ orderId: other, change: 'expired' })
  }
  const fresh = await order()
  await expireOrders(db)
  expect(await statusOf(fresh)).toBe('placed')
})

test('phone and address are hidden once an order has ended that was never accepted', async () => {
  const id = await order({ delivery: 'delivery', address: home })
  await bySeller(id, 'declined')
  const seen = (await calls.get(seller.token, id)).body.data
  expect([seen.buyer.phone, seen.address]).toEqual([null, null])
  expect((await calls.get(buyer.token, id)).body.data.seller.phone).toBeNull()
})

test('phone and address stay visible when an accepted order is cancelled', async () => {
  const id = await order({ delivery: 'delivery', address: home })
  await bySeller(id, 'accepted')
  expect((await byBuyer(id, 'cancelled')).status).toBe(200)
  const seen = (await calls.get(seller.token, id)).body.data
  expect(seen).toMatchObject({ buyer: { phone: buyer.phone }, address: home })
  expect((await calls.get(buyer.token, id)).body.data.seller.phone).toBe(seller.phone)
})

test('the delivery address is deleted half a year after the order ended', async () => {
  const delivered = () => order({ delivery: 'delivery', address: home })
  const [done, open] = [await delivered(), await delivered()]
  await byBuyer(done, 'cancelled')
  for (const id of [done, open]) await age(id, 181 * 24)
  await applyRetention(app.services.db, ['orders', 'checkouts'])
  expect((await calls.get(buyer.token, done)).body.data.address).toBeNull()
  expect((await calls.get(buyer.token, open)).body.data.address).toEqual(home)
})
