import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
let seller: { token: string; id: string; phone: string }
let buyer: { token: string; id: string; phone: string }
let cropId: string
beforeAll(async () => {
  app = await createTestApp()
  calls = orderCalls(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  seller = await calls.person('Ramesh')
  buyer = await calls.person('Asha')
  cropId = await calls.crop(seller.token)
})

const get = async (token: string, path: string) => {
  const { status, body } = await app.call('GET', `/api/${path}`, { token })
  expect([path, status]).toEqual([path, 200])
  return body.data
}

const placeOne = async () =>
  (await calls.place(buyer.token, [{ cropId, quantity: 1 }])).body.data.orders[0]

describe('own lists', () => {
  const titles = (rows: { externalId: string }[]) =>
    rows.map(({ externalId }) => externalId).join('')

  test('of listings have those with a reference, a status, or changes since', async () => {
    await calls.crop(seller.token, { externalId: 'a' })
    await calls.crop(seller.token, { externalId: 'b', isArchived: true })
    const other = await calls.person('Meena')
    await calls.crop(other.token, { externalId: 'a' })
    const own = async (query: string) => (await get(seller.token, `crop/my-crops?${query}`)).crops
    expect(titles(await own('externalId=a'))).toBe('a')
    expect(await own('externalId=c')).toEqual([])
    expect(titles(await own('status=archived'))).toBe('b')
    expect(titles(await own('externalId=b&status=listed'))).toBe('')
    const page = await get(seller.token, 'crop/my-crops?status=archived&limit=1')
    expect([page.total, page.totalPages]).toEqual([1, 1])
    await execute(
      app.services.db,
      sql`update crops set updated_at = now() - interval '1 day' where owner_id = ${seller.id}`,
    )
    const since = new Date(Date.now() - 3_600_000).toISOString()
    expect(await own(`updatedSince=${since}`)).toEqual([])
    await placeOne()
    const changed = await own(`updatedSince=${since}`)
    expect(changed.map(({ _id }: { _id: string }) => _id)).toEqual([cropId])
    // The same instant in another zone.
    const inIndia = '2020-01-01T00:00:00%2B05:30'
    expect(await own(`updatedSince=${inIndia}`)).toHaveLength(3)
  })

  test('of orders have those that changed since, with every other filter and on every page', async () => {
    const orders = [await placeOne(), await placeOne(), await placeOne(), await placeOne()]
    await execute(
      app.services.db,
      sql`update orders set updated_at = now() - interval '1 day' where buyer_id = ${buyer.id}`,
    )
    const since = `updatedSince=${new Date(Date.now() - 3_600_000).toISOString()}`
    const sold = (query: string) => get(seller.token, `order/seller-orders?${since}&${query}`)
    expect(await sold('')).toMatchObject({ orders: [], total: 0, counts: { placed: 4 } })
    await calls.change(seller.token, orders[0]._id, 'accepted')
    await calls.post(`/order/set-reference/${orders[2]._id}`, seller.token, { externalId: 'SO' })
    await calls.post(`/order/set-reference/${orders[1]._id}`, buyer.token, { externalId: 'PO' })
    const ids = async (query: string) =>
      (await sold(query)).orders.map(({ _id }: { _id: string }) => _id)
    expect(await ids('')).toEqual([orders[2]._id, orders[0]._id])
    expect(await ids('sort=oldest')).toEqual([orders[0]._id, orders[2]._id])
    expect(await ids('status=accepted')).toEqual([orders[0]._id])
    expect(await ids('q=tomato')).toEqual([orders[2]._id, orders[0]._id])
    expect(await ids('limit=1&page=2')).toEqual([orders[0]._id])
    const behind = { orders: [], total: 2, totalPages: 2 }
    expect(await sold('limit=1&page=9')).toMatchObject(behind)
    expect(await sold('limit=1&page=9&q=tomato&sort=total-low')).toMatchObject(behind)
    expect(await sold('cursor=&limit=1')).toMatchObject({ total: 2, totalPages: 2 })
    // Removing a reference is a change too.
    await execute(app.services.db, sql`update orders set updated_at = now() - interval '1 day'`)
    await execute(
      app.services.db,
      sql`update order_references set updated_at = now() - interval '1 day'`,
    )
    await calls.post(`/order/set-reference/${orders[2]._id}`, seller.token, { externalId: null })
    expect(await ids('')).toEqual([orders[2]._id])
  })

  test.each([
    'yesterday',
    '2026-13-01T00:00:00Z',
    '2026-01-01',
    '0000-01-01T00:00:00Z',
    '1960-01-01T00:00:00Z',
    '9999-12-31T23:59:59-23:59',
    '2026-01-01T00:00:00',
  ])('refuse %s as a time with an example', async (time) => {
    for (const path of ['order/my-orders', 'booking/my-bookings', 'crop/my-crops']) {
      const answer = await app.call('GET', `/api/${path}?updatedSince=${time}`, {
        token: buyer.token,
      })
      expect([answer.status, answer.body.message]).toEqual([
        400,
        'updatedSince must be a time such as 2026-11-23T00:00:00+05:30',
      ])
    }
  })

  test('accept a time with a zone that databases do not know', async () => {
    const query = 'updatedSince=2026-01-01T00:00:00%2B23:59'
    await get(buyer.token, `order/my-orders?${query}`)
    await get(buyer.token, `equipment/my-equipments?${query}`)
  })
})
