import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { ViewCounter } from '#server/platform/trpc/view-counter.ts'
import { accountCalls } from '#server/testing/people/accounts.ts'
import { deliveryCalls } from '#server/testing/people/deliveries.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { createRentals, type Rentals } from '#server/testing/people/rentals.ts'
import { reviewCalls } from '#server/testing/people/reviews.ts'
import { createTestApp } from '#server/testing/test-app.ts'

let rentals: Rentals
let renter: string
/** Counts a view, which is written within a second and with that empties the memory of machines. */
let addView: ViewCounter['add']
/** What reads would count: if it were written, the memory could go in the middle of any test. */
const viewed = vi.fn<ViewCounter['add']>()
beforeAll(async () => {
  rentals = await createRentals()
  renter = await rentals.person('Ravi')
  const { equipmentViews } = rentals.app.services
  addView = equipmentViews.add
  vi.spyOn(equipmentViews, 'add').mockImplementation(viewed)
})
afterAll(() => rentals.app.close())

let equipment: string
let crop: string
beforeEach(async () => {
  equipment = await rentals.equipment()
  crop = await addCrop()
})

const call = (...[method, url, options]: Parameters<Rentals['app']['call']>) =>
  rentals.app.call(method, url, options)
const addCrop = async (token = rentals.owner) =>
  (await call('POST', '/api/crop/add-crop', { token, body: newCrop })).body.data._id as string

const lists = ['/api/crop/all-crops?sort=newest', '/api/equipment/all-equipments?sort=newest']
const addresses = () => [
  ...lists,
  `/api/crop/get-crop/${crop}?`,
  `/api/equipment/get-equipment/${equipment}?`,
]
const readAll = (urls: readonly string[], headers = {}) =>
  Promise.all(urls.map(async (url) => (await call('GET', url, { headers })).body))

let reads = 0
/** The same, by addresses that nobody has asked for. */
const readAnew = () => readAll(addresses().map((url) => `${url}&read=${++reads}`))

/** Counts the statements of `work`. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(rentals.app.services.db, 'query')
  await work()
  const { length } = query.mock.calls
  query.mockRestore()
  return length
}

/** Waits until this process is told of all writes; on PostgreSQL that begins with a connection. */
const untilRemembered = () =>
  expect
    .poll(async () => {
      await readAll(addresses())
      return statementsOf(() => readAll(addresses()))
    })
    .toBe(0)

const orderCrop = async () => {
  const lines = [{ cropId: crop, quantity: 1 }]
  const body = { lines, delivery: 'pickup', payBy: 'cash' }
  return (await call('POST', '/api/order/place-orders', { token: renter, body })).status
}
const ownerChanges = async (body: object) =>
  (await call('PATCH', '/api/user/update-user', { token: rentals.owner, body })).status
const ownerSql = () => sql`(select owner_id from crops where id = ${crop}::uuid)`

const writes: [string, () => Promise<unknown>][] = [
  ['a listing is added', () => addCrop()],
  [
    'its price changes',
    () =>
      call('PATCH', `/api/crop/update-crop/${crop}`, { token: rentals.owner, body: { price: 21 } }),
  ],
  ['the rent changes', () => rentals.change(equipment, { pricePerDay: 1 })],
  ['it is archived', () => rentals.change(equipment, { isArchived: true })],
  ['an order takes from the stock', orderCrop],
  ['the seller takes another name', () => ownerChanges({ firstName: `Asha ${++reads}` })],
  ['the seller moves', () => ownerChanges({ address: { city: `Pune ${++reads}`, state: 'Goa' } })],
  [
    'the seller sets terms of delivery',
    async () => {
      await deliveryCalls(rentals.app).moveTo(rentals.owner, '422001')
      const crops = { mode: 'radius', radiusKm: 10 + (++reads % 50), fee: 10 }
      return deliveryCalls(rentals.app).setTerms(rentals.owner, { crops })
    },
  ],
  [
    'a machine is reviewed',
    async () => {
      const { review, completed } = reviewCalls(rentals)
      const bookingId = await completed(renter, equipment)
      return review(renter, { bookingId, stars: 5, equipmentStars: 4 })
    },
  ],
  [
    'it is viewed',
    async () => {
      addView(equipment, { userId: null, ip: '192.0.2.77' })
      await rentals.app.services.equipmentViews.flush()
    },
  ],
  [
    'a statement of its own changes the seller',
    () =>
      execute(
        rentals.app.services.db,
        sql`update users set verified = not verified where id = ${ownerSql()}`,
      ),
  ],
  [
    'a transaction that only uses SQL changes it',
    () =>
      rentals.app.services.db.transaction(async (em) => {
        await execute(em, sql`update crops set price = price + 1 where id = ${crop}::uuid`)
      }),
  ],
]

