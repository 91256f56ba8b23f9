import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { markStockSeen, takeCropStock } from './crop-stock.service.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
let seller: Awaited<ReturnType<typeof calls.person>>
let buyer: Awaited<ReturnType<typeof calls.person>>
let cropId: string
beforeAll(async () => {
  app = await createTestApp()
  calls = orderCalls(app)
  seller = await calls.person('Ramesh')
  buyer = await calls.person('Asha')
})
afterAll(() => app.close())
beforeEach(async () => {
  cropId = await calls.crop(seller.token, { quantity: 100 })
})

const edit = (body: object) =>
  app.call('PATCH', `/api/crop/update-crop/${cropId}`, { token: seller.token, body })
const read = () => app.call('GET', `/api/crop/get-crop/${cropId}`, { token: seller.token })
const buy = (quantity: number, token = buyer.token) =>
  calls.place(token, [{ cropId, quantity, price: 20, unit: 'kg' }])

test('an edit form that was opened before ninety units were sold does not restore them', async () => {
  const { body: opened } = await read()
  await buy(90)
  const form = { price: 21, quantity: opened.data.quantity, unit: 'kg' }
  const { status, body } = await edit(form)
  expect([status, body.code]).toEqual([409, 'crop.stock_changed'])
  const { message, template, values } = body
  expect(values).toEqual({ stock: 10, unit: 'kg' })
  expect(body.issues).toEqual([{ path: 'quantity', message, template, values }])
  expect(body.message).toContain('10 kg')
  expect((await read()).body.data).toMatchObject({ quantity: 10, price: 20 })
})

test('what orders have left of a stock may be sent back, also less than can be offered', async () => {
  expect((await edit({ quantity: 100.5 })).status).toBe(200)
  await buy(100)
  const { body: opened } = await read()
  expect(opened.data.quantity).toBe(0.5)
  expect((await edit({ ...opened.data, price: 30 })).status).toBe(200)
  expect((await edit({ price: 31, quantity: 0.5, quantityWas: 0.5 })).status).toBe(200)
  const { status, body } = await edit({ quantity: 0.4, quantityWas: 0.5 })
  expect([status, body.message]).toEqual([400, 'Quantity must be at least 1'])
  expect((await read()).body.data).toMatchObject({ quantity: 0.5, price: 31 })
})

test('a stock changes only if it is based on the current stock', async () => {
  await buy(90)
  expect((await edit({ quantity: 150, quantityWas: 100 })).status).toBe(409)
  expect((await edit({ quantity: 150, quantityWas: 10 })).status).toBe(200)
  expect(await calls.stock(cropId)).toBe(150)
  // The number that the form was opened with does not change the stock.
  await buy(10)
  expect((await edit({ price: 22, quantity: 150, quantityWas: 150 })).status).toBe(200)
  expect((await read()).body.data).toMatchObject({ quantity: 140, price: 22 })
  expect((await edit({ quantity: 1, quantityWas: -1 })).status).toBe(400)
})

test('clients that do not send the previous stock can write after reading it again', async () => {
  expect((await edit({ quantity: 120 })).status).toBe(200)
  await buy(20)
  expect((await edit({ quantity: 120 })).status).toBe(409)
  expect((await edit({ quantity: 100 })).status).toBe(200)
  expect((await edit({ price: 30 })).status).toBe(200)
  expect((await edit({ quantity: 120 })).status).toBe(409)
  expect((await read()).body.data.quantity).toBe(100)
  expect((await edit({ quantity: 120, price: 20 })).status).toBe(200)
  await buy(1)
  const { body } = await app.call('GET', '/api/crop/my-crops', { token: seller.token })
  expect(body.data.crops[0].quantity).toBe(119)
  expect((await edit({ quantity: 200 })).status).toBe(200)
})

