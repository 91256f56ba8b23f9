import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { awayFromTheEndOf } from '#server/testing/away-from-the-end.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { createRentals, inDays, type Rentals } from '#server/testing/people/rentals.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { EarningsView } from '#shared/dashboard/earnings.schema.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { monthAfter } from './earnings.policy.ts'

let rentals: Rentals
let app: TestApp
let calls: ReturnType<typeof orderCalls>
beforeAll(async () => {
  rentals = await createRentals()
  app = rentals.app
  calls = orderCalls(app)
})
// What is paid at the end of a month is not in the next one.
beforeEach(() => awayFromTheEndOf('india-day'), 60_000)
afterAll(() => app.close())

async function earnings(token: string, month?: string): Promise<EarningsView> {
  const query = month ? `?month=${month}` : ''
  const { status, body } = await app.call('GET', `/api/dashboard/earnings${query}`, { token })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}

/** An order of one line, accepted and in cash. @returns its id. */
async function acceptedOrder(seller: { token: string }, buyer: { token: string }, name: string) {
  const cropId = await calls.crop(seller.token, { name })
  const { body } = await calls.place(buyer.token, [{ cropId, quantity: 3 }])
  const id = body.data.orders[0]._id as string
  await calls.change(seller.token, id, 'accepted')
  return id
}
const thisMonth = () => indiaDay().slice(0, 7)

test('an accepted order is still to come, and paid once the cash is confirmed: for the seller earned, for the buyer spent', async () => {
  const seller = await calls.person('Ramesh')
  const buyer = await calls.person('Asha')
  const id = await acceptedOrder(seller, buyer, 'Red onion')
  const [open] = (await earnings(seller.token)).earned
  expect(open).toMatchObject({ currency: 'INR', paid: 0, open: 60 })
  await calls.change(seller.token, id, 'dispatched')
  await calls.post(`/order/confirm-cash/${id}`, seller.token)
  const view = await earnings(seller.token)
  expect(view).toMatchObject({
    month: thisMonth(),
    firstMonth: thisMonth(),
    isSeller: true,
    spent: [],
  })
  expect(view.earned).toMatchObject([
    {
      currency: 'INR',
      paid: 60,
      open: 0,
      others: { paid: 0, open: 0 },
      goods: [{ name: 'Onion', kindHindi: 'प्याज़', paid: 60, open: 0 }],
    },
  ])
  const day = Number(indiaDay().slice(8))
  const week = view.earned[0]?.weeks.find(({ from, to }) => from <= day && day <= to)
  expect(week).toMatchObject({ paid: 60 })
  const bought = await earnings(buyer.token)
  expect(bought).toMatchObject({ isSeller: false, earned: [], spent: [{ paid: 60 }] })
})

test('declined and cancelled orders, and orders nobody has answered, are no earnings', async () => {
  const seller = await calls.person('Sita')
  const buyer = await calls.person('Bina')
  const cancelled = await acceptedOrder(seller, buyer, 'Wheat')
  await calls.change(seller.token, cancelled, 'cancelled', 'Spoiled')
  const cropId = await calls.crop(seller.token)
  await calls.place(buyer.token, [{ cropId, quantity: 1 }])
  expect((await earnings(seller.token)).earned).toEqual([])
})

test('an order that was cancelled after its payment is no earning', async () => {
  const seller = await calls.person('Gita')
  const buyer = await calls.person('Hari')
  const cropId = await calls.crop(seller.token)
  const placed = await calls.place(buyer.token, [{ cropId, quantity: 3 }], { payBy: 'upi' })
  const id = placed.body.data.orders[0]._id
  for (const to of ['accepted', 'paid']) await calls.change(seller.token, id, to)
  expect((await earnings(seller.token)).earned).toMatchObject([{ paid: 60, open: 0 }])
  await calls.change(seller.token, id, 'cancelled', 'The money went back')
  expect((await earnings(seller.token)).earned).toEqual([])
  expect((await earnings(buyer.token)).spent).toEqual([])
})

test('cash that never arrived is expected until its contest is settled, unless the buyer has not paid', async () => {
  const seller = await calls.person('Indu')
  const buyer = await calls.person('Jaya')
  const id = await acceptedOrder(seller, buyer, 'Wheat')
  await calls.change(seller.token, id, 'dispatched')
  await calls.change(buyer.token, id, 'delivered')
  await calls.post(`/order/contest-delivery/${id}`, seller.token, { reason: 'No cash' })
  expect((await earnings(seller.token)).earned).toMatchObject([{ paid: 0, open: 60 }])
  const settle = (isUpheld: boolean) =>
    execute(
      app.services.db,
      sql`update orders set contest_settled_at = now(), contest_upheld = ${isUpheld} where id = ${id}`,
    )
  await settle(false)
  expect((await earnings(seller.token)).earned).toEqual([])
  await settle(true)
  expect((await earnings(seller.token)).earned).toMatchObject([{ paid: 0, open: 60 }])
})