describe('what visitors get from memory', () => {
  test.each(writes)('is what the database has as soon as %s', async (_name, write) => {
    await untilRemembered()
    const before = await readAll(addresses())
    await write()
    const after = await readAll(addresses())
    expect(after).toEqual(await readAnew())
    expect(after).not.toEqual(before)
  })

  test('goes when an account is to be deleted, and comes back with it', async () => {
    const { token, phone } = await rentals.app.signUp()
    const cropId = await addCrop(token)
    const firstOfList = async () => (await readAll(lists))[0].data.crops[0]?._id
    await untilRemembered()
    expect(await firstOfList()).toBe(cropId)
    const { requestDeletion, post } = accountCalls(rentals.app)
    await requestDeletion({ token, phone })
    expect(await firstOfList()).not.toBe(cropId)
    await untilRemembered()
    await post('keep-account', token)
    expect(await firstOfList()).toBe(cropId)
  })

  test('is forgotten at midnight in India', async () => {
    await untilRemembered()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 })
    try {
      expect(await statementsOf(() => readAll(addresses()))).toBeGreaterThan(0)
    } finally {
      vi.useRealTimers()
    }
  })

  test('is not what somebody read before a write that ended earlier', async () => {
    await untilRemembered()
    const { db } = rentals.app.services
    const url = `/api/crop/get-crop/${crop}`
    await rentals.app.services.db.transaction(async (em) => {
      await execute(em, sql`update crops set price = 30 where id = ${crop}::uuid`)
    })
    let finish = () => {}
    const pending = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { query } = db
    const slow = vi.spyOn(db, 'query').mockImplementationOnce(async (statement) => {
      const rows = await query(statement)
      await pending
      return rows as never
    })
    const early = call('GET', url)
    await vi.waitFor(() => expect(slow).toHaveBeenCalled())
    await execute(db, sql`update crops set price = 31 where id = ${crop}::uuid`)
    const late = call('GET', url)
    finish()
    expect((await early).body.data.price).toBe(30)
    expect((await late).body.data.price).toBe(31)
    expect((await call('GET', url)).body.data.price).toBe(31)
    slow.mockRestore()
  })

  test('is read once for all who ask at the same time', async () => {
    await untilRemembered()
    await rentals.change(equipment, { pricePerDay: 2 })
    const url = `/api/equipment/get-equipment/${equipment}`
    const all = () => Promise.all(Array.from({ length: 30 }, () => call('GET', url)))
    expect(await statementsOf(all)).toBe(1)
  })

  test('is never what somebody with a token gets, and the other way round', async () => {
    const urls = addresses()
    const isOwn = (bodies: { data: Record<string, unknown> }[]) =>
      bodies.map(({ data }) => {
        const [first] = (data.crops ?? data.equipments ?? [data]) as Record<string, unknown>[]
        return first?.isUserCrop ?? first?.isUserEquipment
      })
    const owner = { authorization: `Bearer ${rentals.owner}` }
    for (let round = 0; round < 3; round++) {
      expect(isOwn(await readAll(urls))).toEqual([false, false, false, false])
      expect(isOwn(await readAll(urls, owner))).toEqual([true, true, true, true])
    }
  })

  test('counts a view for each visitor', async () => {
    await untilRemembered()
    const { server, services } = rentals.app
    const url = `/api/equipment/get-equipment/${equipment}`
    const readFrom = (remoteAddress: string) => server.inject({ url, remoteAddress })
    const visitors = ['192.0.2.1', '192.0.2.2', '192.0.2.3']
    const ask = () => Promise.all([...visitors, ...visitors].map(readFrom))
    viewed.mockClear()
    expect(await statementsOf(ask)).toBe(0)
    for (const view of viewed.mock.calls) addView(...view)
    await services.equipmentViews.flush()
    const views = sql`select views from equipments where id = ${equipment}::uuid`
    expect(await queryRows(services.db, views)).toEqual([{ views: visitors.length }])
  })

  test('is not what few ask for: later pages, words and places', async () => {
    await untilRemembered()
    for (const query of ['page=2', 'q=tomato', 'near=422001', 'state=Goa']) {
      const read = () => call('GET', `/api/crop/all-crops?${query}`)
      await read()
      expect(await statementsOf(read), query).toBeGreaterThan(0)
    }
  })

  test('is not stored with RESPONSE_CACHE_MB=0', async () => {
    const app = await createTestApp({ RESPONSE_CACHE_MB: '0' })
    const query = vi.spyOn(app.services.db, 'query')
    for (let round = 0; round < 3; round++) {
      query.mockClear()
      await app.call('GET', '/api/crop/all-crops')
      expect(query).toHaveBeenCalled()
    }
    await app.close()
  })
})
