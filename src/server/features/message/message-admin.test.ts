import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { type Writer, writersOf } from '#server/testing/people/message-writers.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { applyRetention } from '#server/testing/retention.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import {
  countReportedMessages,
  decideAboutMessage,
  listReportedMessages,
} from './message-admin.service.ts'

let app: TestApp
let person: (firstName?: string) => Promise<Writer>
beforeAll(async () => {
  app = await createTestApp()
  person = writersOf(app)
})
afterAll(() => app.close())

let farmer: Writer
let buyer: Writer
let talk: string
beforeEach(async () => {
  await execute(app.services.db, sql`delete from conversations`)
  farmer = await person('Ramesh')
  buyer = await person('Sita')
  talk = await buyer.open({ cropId: await farmer.addCrop() })
})

const reported = (isOpen: boolean) =>
  listReportedMessages(app.services.db, { isOpen, limit: 10, offset: 0 })

const decide = (messageId: string, isHidden: boolean) =>
  app.services.db.transaction((em) => decideAboutMessage(em, messageId, { isHidden }))

async function sendBad() {
  for (let n = 1; n <= 5; n++) await buyer.send(talk, `Before ${n}`)
  const { body } = await farmer.send(talk, 'Pay me in advance')
  await buyer.send(talk, 'No')
  return body.data._id as string
}

test('operators see a reported message with the messages around it, and no others', async () => {
  const id = await sendBad()
  const report = () =>
    buyer.post(`report-message/${id}`, { reason: 'fraud', note: 'He wants money first' })
  expect((await report()).status).toBe(200)
  expect((await report()).status).toBe(200)
  const [item, ...more] = await reported(true)
  expect(more).toEqual([])
  expect(item).toMatchObject({
    messageId: id,
    text: 'Pay me in advance',
    isHidden: false,
    senderName: 'Ramesh',
    reports: [
      {
        reporterName: 'Sita',
        reason: 'fraud',
        note: 'He wants money first',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        settledAt: null,
      },
    ],
  })
  expect(item?.around.map(({ text, isReported }) => [text, isReported])).toEqual([
    ['Before 3', false],
    ['Before 4', false],
    ['Before 5', false],
    ['Pay me in advance', true],
    ['No', false],
  ])
  expect(await countReportedMessages(app.services.db)).toBe(1)
  expect((await buyer.get(talk)).data.messages[5].isReported).toBe(true)
  expect((await farmer.get(talk)).data.messages[5].isReported).toBe(false)
})

test('users cannot report their own messages, and a report requires a reason', async () => {
  const id = await sendBad()
  const own = await farmer.post(`report-message/${id}`, { reason: 'spam' })
  expect([own.status, own.body.code]).toEqual([409, 'message.own_message'])
  for (const reason of ['', undefined, 'boredom']) {
    expect((await buyer.post(`report-message/${id}`, { reason })).status).toBe(400)
  }
  expect(await reported(true)).toEqual([])
})

test('operators hide and restore reported messages, and no others', async () => {
  const id = await sendBad()
  await expect(decide(id, true)).rejects.toMatchObject({ code: 'message.unknown_message' })
  await buyer.post(`report-message/${id}`, { reason: 'abuse' })
  await decide(id, true)
  for (const reader of [farmer, buyer]) {
    expect((await reader.get(talk)).data.messages[5]).toMatchObject({ text: '', isHidden: true })
  }
  expect(await reported(true)).toEqual([])
  expect(await reported(false)).toMatchObject([{ messageId: id, isHidden: true }])
  await decide(id, false)
  expect((await buyer.get(talk)).data.messages[5].text).toBe('Pay me in advance')
})

