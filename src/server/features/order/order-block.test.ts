import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderCalls } from '#server/testing/people/orders.ts'
import { inDays } from '#server/testing/people/rentals.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
beforeAll(async () => {
  app = await createTestApp()
  calls = orderCalls(app)
})
afterAll(() => app.close())

/** A seller with a crop and a machine, and a buyer who has written to them. */
async function openMarket() {
  const [seller, buyer] = [await calls.person('Ramesh'), await calls.person('Asha')]
  const cropId = await calls.crop(seller.token)
  const image = await uploadPicture(app, seller.token)
  const { body: equipment } = await calls.post('/equipment/add-equipment', seller.token, {
    name: 'Tractor',
    category: 'Tractor',
    pricePerDay: 900,
    contactNumber: '9876543210',
    availableFrom: inDays(-1),
    availableTo: inDays(100),
    images: [image],
  })
  const { body: opened } = await calls.post('/message/open-conversation', buyer.token, { cropId })
  const conversationId = opened.data._id
  await calls.post(`/message/send-message/${conversationId}`, buyer.token, { text: 'Hello' })
  const block = (token: string, isBlocked = true) =>
    calls.post(`/message/${isBlocked ? 'block' : 'unblock'}-person/${conversationId}`, token)
  const order = () => calls.place(buyer.token, [{ cropId, quantity: 1 }])
  const book = (day: number) =>
    calls.post('/booking/request-booking', buyer.token, {
      equipmentId: equipment.data._id,
      from: inDays(day),
      to: inDays(day),
    })
  return { seller, buyer, cropId, block, order, book }
}

test('a person whom a seller blocked cannot order, book or look up contacts there; existing orders continue', async () => {
  const { seller, buyer, cropId, block, order, book } = await openMarket()
  const before = (await order()).body.data.orders[0]._id
  await block(seller.token)
  const sentence = 'This seller does not take orders from you.'
  expect((await order()).body).toMatchObject({
    code: 'order.not_available',
    issues: [{ path: 'lines.0.cropId', message: sentence }],
  })
  const booked = await book(1)
  expect([booked.status, booked.body.code]).toEqual([403, 'booking.blocked'])
  const url = `/api/crop/contact-farmer/${cropId}`
  const contact = await app.call('GET', url, { token: buyer.token })
  expect([contact.status, contact.body.code]).toEqual([403, 'message.blocked'])
  const lines = [{ cropId, quantity: 1 }]
  const cart = await app.call('POST', '/api/basket/check', { token: buyer.token, body: { lines } })
  expect(cart.body.data).toMatchObject({
    parts: [{ lines: [{ problem: 'blocked' }] }],
    isReady: false,
  })
  expect((await calls.change(seller.token, before, 'accepted')).status).toBe(200)
  await block(seller.token, false)
  expect([(await order()).status, (await book(1)).status]).toEqual([200, 200])
})

test('a person who blocks a seller cannot buy from them either, and reads why', async () => {
  const { buyer, block, order, book } = await openMarket()
  await block(buyer.token)
  expect((await order()).body.message).toBe(
    'You have blocked this seller. Unblock them to order from them.',
  )
  const booked = await book(1)
  expect([booked.status, booked.body.code]).toEqual([403, 'booking.blocking'])
})
