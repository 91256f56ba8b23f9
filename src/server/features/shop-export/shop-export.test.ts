import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { home, orderCalls } from '#server/testing/people/orders.ts'
import { createRentals } from '#server/testing/people/rentals.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { BookingView } from '#shared/booking/booking.schema.ts'
import { OrderView } from '#shared/order/order.schema.ts'

let app: TestApp
let token: string
const crop = {
  name: '=HYPERLINK("x")',
  category: 'Grains',
  price: 24.5,
  quantity: 100,
  unit: 'kg',
  harvestDate: '2026-04-15',
  expiryDate: '2037-01-01',
  dispatchTime: 2,
  externalId: 'S-1',
}
beforeAll(async () => {
  app = await createTestApp()
  ;({ token } = await app.signUp())
  for (const externalId of ['S-1', 'S-2']) {
    await app.call('POST', '/api/crop/add-crop', { token, body: { ...crop, externalId } })
  }
})
afterAll(() => app.close())

const idOf = (line: string): string => JSON.parse(line)._id
const read = (file: string, as = token) =>
  app.server.inject({ url: `/api/shop-export/${file}`, headers: { authorization: `Bearer ${as}` } })

test('listings are exported with their ids, references and times with a zone; formulas become text', async () => {
  const { statusCode, body, headers } = await read('crops.csv')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const rows = parse(body, { bom: true, columns: true }) as Record<string, string>[]
  expect(rows.map(({ externalId }) => externalId)).toEqual(['S-1', 'S-2'])
  expect(rows[0]).toMatchObject({ name: `'${crop.name}`, price: '24.5', harvestDate: '2026-04-15' })
  expect(rows[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+05:30$/)
})

test('JSON lines have one listing each, only those changed since an instant', async () => {
  const lines = (await read('crops.jsonl')).body.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).externalId)).toEqual(['S-1', 'S-2'])
  const later = encodeURIComponent('2037-01-01T00:00:00+05:30')
  expect((await read(`crops.jsonl?since=${later}`)).body).toBe('')
  expect((await read('crops.jsonl?since=yesterday')).json()).toMatchObject({
    code: 'input.invalid',
  })
})

/** Members that a table has in other columns, or that only say what the app shows or allows at the moment. */
const withoutColumn = {
  crops: [],
  orders: [
    'lines',
    'address',
    'otherName',
    'isPaymentClaimed',
    'deliveryTerms',
    'payee',
    'events',
    'changes',
    'canGiveReference',
    'canConfirmCash',
    'canContestUntil',
    'canReview',
    'reviewOpensAt',
  ],
  bookings: ['image', 'kindHindi', 'kindImage', 'events', 'changes', 'canReview', 'reviewOpensAt'],
}

test('each member of the JSON lines has a column in the table, but for those in other columns', async () => {
  const [line = ''] = (await read('crops.jsonl')).body.split('\n')
  const members = {
    crops: Object.keys(JSON.parse(line)),
    orders: Object.keys(OrderView.shape),
    bookings: Object.keys(BookingView.shape),
  }
  for (const kind of ['crops', 'orders', 'bookings'] as const) {
    const [columns = []] = parse((await read(`${kind}.csv`)).body, { bom: true, to: 1 })
    const missing = members[kind].filter((member) => !columns.includes(member))
    expect([kind, missing.sort()]).toEqual([kind, withoutColumn[kind].toSorted()])
  }
})

test('a booking is exported with its persons, its last change and what bringing the machine costs', async () => {
  const rentals = await createRentals()
  onTestFinished(() => rentals.app.close())
  const renter = await rentals.person('Ravi', 'Kale')
  await rentals.createBooking(renter, await rentals.equipment(), [3, 4])
  const { body } = await rentals.app.server.inject({
    url: '/api/shop-export/bookings.csv',
    headers: { authorization: `Bearer ${renter}` },
  })
  expect(parse(body, { bom: true, columns: true })).toMatchObject([
    {
      renter: 'Ravi Kale',
      owner: 'Asha Patil',
      travel: 'false',
      travelFee: '',
      updatedAt: expect.stringMatching(/\+05:30$/),
    },
  ])
})

test('both sides of an order export it, and nobody else does', async () => {
  const calls = orderCalls(app)
  const { token: buyer } = await calls.person('Asha')
  const [cropId] = (await read('crops.jsonl')).body.trim().split('\n').map(idOf)
  const line = { cropId, quantity: 3, price: 24.5, unit: 'kg' }
  expect((await calls.place(buyer, [line])).status).toBe(200)
  const sold = parse((await read('orders.csv')).body, { bom: true, columns: true })
  const bought = parse((await read('orders.csv', buyer)).body, { bom: true, columns: true })
  expect(sold).toMatchObject([{ role: 'seller', quantity: '3', cropId, total: '73.5' }])
  expect(bought).toMatchObject([{ role: 'buyer', cropId }])
  const { token: stranger } = await app.signUp()
  expect((await read('orders.jsonl', stranger)).body).toBe('')
})