test('reading other crops of the shop does not count as having seen a stock', async () => {
  const newer = { quantity: 50, externalId: `OTHER-${cropId}` }
  await calls.crop(seller.token, newer)
  await buy(90)
  const list = (query: string) =>
    app.call('GET', `/api/crop/my-crops?${query}`, { token: seller.token })
  const idsOf = ({ body }: Awaited<ReturnType<typeof list>>) =>
    body.data.crops.map(({ _id }: { _id: string }) => _id)
  expect(idsOf(await list('limit=1'))).not.toContain(cropId)
  expect(idsOf(await list(`externalId=${newer.externalId}`))).toHaveLength(1)
  await app.call('GET', `/api/crop/contact-farmer/${cropId}`, { token: seller.token })
  expect((await edit({ quantity: 100 })).body.code).toBe('crop.stock_changed')
  expect(idsOf(await list('limit=1&page=2'))).toEqual([cropId])
  expect((await edit({ quantity: 100 })).status).toBe(200)
})

test('a stock that was read before it changed again does not count as seen', async () => {
  await buy(10)
  const shown = { _id: cropId, unseenStockMoves: 1 }
  await buy(10)
  await markStockSeen(app.services.db, [shown])
  expect((await edit({ quantity: 90 })).body.code).toBe('crop.stock_changed')
  await read()
  await markStockSeen(app.services.db, [shown])
  expect((await edit({ quantity: 90 })).status).toBe(200)
})

test('an edit does not lose the units of a cancelled order', async () => {
  const { body } = await buy(40)
  await read()
  await calls.change(buyer.token, body.data.orders[0]._id, 'cancelled')
  expect((await edit({ quantity: 65 })).body.code).toBe('crop.stock_changed')
  expect((await edit({ quantity: 65, quantityWas: 60 })).body.code).toBe('crop.stock_changed')
  expect(await calls.stock(cropId)).toBe(100)
})

test('concurrent edits and orders neither lose a unit nor sell one twice', async () => {
  const buyers = await Promise.all([1, 2, 3].map(() => calls.person('B')))
  const restock = async () => {
    const { quantity } = (await read()).body.data
    return (await edit({ quantity: quantity + 5, quantityWas: quantity })).status
  }
  const [orders, edits] = await Promise.all([
    Promise.all(Array.from({ length: 15 }, (_, i) => buy(1, buyers[i % 3]?.token))),
    Promise.all(Array.from({ length: 6 }, restock)),
  ])
  const sold = orders.filter(({ status }) => status === 200).length
  const added = 5 * edits.filter((status) => status === 200).length
  expect(sold).toBeGreaterThan(0)
  for (const status of edits) expect([200, 409]).toContain(status)
  expect(await calls.stock(cropId)).toBe(100 + added - sold)
})

test.each([
  ['nothing', sql`name = name`, 96],
  ['the price', sql`price = 20.01`, 100],
  ['the unit', sql`unit = 'ton'`, 100],
  ['the name', sql`name = 'Cherry tomato'`, 100],
  ['the stock', sql`quantity = 3`, 3],
  ['the expiry date', sql`harvest_date = '2020-01-01', expiry_date = '2020-01-02'`, 100],
  ['whether it is archived', sql`is_archived = true`, 100],
])(
  'when %s has changed since the checkout read the crop, stock is taken only if the offer is the same',
  async (_, change, stock) => {
    const { db } = app.services
    const wanted = { id: cropId, name: 'Tomato', unit: 'kg', price: 20, quantity: 4 }
    await execute(db, sql`update crops set ${change} where id = ${cropId}`)
    const taken = await db.transaction((em) => takeCropStock(em, [wanted]))
    expect(taken).toBe(stock === 96 ? 1 : 0)
    const [row] = await execute<{ left: number }>(
      db,
      sql`select quantity::float8 as left from crops where id = ${cropId}`,
    )
    expect(row?.left).toBe(stock)
  },
)

test('what a tRPC client sends as undefined is not changed', async () => {
  const field = (name: string) => ({
    json: { cropId, [name]: null },
    meta: { values: { [name]: ['undefined'] } },
  })
  for (const name of ['name', 'price', 'quantity', 'isArchived', 'images']) {
    const { status } = await app.call('POST', '/trpc/crop.update', {
      token: seller.token,
      body: field(name),
    })
    expect(status, name).toBe(200)
  }
  expect((await read()).body.data).toMatchObject({ quantity: 100, price: 20, isArchived: false })
})
