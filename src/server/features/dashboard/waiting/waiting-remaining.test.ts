import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderCalls } from '#server/testing/people/orders.ts'
import { createRentals, inDays, type Rentals } from '#server/testing/people/rentals.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { maxRowsPerTask, type WaitingView } from '#shared/dashboard/waiting.schema.ts'

let rentals: Rentals
let calls: ReturnType<typeof orderCalls>
beforeAll(async () => {
  rentals = await createRentals()
  calls = orderCalls(rentals.app)
})
afterAll(() => rentals.app.close())

async function waiting(token: string): Promise<WaitingView> {
  return (await rentals.app.call('GET', '/api/dashboard/waiting', { token })).body.data
}

test('what is only counted names the list of orders that shows it', async () => {
  const [seller, buyer] = [await calls.person('Ramesh'), await calls.person('Asha')]
  const cropId = await calls.crop(seller.token, { quantity: 100 })
  const order = async (changes: string[]) => {
    const { body } = await calls.place(buyer.token, [{ cropId, quantity: 1 }])
    const id = body.data.orders[0]._id
    for (const to of changes) await calls.change(seller.token, id, to)
  }
  for (let i = 0; i < maxRowsPerTask + 2; i++) await order(['accepted'])
  for (let i = 0; i < maxRowsPerTask - 1; i++) await order(['accepted', 'dispatched', 'delivered'])
  for (let i = 0; i < 3; i++) await order(['accepted', 'dispatched'])
  const { items, counts, remaining } = await waiting(seller.token)
  expect(items.filter(({ task }) => task === 'receive-cash')).toHaveLength(maxRowsPerTask)
  expect(counts).toMatchObject({
    'send-order': maxRowsPerTask + 2,
    'receive-cash': maxRowsPerTask + 2,
  })
  expect(remaining).toEqual([
    { task: 'send-order', role: 'seller', status: 'accepted', count: 2 },
    { task: 'receive-cash', role: 'seller', status: 'dispatched', count: 2 },
  ])
  const { body } = await rentals.app.call('GET', '/api/order/seller-orders?status=accepted', {
    token: seller.token,
  })
  expect(body.data.total).toBe(maxRowsPerTask + 2)
})

test('crops and machines that need a later day are counted apart', async () => {
  const { token } = await calls.person('Lister')
  const images = [await uploadPicture(rentals.app, token)]
  for (let i = 0; i < maxRowsPerTask + 2; i++) {
    await rentals.equipment({ images, availableTo: inDays(2) }, token)
  }
  await calls.crop(token, { expiryDate: inDays(5) })
  const { counts, remaining } = await waiting(token)
  expect(counts).toEqual({ 'extend-soon': maxRowsPerTask + 3 })
  expect(remaining).toEqual([
    { task: 'extend-soon', kind: 'equipment', count: 2 },
    { task: 'extend-soon', kind: 'crop', count: 1 },
  ])
})

test('bookings are counted for the side that has to act', async () => {
  const owner = await rentals.person('Om')
  const renter = await rentals.person('Ravi')
  const images = [await uploadPicture(rentals.app, owner)]
  for (let i = 0; i <= maxRowsPerTask; i++) {
    const equipmentId = await rentals.equipment({ images }, owner)
    const id = await rentals.createBooking(renter, equipmentId, [0, 0])
    for (const to of ['accepted', 'handed-over']) await rentals.step(owner, id, to)
  }
  expect((await waiting(owner)).remaining).toEqual([
    { task: 'take-back', role: 'owner', status: 'handed-over', count: 1 },
  ])
  expect((await waiting(renter)).remaining).toEqual([
    { task: 'bring-back', role: 'renter', status: 'handed-over', count: 1 },
  ])
})
