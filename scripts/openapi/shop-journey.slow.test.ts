import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventView } from '../../src/shared/event/event.schema.ts'
import type { OrderSummary } from '../../src/shared/order/order.schema.ts'
import {
  csvOf,
  importFile,
  onion,
  type Program,
  readAll,
  readFeed,
  sheetOf,
  wheat,
} from './shop-program.ts'
import { startReceiver, startShopServer } from './shop-server.ts'

// A shop whose own system does everything with a key, against the real server: nobody opens a page.

const shopScopes = [
  'listings:read',
  'listings:write',
  'orders:read',
  'orders:write',
  'webhooks:read',
  'webhooks:write',
  'events:read',
  'exports:read',
]
const address = { city: 'Nashik', state: 'Maharashtra', zip: '422001' }

let server: Awaited<ReturnType<typeof startShopServer>>
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  ;[server, receiver] = await Promise.all([startShopServer(), startReceiver()])
})
afterAll(async () => {
  await receiver.close()
  await server.stop()
})

test('a shop lives through the API alone: keys, import, webhook, accept, settle, export', {
  timeout: 120_000,
}, async () => {
  // Once, by phone: the owner says who they are and where money goes, and creates the key.
  const owner = await server.signUp('9876500001', {
    firstName: 'Asha',
    upiId: 'asha@okbank',
    address,
  })
  const shopKey = await owner.keyFor('Our ERP', shopScopes)
  const shop = server.connect(shopKey.secret)
  const cook = await server.signUp('9876500002', { firstName: 'Ravi', address })
  const buyer = server.connect(
    (await cook.keyFor('Our kitchen', ['orders:read', 'orders:write'])).secret,
  )

  // The shop has itself called.
  const body = { name: 'Our ERP', url: receiver.url }
  const created = await shop.POST('/webhooks/create-webhook', { body })
  receiver.trust(created.data.data.secret)
  const { _id: webhookId } = created.data.data.webhook
  const received = (type: string, orderId?: string) =>
    receiver.events.filter(
      (event) => event.type === type && (!orderId || event.data.orderId === orderId),
    )
  const arrives = (type: string, orderId?: string) =>
    expect.poll(() => received(type, orderId).length, { timeout: 15_000 }).toBe(1)

  // A trial tells what is wrong and lists nothing.
  const wrong = ['X-1', 'Chana', 'sixty', 'kg', '40', '2026-04-10', '2037-06-30', '2']
  const trial = await importFile(shop, csvOf(wheat, wrong), true)
  expect(trial.planned).toEqual({ create: 1, change: 0, none: 0, refused: 1 })
  const refusedRows = await shop.GET('/listing-import/refused-rows/{importId}', {
    params: { path: { importId: trial._id } },
  })
  expect(refusedRows.data.data.refused).toMatchObject([
    { number: 2, reference: 'X-1', issues: [{ column: 'Price' }] },
  ])
  expect(await readAll(shop, '/crop/my-crops', 'crops')).toEqual([])

  // The stock comes in as CSV, changes come as XLSX, and the same file again changes nothing.
  const first = await importFile(shop, csvOf(wheat, onion))
  expect(first.written).toEqual({ create: 2, change: 0, none: 0, refused: 0 })
  const dearer = await sheetOf(wheat, onion.with(2, '33'))
  const second = await importFile(shop, dearer)
  expect(second.written).toEqual({ create: 0, change: 1, none: 1, refused: 0 })
  await arrives('price.changed')
  const eventsBefore = await readFeed(shop)
  const third = await importFile(shop, dearer)
  expect(third.written).toEqual({ create: 0, change: 0, none: 2, refused: 0 })
  expect(await readFeed(shop)).toEqual(eventsBefore)

  // Orders of a buyer, whose program repeats a request whose answer it lost.
  const offers = await readAll<{ _id: string; externalId: string; price: number }>(
    ...([shop, '/crop/my-crops', 'crops'] as const),
  )
  expect(offers.map(({ externalId, price }) => [externalId, price])).toEqual([
    ['W-1', 28.5],
    ['O-1', 33],
  ])
  const order = async (externalId: string, nth: number, quantity: number, payBy: string) => {
    const { _id: cropId, price } = offers[nth] ?? { _id: '', price: 0 }
    const lines = [{ cropId, quantity, price, unit: 'kg' }]
    const init = {
      body: { lines, delivery: 'pickup', payBy, externalId },
      headers: { 'Idempotency-Key': externalId },
    }
    const placed = await buyer.POST('/order/place-orders', init)
    const again = await buyer.POST('/order/place-orders', init)
    expect(again.data).toEqual(placed.data)
    return placed.data.data.orders[0]._id as string
  }
  const byUpi = await order('K-1', 0, 20, 'upi')
  const byCash = await order('K-2', 1, 10, 'cash')
  const change = (program: Program, orderId: string, to: string) =>
    program.POST('/order/change-status/{orderId}', { params: { path: { orderId } }, body: { to } })

  // The webhook tells the shop, which files each order under its own number and accepts it.
  for (const orderId of [byUpi, byCash]) {
    await arrives('order.placed', orderId)
    const params = { path: { orderId } }
    const reference = { externalId: `ERP-${orderId.slice(-6)}` }
    await shop.POST('/order/set-reference/{orderId}', { params, body: reference })
    expect((await change(shop, orderId, 'accepted')).data.data.status).toBe('accepted')
    const answer = await shop.GET('/order/find-order', { params: { query: reference } })
    expect(answer.data.data).toMatchObject({ _id: orderId, role: 'seller', ...reference })
  }

  // UPI: the buyer pays and says so, the shop has seen the money.
  const upiPath = { params: { path: { orderId: byUpi } } }
  const accepted = await buyer.GET('/order/get-order/{orderId}', upiPath)
  expect(accepted.data.data).toMatchObject({ externalId: 'K-1', payee: { upiId: 'asha@okbank' } })
  const reference = { ...upiPath, body: { reference: '412345678901' } }
  await buyer.POST('/order/give-payment-reference/{orderId}', reference)
  await arrives('payment.claimed', byUpi)
  await change(shop, byUpi, 'paid')
  await change(shop, byUpi, 'dispatched')
  await change(buyer, byUpi, 'delivered')
  await arrives('payment.confirmed', byUpi)

  // Cash: the shop confirms it once the goods are with the buyer.
  await change(shop, byCash, 'dispatched')
  await change(shop, byCash, 'delivered')
  const cash = { params: { path: { orderId: byCash } } }
  await shop.POST('/order/confirm-cash/{orderId}', cash)
  await arrives('payment.confirmed', byCash)

  // The feed tells the same as the webhook, and of each order in the same sequence.
  const feed = await readFeed(shop)
  await expect.poll(() => receiver.events.length, { timeout: 15_000 }).toBe(feed.length)
  const byId = (a: EventView, b: EventView) => a.id.localeCompare(b.id)
  expect(receiver.events.toSorted(byId)).toEqual(feed.toSorted(byId))
  for (const orderId of [byUpi, byCash]) {
    const idsOf = (events: readonly EventView[]) =>
      events.filter(({ data }) => data.orderId === orderId).map(({ id }) => id)
    expect(idsOf(receiver.events)).toEqual(idsOf(feed))
    expect(idsOf(feed).length).toBeGreaterThan(4)
  }
  expect(receiver.refused()).toBe(0)
  const deliveries = await shop.GET('/webhooks/deliveries/{webhookId}', {
    params: { path: { webhookId }, query: { state: 'waiting' } },
  })
  expect(deliveries.data.data.deliveries).toEqual([])

  // What is exported is what the lists have.
  const file = async (name: string): Promise<string> =>
    (await shop.GET(`/shop-export/${name}`, { parseAs: 'text' })).data
  const linesOf = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  const rowsOf = (text: string) =>
    parse(text, { bom: true, columns: true }) as Record<string, string>[]
  const crops = await readAll<Record<string, unknown>>(shop, '/crop/my-crops', 'crops')
  expect(crops.map(({ quantity }) => quantity)).toEqual([480, 190])
  for (const [at, { _id, externalId, name, price, quantity }] of crops.entries()) {
    const listed = { _id, externalId, name, price, quantity }
    expect(linesOf(await file('crops.jsonl'))[at]).toMatchObject(listed)
    const cells = Object.entries(listed).map(([column, value]) => [column, String(value)])
    expect(rowsOf(await file('crops.csv'))[at]).toMatchObject(Object.fromEntries(cells))
  }
  const orders = await readAll<OrderSummary>(shop, '/order/seller-orders', 'orders')
  expect(orders).toMatchObject([
    { _id: byUpi, status: 'delivered', total: 570, paidAt: expect.any(String) },
    { _id: byCash, status: 'delivered', total: 330, paidAt: expect.any(String) },
  ])
  for (const [at, { _id, number, externalId, status, total }] of orders.entries()) {
    expect(linesOf(await file('orders.jsonl'))[at]).toMatchObject({
      _id,
      number,
      externalId,
      status,
      total,
    })
    expect(rowsOf(await file('orders.csv'))[at]).toMatchObject({
      _id,
      number,
      externalId,
      status,
      total: String(total),
    })
  }

  // A key that its owner ends opens nothing any more.
  const keyPath = { params: { path: { keyId: shopKey.key._id } }, body: {} }
  await owner.person.POST('/api-keys/revoke-key/{keyId}', keyPath)
  const refused = await shop.GET('/order/seller-orders')
  expect(refused.error).toMatchObject({ code: 'api_key.invalid' })
})
