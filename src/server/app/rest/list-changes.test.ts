import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { inDays } from '#server/testing/people/rentals.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
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
const patch = async (token: string, path: string, body: object) => {
  const answer = await app.call('PATCH', `/api/${path}`, { token, body })
  expect(answer.status).toBe(200)
}
const pause = () => new Promise((resolve) => setTimeout(resolve, 5))

/** What `read` says of its last change before and after `change`. */
async function changesOf(
  read: () => Promise<{ updatedAt: string }>,
  change: () => Promise<unknown>,
) {
  const before = (await read()).updatedAt
  await pause()
  await change()
  const after = (await read()).updatedAt
  expect(after >= before).toBe(true)
  return after > before
}

const placeOne = async () =>
  (await calls.place(buyer.token, [{ cropId, quantity: 1 }])).body.data.orders[0]

describe('updatedAt', () => {
  test('of an order changes with its steps, and with the reader’s own reference alone', async () => {
    const { _id } = await placeOne()
    const read = async (token: string) => (await get(token, 'order/my-orders')).orders[0]
    const sold = async () => (await get(seller.token, 'order/seller-orders')).orders[0]
    const accept = () => calls.change(seller.token, _id, 'accepted')
    expect(await changesOf(() => read(buyer.token), accept)).toBe(true)
    const refer = (externalId: string | null) => () =>
      calls.post(`/order/set-reference/${_id}`, buyer.token, { externalId })
    for (const externalId of ['PO-1', null]) {
      expect(await changesOf(() => read(buyer.token), refer(externalId))).toBe(true)
    }
    expect(await changesOf(() => read(buyer.token), refer(null))).toBe(false)
    expect(await changesOf(sold, refer('PO-2'))).toBe(false)
    expect(await changesOf(sold, () => get(buyer.token, 'order/my-orders'))).toBe(false)
  })

  test('of a crop changes with its fields, an order and its return, but not with a look', async () => {
    const read = async () => (await get(seller.token, 'crop/my-crops')).crops[0]
    let orderId = ''
    const order = async () => {
      orderId = (await placeOne())._id
    }
    expect(await changesOf(read, order)).toBe(true)
    expect(await changesOf(read, () => calls.change(buyer.token, orderId, 'cancelled'))).toBe(true)
    const change = (body: object) => () => patch(seller.token, `crop/update-crop/${cropId}`, body)
    expect(await changesOf(read, change({ externalId: 'A-1' }))).toBe(true)
    expect(await changesOf(read, change({ price: 21 }))).toBe(true)
    expect(await changesOf(read, change({ isArchived: true }))).toBe(true)
    expect(await changesOf(read, () => get(buyer.token, 'crop/all-crops'))).toBe(false)
    const publicRow = async () =>
      (await app.call('GET', '/api/crop/all-crops?limit=1')).body.data.crops[0]
    await calls.crop(seller.token)
    expect(typeof (await publicRow()).updatedAt).toBe('string')
  })

  test('of a machine changes with its fields and its owner’s place, but not with views', async () => {
    const images = [await uploadPicture(app, seller.token)]
    const { body } = await calls.post('/equipment/add-equipment', seller.token, {
      name: 'Plough',
      category: 'Ploughing',
      pricePerDay: 100,
      images,
      contactNumber: '9876543210',
      availableFrom: inDays(-1),
      availableTo: inDays(90),
    })
    const equipmentId = body.data._id
    const read = async () => (await get(seller.token, 'equipment/my-equipments')).equipments[0]
    const rename = () =>
      patch(seller.token, `equipment/update-equipment/${equipmentId}`, { name: 'Big plough' })
    expect(await changesOf(read, rename)).toBe(true)
    const view = async () => {
      await execute(
        app.services.db,
        sql`update equipments set views = views + 1, rating = 5 where id = ${equipmentId}`,
      )
    }
    expect(await changesOf(read, view)).toBe(false)
    const move = () =>
      patch(seller.token, 'user/update-user', { address: { city: 'Pune', state: 'Maharashtra' } })
    expect(await changesOf(read, move)).toBe(true)
  })

  test('of a booking changes with its steps, and when a request expires', async () => {
    const images = [await uploadPicture(app, seller.token)]
    const { body } = await calls.post('/equipment/add-equipment', seller.token, {
      name: 'Plough',
      category: 'Ploughing',
      pricePerDay: 100,
      images,
      contactNumber: '9876543210',
      availableFrom: inDays(-1),
      availableTo: inDays(90),
    })
    const request = async (day: number) => {
      const days = { from: inDays(day), to: inDays(day) }
      const answer = await calls.post('/booking/request-booking', buyer.token, {
        equipmentId: body.data._id,
        ...days,
      })
      return answer.body.data._id as string
    }
    const first = await request(3)
    const read = async () => (await get(buyer.token, 'booking/my-bookings')).bookings[0]
    const accept = () =>
      calls.post(`/booking/change-status/${first}`, seller.token, { to: 'accepted' })
    expect(await changesOf(read, accept)).toBe(true)
    const second = await request(5)
    // Nobody has answered in time, and the job that ends requests has not run yet.
    await execute(
      app.services.db,
      sql`update bookings set expires_at = now() - interval '1 s', updated_at = now() - interval '1 day' where id = ${second}`,
    )
    expect(await read()).toMatchObject({ _id: second, status: 'expired' })
    const since = new Date(Date.now() - 60_000).toISOString()
    const changed = await get(buyer.token, `booking/my-bookings?updatedSince=${since}`)
    expect(changed.bookings.map(({ _id }: { _id: string }) => _id)).toContain(second)
  })

  test('of a message, a conversation and a notification changes with what their readers see', async () => {
    const { body } = await calls.post('/message/open-conversation', buyer.token, { cropId })
    const id = body.data._id
    const send = () => calls.post(`/message/send-message/${id}`, seller.token, { text: 'Hello' })
    await calls.post(`/message/send-message/${id}`, buyer.token, { text: 'Fresh?' })
    await send()
    const message = async () =>
      (await get(buyer.token, `message/get-conversation/${id}`)).messages[1]
    const talk = async () => (await get(buyer.token, 'message/conversations')).conversations[0]
    expect(await changesOf(talk, send)).toBe(true)
    const markRead = () => calls.post(`/message/mark-read/${id}`, buyer.token, { upTo: 2 })
    // Else it would tell the writer that their message was read.
    expect(await changesOf(talk, markRead)).toBe(false)
    expect(await changesOf(message, markRead)).toBe(false)
    const { _id: messageId } = await message()
    const report = () =>
      calls.post(`/message/report-message/${messageId}`, buyer.token, { reason: 'fraud' })
    const theirs = async () =>
      (await get(seller.token, `message/get-conversation/${id}`)).messages[1]
    expect(
      await changesOf(theirs, async () => expect(await changesOf(message, report)).toBe(true)),
    ).toBe(false)
    const hide = () =>
      execute(app.services.db, sql`update messages set status = 'hidden' where id = ${messageId}`)
    expect(await changesOf(theirs, hide)).toBe(true)

    await placeOne()
    const notification = async () => (await get(seller.token, 'user/notices')).notices[0]
    const readAll = () => calls.post('/user/read-notices', seller.token, {})
    expect(await changesOf(notification, readAll)).toBe(true)
    expect(await changesOf(notification, readAll)).toBe(false)
  })
})