test('the day in India decides the month, and a stranger sees nothing of it', async () => {
  const seller = await calls.person('Tara')
  const buyer = await calls.person('Chitra')
  const stranger = await calls.person('Stranger')
  const id = await acceptedOrder(seller, buyer, 'Wheat')
  const pay = (at: string) =>
    execute(
      app.services.db,
      sql`update orders set status = 'paid', paid_at = ${at} where id = ${id}`,
    )
  // 18:30 UTC is midnight in India.
  await pay('2026-09-30T18:29:59Z')
  expect((await earnings(seller.token, '2026-09')).earned[0]?.weeks[4]).toMatchObject({ paid: 60 })
  expect((await earnings(seller.token, '2026-10')).earned).toEqual([])
  await pay('2026-09-30T18:30:00Z')
  expect((await earnings(seller.token, '2026-10')).earned[0]?.weeks[0]).toMatchObject({ paid: 60 })
  expect((await earnings(seller.token, '2026-09')).earned).toEqual([])
  expect(await earnings(stranger.token, '2026-10')).toMatchObject({ earned: [], spent: [] })
})

test('a rental is paid when it is completed, in its own currency', async () => {
  const owner = await rentals.person('Om')
  const renter = await rentals.person('Ravi')
  const inDollars = await rentals.equipment(
    { images: [await uploadPicture(app, owner)], currency: 'USD' },
    owner,
  )
  const inRupees = await rentals.equipment({ images: [await uploadPicture(app, owner)] }, owner)
  const id = await rentals.createBooking(renter, inDollars, [0, 1])
  for (const to of ['accepted', 'handed-over', 'returned', 'completed']) {
    await rentals.step(owner, id, to)
  }
  await rentals.step(owner, await rentals.createBooking(renter, inRupees, [0, 0]), 'accepted')
  const { earned } = await earnings(owner)
  expect(earned).toMatchObject([
    { currency: 'INR', paid: 0, open: 4500.5 },
    { currency: 'USD', paid: 9001, open: 0, goods: [{ name: 'Combine harvester' }] },
  ])
  expect((await earnings(renter)).spent).toHaveLength(2)
})

test('of an accepted booking nothing is expected once its days are over without a handover', async () => {
  const owner = await rentals.person('Omkar')
  const renter = await rentals.person('Rohan')
  const images = [await uploadPicture(app, owner)]
  const equipmentId = await rentals.equipment({ images }, owner)
  const id = await rentals.createBooking(renter, equipmentId, [0, 0])
  await rentals.step(owner, id, 'accepted')
  const lastDayIs = (daysFromToday: number) =>
    execute(
      app.services.db,
      sql`update bookings set first_day = ${inDays(daysFromToday)}, last_day = ${inDays(daysFromToday)}
        where id = ${id}`,
    )
  expect((await earnings(owner)).earned).toMatchObject([{ paid: 0, open: 4500.5 }])
  await lastDayIs(-1)
  expect((await earnings(owner)).earned).toEqual([])
  expect((await earnings(renter)).spent).toEqual([])
  await lastDayIs(0)
  await rentals.step(owner, id, 'handed-over')
  await lastDayIs(-1)
  expect((await earnings(owner)).earned).toMatchObject([{ paid: 0, open: 4500.5 }])
})

test.each([
  ['2026-13', () => '2026-13'],
  ['1999-01', () => '1999-01'],
  ['"yesterday"', () => 'yesterday'],
  ['after this one', () => monthAfter(thisMonth())],
])('the month %s is refused', async (_name, month) => {
  const { token } = await calls.person('Curious')
  const { status } = await app.call('GET', `/api/dashboard/earnings?month=${month()}`, { token })
  expect(status).toBe(400)
})

test('the prices of a seller’s crops name the kinds that are for sale, the newest first', async () => {
  const { token } = await calls.person('Uma')
  await calls.crop(token, { name: 'Wheat' })
  await calls.crop(token, { name: 'Red onion' })
  await calls.crop(token, { name: 'Potato', isArchived: true })
  const { body } = await app.call('GET', '/api/dashboard/prices', { token })
  expect(body.data.prices.map(({ name }: { name: string }) => name)).toEqual(['Onion', 'Wheat'])
  expect(body.data.prices[0]).toMatchObject({ kindHindi: 'प्याज़', mandi: null })
})
