import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRentals, type Rentals } from '#server/testing/people/rentals.ts'

let rentals: Rentals
beforeAll(async () => {
  rentals = await createRentals()
})
afterAll(() => rentals.app.close())

test('a booking is found by the names of its kind of machine in English and Hindi', async () => {
  const renter = await rentals.person('Ravi')
  const tractor = await rentals.equipment({ name: 'Mahindra 575 tractor', category: 'Tractor' })
  const sprayer = await rentals.equipment({ name: 'स्प्रेयर', category: 'Sprayer' })
  for (const id of [tractor, sprayer]) await rentals.createBooking(renter, id, [1, 1])
  const search = async (side: string, token: string, q: string) => {
    const url = `/api/booking/${side}-bookings?q=${encodeURIComponent(q)}`
    const { bookings, total } = (await rentals.app.call('GET', url, { token })).body.data
    expect(total).toBe(bookings.length)
    return bookings.map(({ equipmentId }: { equipmentId: string }) => equipmentId)
  }
  for (const q of ['ट्रैक्टर', 'ट्रैक', 'ट्रैक्टर · Mahindra 575 tractor', '575 ट्रैक्टर']) {
    expect(await search('my', renter, q), q).toEqual([tractor])
    expect(await search('owner', rentals.owner, q), q).toEqual([tractor])
  }
  expect(await search('my', renter, 'sprayer')).toEqual([sprayer])
  expect(await search('my', renter, 'ट्रैक्टर 900')).toEqual([])
})
