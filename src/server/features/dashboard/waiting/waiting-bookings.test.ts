import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { deliveryCalls, pins } from '#server/testing/people/deliveries.ts'
import { createRentals, inDays, type Rentals } from '#server/testing/people/rentals.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { unusedBookingDays, type WaitingView } from '#shared/dashboard/waiting.schema.ts'

let rentals: Rentals
let app: TestApp
beforeAll(async () => {
  rentals = await createRentals()
  app = rentals.app
})
afterAll(() => app.close())

async function waiting(token: string): Promise<WaitingView> {
  const { status, body } = await app.call('GET', '/api/dashboard/waiting', { token })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
const tasksOf = async (token: string) => (await waiting(token)).items.map(({ task }) => task)

test('a booking waits for its owner, then for both on its days, then for the owner’s check', async () => {
  const owner = await rentals.person('Om')
  const renter = await rentals.person('Ravi')
  const equipmentId = await rentals.equipment({ images: [await uploadPicture(app, owner)] }, owner)
  const id = await rentals.createBooking(renter, equipmentId, [0, 1])
  const { items } = await waiting(owner)
  expect(items).toEqual([
    expect.objectContaining({
      ...{ task: 'answer-booking', _id: id, name: 'Combine harvester', otherName: 'Ravi' },
      ...{ from: inDays(0), to: inDays(1), total: 9001, currency: 'INR' },
    }),
  ])
  expect(await tasksOf(renter)).toEqual([])
  await rentals.step(owner, id, 'accepted')
  expect(await tasksOf(owner)).toEqual(['hand-over'])
  expect(await tasksOf(renter)).toEqual(['collect'])
  await rentals.step(owner, id, 'handed-over')
  expect([await tasksOf(owner), await tasksOf(renter)]).toEqual([[], []])
  await execute(app.services.db, sql`update bookings set last_day = first_day where id = ${id}`)
  expect([await tasksOf(owner), await tasksOf(renter)]).toEqual([['take-back'], ['bring-back']])
  await rentals.step(renter, id, 'returned')
  expect(await tasksOf(owner)).toEqual(['check-returned'])
  expect(await tasksOf(renter)).toEqual([])
  await execute(
    app.services.db,
    sql`update booking_events set created_at = created_at - interval '48 hours' where booking_id = ${id}`,
  )
  expect([await tasksOf(owner), await tasksOf(renter)]).toEqual([
    ['check-returned'],
    ['review-booking'],
  ])
  await rentals.step(owner, id, 'completed')
  expect([await tasksOf(owner), await tasksOf(renter)]).toEqual([
    ['review-booking'],
    ['review-booking'],
  ])
})

test('a booking whose machine the owner brings says so to both', async () => {
  const owner = await rentals.person('Brij')
  const renter = await rentals.person('Rani')
  const calls = deliveryCalls(app)
  await calls.moveTo(owner, pins.pune)
  await calls.setTerms(owner, {
    equipment: { mode: 'radius', radiusKm: 30, flatFee: 0, perKmFee: 0, leastDays: 1 },
  })
  const equipmentId = await rentals.equipment({ images: [await uploadPicture(app, owner)] }, owner)
  const travel = { pin: pins.puneCamp, fee: 0 }
  const { body } = await rentals.ask(renter, equipmentId, [0, 0], { travel })
  const id = body.data._id
  expect((await waiting(owner)).items).toMatchObject([{ task: 'answer-booking', isBrought: true }])
  await rentals.step(owner, id, 'accepted')
  expect((await waiting(owner)).items).toMatchObject([{ task: 'hand-over', isBrought: true }])
  expect((await waiting(renter)).items).toMatchObject([{ task: 'collect', isBrought: true }])
})

test('once the days of a booking are over without a handover, both are asked for two weeks to cancel it', async () => {
  const owner = await rentals.person('Old')
  const renter = await rentals.person('Rekha')
  const equipmentId = await rentals.equipment({ images: [await uploadPicture(app, owner)] }, owner)
  const id = await rentals.createBooking(renter, equipmentId, [0, 0])
  await rentals.step(owner, id, 'accepted')
  const bothTasks = async () => [await tasksOf(owner), await tasksOf(renter)]
  const moveTo = (day: string) =>
    execute(
      app.services.db,
      sql`update bookings set first_day = ${day}, last_day = ${day} where id = ${id}`,
    )
  expect(await bothTasks()).toEqual([['hand-over'], ['collect']])
  await moveTo(inDays(-1))
  expect(await bothTasks()).toEqual([['end-booking'], ['end-booking']])
  expect((await waiting(owner)).counts).toEqual({ 'end-booking': 1 })
  await moveTo(inDays(-unusedBookingDays))
  expect(await bothTasks()).toEqual([['end-booking'], ['end-booking']])
  await moveTo(inDays(-unusedBookingDays - 1))
  expect(await bothTasks()).toEqual([[], []])
  await moveTo(inDays(-1))
  await rentals.step(renter, id, 'cancelled', 'It rained')
  expect(await bothTasks()).toEqual([[], []])
})
