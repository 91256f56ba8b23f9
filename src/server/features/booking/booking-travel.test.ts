import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliveryCalls, pins } from '#server/testing/people/deliveries.ts'
import { createRentals, type Rentals } from '#server/testing/people/rentals.ts'

let rentals: Rentals
let renter: string
let equipment: string
let fee: number
let km: number
const terms = { mode: 'radius', radiusKm: 30, flatFee: 300, perKmFee: 15.5, leastDays: 2 }
const travel = (changes: object = {}) => ({
  travel: { pin: pins.puneCamp, fee, ...changes },
})

beforeAll(async () => {
  rentals = await createRentals()
  const calls = deliveryCalls(rentals.app)
  renter = await rentals.person('Ravi', 'Kumar')
  equipment = await rentals.equipment()
  await calls.moveTo(rentals.owner, pins.pune)
  await calls.setTerms(rentals.owner, { equipment: terms })
  const { user } = await rentals.read(equipment)
  km = (await calls.termsOf(user._id, pins.puneCamp)).to.distanceKm
  fee = 300 + 15.5 * km
})
afterAll(() => rentals.app.close())

test('a booking freezes the fee for bringing the machine, and its total has it', async () => {
  const { body } = await rentals.ask(renter, equipment, [2, 4], travel())
  expect(body.data).toMatchObject({
    total: 13_501.5 + fee,
    travel: { fee, distanceKm: km, fromPin: pins.pune, toPin: pins.puneCamp },
  })
  const seen = (await rentals.get(rentals.owner, body.data._id)).body.data
  expect(seen.travel).toEqual(body.data.travel)
})

test('out of reach, too few days and unknown places are refused with a sentence; collecting stays', async () => {
  const beyond = await rentals.ask(renter, equipment, [10, 12], travel({ pin: pins.nashik }))
  expect([beyond.status, beyond.body.code]).toEqual([409, 'booking.no_travel'])
  expect(beyond.body.message).toBe(
    `The machine does not travel to ${pins.nashik}. You can collect it from the owner.`,
  )
  const short = await rentals.ask(renter, equipment, [10, 10], travel())
  expect(short.body.message).toBe(
    'The owner brings the machine if you book 2 days or more. Book more days or collect it.',
  )
  const unknown = await rentals.ask(renter, equipment, [10, 12], travel({ pin: pins.unknown }))
  expect(unknown.body.message).toBe(
    `We could not find the PIN code ${pins.unknown}. Please check it.`,
  )
  const { body } = await rentals.ask(renter, equipment, [10, 10])
  expect(body.data).toMatchObject({ total: 4500.5, travel: null })
})

test('an owner without terms is not asked to bring a machine to a PIN code that no post office has', async () => {
  const others = deliveryCalls(rentals.app)
  await others.setTerms(rentals.owner, { equipment: { ...terms, mode: 'agreed' } })
  const wrong = travel({ pin: pins.unknown, fee: null })
  const { status, body } = await rentals.ask(renter, equipment, [60, 62], wrong)
  await others.setTerms(rentals.owner, { equipment: terms })
  expect([status, body.issues]).toMatchObject([409, [{ path: 'travel.pin' }]])
})

test('a fee that differs from what the renter saw is 409, also for callers who name none', async () => {
  for (const changes of [{ fee: fee - 1 }, { fee: null }, { fee: undefined }]) {
    const { status, body } = await rentals.ask(renter, equipment, [20, 22], travel(changes))
    expect([status, body.code]).toEqual([409, 'booking.travel_changed'])
    expect(body.issues).toMatchObject([{ path: 'travel.fee' }])
  }
})

test('the fee is in rupees, so for a machine in dollars it is agreed with the owner', async () => {
  const dollars = await rentals.equipment({ currency: 'USD', pricePerDay: 80 })
  const { body } = await rentals.ask(renter, dollars, [2, 3], travel({ fee: null }))
  expect(body.data).toMatchObject({ total: 160, currency: 'USD', travel: { fee: null } })
})

test('a repeat with the same key is the same booking, and another place is another request', async () => {
  const headers = { 'idempotency-key': 'brought-once' }
  const first = await rentals.ask(renter, equipment, [40, 42], { ...travel(), headers })
  const again = await rentals.ask(renter, equipment, [40, 42], { ...travel(), headers })
  expect(again.body.data._id).toBe(first.body.data._id)
  const other = await rentals.ask(renter, equipment, [40, 42], { headers })
  expect([other.status, other.body.code]).toEqual([422, 'idempotency.mismatch'])
})