test('buyer and seller of an order, renter and owner of a booking, each open their conversation', async () => {
  const { db } = app.services
  const userId = async ({ phone }: Writer) => {
    const [row] = await queryRows<{ id: string }>(
      db,
      sql`select id from users where phone = ${phone}`,
    )
    return row?.id ?? ''
  }
  const [buyerId, farmerId, cropId] = [
    await userId(buyer),
    await userId(farmer),
    await farmer.addCrop({ name: 'Okra' }),
  ]
  const [order] = await execute<{ id: string }>(
    db,
    sql`insert into orders (id, number, buyer_id, seller_id, delivery, pay_by, total, expires_at,
        created_at, updated_at)
      values (gen_random_uuid(), 'KH-TEST0001', ${buyerId}, ${farmerId}, 'pickup', 'cash', 20, now(), now(), now())
      returning id`,
  )
  const orderId = order?.id ?? ''
  await execute(
    db,
    sql`insert into order_lines (order_id, position, crop_id, name, unit, price, quantity)
      values (${orderId}, 1, ${cropId}, 'Okra', 'kg', 20, 1)`,
  )
  const fromSeller = await farmer.open({ orderId })
  expect(await buyer.open({ orderId })).toBe(fromSeller)
  expect(await buyer.open({ cropId })).toBe(fromSeller)
  expect((await farmer.send(fromSeller, 'When do you come?')).status).toBe(200)
  expect((await buyer.get(fromSeller)).data.listing.name).toBe('Okra')
  const stranger = await (await person()).post('open-conversation', { orderId })
  expect([stranger.status, stranger.body.code]).toEqual([404, 'message.unknown_subject'])

  const { body: equipment } = await app.call('POST', '/api/equipment/add-equipment', {
    token: farmer.token,
    body: {
      name: 'Tractor',
      category: 'Tractor',
      pricePerDay: 900,
      currency: 'INR',
      contactNumber: '9876543210',
      availableFrom: '2026-01-01',
      availableTo: '2099-12-31',
      images: [await uploadPicture(app, farmer.token)],
    },
  })
  const [booking] = await execute<{ id: string }>(
    db,
    sql`insert into bookings (id, equipment_id, owner_id, renter_id, status, first_day, last_day,
        number, created_at, updated_at)
      values (gen_random_uuid(), ${equipment.data._id}, ${farmerId}, ${buyerId}, 'accepted', '2030-01-01', '2030-01-02', 'KH-TEST0002',
        now(), now()) returning id`,
  )
  const about = await farmer.open({ bookingId: booking?.id })
  expect(await buyer.open({ bookingId: booking?.id })).toBe(about)
  expect((await buyer.get(about)).data.listing).toMatchObject({
    kind: 'equipment',
    price: 900,
    currency: 'INR',
    unit: null,
  })
})

test('changes reach the open pages of both people after the commit, and nobody else', async () => {
  const { live, db } = app.services
  const received: string[] = []
  const follow = async (name: string, { phone }: Writer) => {
    const [row] = await queryRows<{ id: string }>(
      db,
      sql`select id from users where phone = ${phone}`,
    )
    return live.subscribe(
      row?.id ?? '',
      // A new connection is first told to read everything again, without an id.
      ({ topic, id }) => id && received.push(`${name} ${topic} ${id === talk}`),
      () => undefined,
    )
  }
  const stops = await Promise.all([
    follow('farmer', farmer),
    follow('buyer', buyer),
    follow('stranger', await person()),
  ])
  await buyer.send(talk, 'Hello')
  await expect.poll(() => received.sort()).toEqual(['buyer messages true', 'farmer messages true'])
  for (const stop of stops) stop()
})

test('conversations and their pictures are deleted two years after the last message, empty ones after a month', async () => {
  const { db } = app.services
  const uses = () =>
    queryRows(db, sql`select 1 from upload_uses u join messages m on m.id = u.used_by`)
  await buyer.send(talk, 'Look', { images: [await uploadPicture(app, buyer.token)] })
  await buyer.open({ cropId: await farmer.addCrop() })
  const age = (column: string, interval: string) =>
    execute(
      db,
      sql`update conversations set ${sql.raw(column)} = now() - interval '${sql.raw(interval)}'`,
    )
  await age('created_at', '29 days')
  await age('last_message_at', '23 months')
  // The empty conversation has no last message.
  await execute(db, sql`update conversations set last_message_at = null where last_seq = 0`)
  expect(await applyRetention(db, ['conversations', 'message_reports'])).toBe(0)
  expect(await uses()).toHaveLength(1)
  await age('created_at', '31 days')
  expect(await applyRetention(db, ['conversations', 'message_reports'])).toBe(1)
  await age('last_message_at', '25 months')
  const [use] = await queryRows<{ url: string }>(
    db,
    sql`select u.url from upload_uses u join messages m on m.id = u.used_by`,
  )
  expect(await applyRetention(db, ['conversations', 'message_reports'])).toBe(1)
  expect(await queryRows(db, sql`select 1 from upload_uses where url = ${use?.url ?? ''}`)).toEqual(
    [],
  )
})