test('an order’s table has the phone number to call at the delivery address, which need not be the buyer’s', async () => {
  const calls = orderCalls(app)
  const { token: buyer, phone } = await calls.person('Asha')
  const [cropId] = (await read('crops.jsonl')).body.trim().split('\n').map(idOf)
  const to = { delivery: 'delivery', address: { ...home, phone: '9123456780' } }
  const line = { cropId, quantity: 1, price: 24.5, unit: 'kg' }
  expect((await calls.place(buyer, [line], to)).status).toBe(200)
  const sold = parse((await read('orders.csv')).body, { bom: true, columns: true })
  const called = { buyerPhone: phone, addressPhone: '9123456780', deliveryKm: '' }
  expect(sold.at(-1)).toMatchObject(called)
})

test.each(['2026-11-23T10:00:00Z', '9999-99-99T99:99:99'])(
  'the note and the reference %s of an order are exported as they were written',
  async (text) => {
    const calls = orderCalls(app)
    const { token: buyer } = await calls.person('Asha')
    const [cropId] = (await read('crops.jsonl')).body.trim().split('\n').map(idOf)
    const given = { note: text, externalId: text }
    await calls.place(buyer, [{ cropId, quantity: 1, price: 24.5, unit: 'kg' }], given)
    const [row] = parse((await read('orders.csv', buyer)).body, { bom: true, columns: true })
    expect(row).toMatchObject(given)
    const order = JSON.parse((await read('orders.jsonl', buyer)).body)
    expect(order).toMatchObject(given)
    const indian = expect.stringMatching(/\+05:30$/)
    expect(order).toMatchObject({ createdAt: indian, events: [{ at: indian }] })
  },
)

test('an order whose own reference changed since an instant is exported to that person alone', async () => {
  const calls = orderCalls(app)
  const { token: buyer } = await calls.person('Asha')
  const [cropId] = (await read('crops.jsonl')).body.trim().split('\n').map(idOf)
  const line = { cropId, quantity: 1, price: 24.5, unit: 'kg' }
  const [{ _id }] = (await calls.place(buyer, [line])).body.data.orders
  await calls.post(`/order/set-reference/${_id}`, buyer, { externalId: 'PO-1' })
  await execute(
    app.services.db,
    sql`update order_references set updated_at = '2036-01-01T00:00:00Z' where order_id = ${_id}`,
  )
  const later = '?since=2035-01-01T00:00:00Z'
  expect((await read(`orders.jsonl${later}`, buyer)).body).toContain(_id)
  expect((await read(`orders.jsonl${later}`)).body).toBe('')
})

test.each(['2026-11-23T00:00:00+23:59', ''])('since=%s is an instant, or none', async (since) => {
  const { statusCode, body } = await read(`crops.csv?since=${encodeURIComponent(since)}`)
  expect([statusCode, body.split('\r\n').length > 1]).toEqual([200, true])
})

test('an instant that the database does not know is refused, not cut off', async () => {
  const { statusCode } = await read('crops.csv?since=0000-01-01T00:00:00Z')
  expect(statusCode).toBe(400)
})

test('a review is exported to its subject while everybody sees it, and to its author while the payment is contested too', async () => {
  const calls = orderCalls(app)
  const { token: buyer } = await calls.person('Asha')
  const seller = await calls.person('Ramesh')
  const cropId = await calls.crop(seller.token)
  const { body } = await calls.place(buyer, [{ cropId, quantity: 1 }])
  const orderId = body.data.orders[0]._id
  for (const to of ['accepted', 'dispatched']) await calls.change(seller.token, orderId, to)
  await calls.change(buyer, orderId, 'delivered')
  await calls.post('/review/add-review', buyer, {
    orderId,
    stars: 1,
    text: 'Half of it was rotten',
  })
  const sides = async () =>
    Promise.all(
      [seller.token, buyer].map(async (as) =>
        parse((await read('reviews.csv', as)).body, { bom: true, columns: true }),
      ),
    )
  const received = { side: 'received', stars: '1', text: 'Half of it was rotten' }
  expect(await sides()).toMatchObject([[received], [{ ...received, side: 'given' }]])
  await calls.post(`/order/contest-delivery/${orderId}`, seller.token, { reason: 'No cash came' })
  expect(await sides()).toMatchObject([[], [{ side: 'given' }]])
  await execute(
    app.services.db,
    sql`update reviews set status = 'hidden' where order_id = ${orderId}`,
  )
  expect(await sides()).toEqual([[], []])
})

test.each(['bookings.csv', 'reviews.csv', 'equipment.jsonl'])(
  '%s is an empty list at first',
  async (file) => {
    expect((await read(file)).statusCode).toBe(200)
  },
)

test('an unknown kind and a visitor are refused', async () => {
  expect((await read('secrets.csv')).json()).toMatchObject({ code: 'shop_export.not_found' })
  expect((await app.server.inject('/api/shop-export/crops.csv')).statusCode).toBe(401)
})
