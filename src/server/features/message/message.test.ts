import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { type Writer, writersOf } from '#server/testing/people/message-writers.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let person: (firstName?: string) => Promise<Writer>
beforeAll(async () => {
  app = await createTestApp()
  person = writersOf(app)
})
afterAll(() => app.close())

const unknownId = '01900000-0000-7000-8000-000000000000'

let farmer: Writer
let buyer: Writer
let cropId: string
let talk: string
beforeEach(async () => {
  farmer = await person('Ramesh')
  buyer = await person('Sita')
  cropId = await farmer.addCrop()
  talk = await buyer.open({ cropId })
})

const texts = (body: { data: { messages: { text: string }[] } }) =>
  body.data.messages.map(({ text }) => text)

test('two people write to each other about a listing, and each sees their own view', async () => {
  await buyer.send(talk, 'Is it fresh?')
  await farmer.send(talk, 'Picked today')
  expect(await buyer.open({ cropId })).toBe(talk)
  const { data } = await buyer.get(talk)
  expect(data).toMatchObject({
    listing: { kind: 'crop', _id: cropId, name: 'Tomato', isOwn: false, price: 20, unit: 'kg' },
    other: { name: 'Ramesh' },
    isBlocked: false,
    isClosed: false,
    older: null,
    messages: [
      { seq: 1, isOwn: true, text: 'Is it fresh?', images: [], isHidden: false },
      { seq: 2, isOwn: false, text: 'Picked today' },
    ],
  })
  const theirs = (await farmer.get(talk)).data
  expect(theirs).toMatchObject({ listing: { isOwn: true }, other: { name: 'Sita' } })
  expect(
    theirs.messages.map(({ isOwn: isOwnConversation }: { isOwn: boolean }) => isOwnConversation),
  ).toEqual([false, true])
  expect(JSON.stringify([data, theirs])).not.toMatch(new RegExp(`${farmer.phone}|${buyer.phone}`))
})

test('an empty conversation is hidden from the counterparty and from all lists', async () => {
  expect((await farmer.get(talk)).code).toBe('message.unknown_conversation')
  expect((await farmer.list()).conversations).toEqual([])
  expect((await buyer.list()).conversations).toEqual([])
  expect((await buyer.get(talk)).data.messages).toEqual([])
  await buyer.send(talk, 'Namaste')
  expect((await farmer.list()).conversations).toMatchObject([
    {
      _id: talk,
      listing: {
        name: 'Tomato',
        isGone: false,
        kindImage: expect.stringMatching(/\/tomato-[0-9a-f]{8}\.svg$/),
        kindHindi: 'टमाटर',
      },
      other: { name: 'Sita' },
      last: { text: 'Namaste', images: 0, isOwn: false, isHidden: false },
      unread: 1,
    },
  ])
})

test('conversations of other people are not found by any call', async () => {
  await buyer.send(talk, 'Between us')
  const stranger = await person()
  const [message] = (await buyer.get(talk)).data.messages
  for (const id of [talk, unknownId, 'x']) {
    const answers = [
      await stranger.post(`send-message/${id}`, { text: 'Hello' }),
      await stranger.read(id, 1),
      await stranger.post(`block-person/${id}`),
      await stranger.post(`unblock-person/${id}`),
    ]
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([404, 'message.unknown_conversation'])
    }
    expect((await stranger.get(id)).code).toBe('message.unknown_conversation')
  }
  const report = await stranger.post(`report-message/${message._id}`, { reason: 'spam' })
  expect([report.status, report.body.code]).toEqual([404, 'message.unknown_message'])
  expect((await stranger.list()).conversations).toEqual([])
  expect((await app.call('GET', '/api/message/conversations')).status).toBe(401)
})

test('users cannot write to themselves or about archived listings; existing conversations stay', async () => {
  const own = await farmer.post('open-conversation', { cropId })
  expect([own.status, own.body.code]).toEqual([409, 'message.own_listing'])
  const archive = { token: farmer.token, body: { isArchived: true } }
  await app.call('PATCH', `/api/crop/update-crop/${cropId}`, archive)
  const other = await person()
  for (const about of [
    { cropId },
    { cropId: unknownId },
    { cropId: 'x' },
    { equipmentId: cropId },
  ]) {
    const { status, body } = await other.post('open-conversation', about)
    expect([status, body.code]).toEqual([404, 'message.unknown_subject'])
  }
  expect(await buyer.open({ cropId })).toBe(talk)
  expect((await buyer.send(talk, 'Still there?')).status).toBe(200)
  expect((await buyer.get(talk)).data.listing.isGone).toBe(true)
  for (const about of [{}, { cropId, orderId: unknownId }, { cropId: 7 }]) {
    expect((await other.post('open-conversation', about)).body.message).toBe(
      'Say what the conversation is about: one crop, machine, order or booking',
    )
  }
})

test('concurrent calls make one conversation that has every message once', async () => {
  const other = await person()
  const ids = await Promise.all(Array.from({ length: 5 }, () => other.open({ cropId })))
  expect(new Set(ids).size).toBe(1)
  const [id = ''] = ids
  const first = await other.send(id, 'First')
  expect(first.body.data).toMatchObject({ seq: 1, isOwn: true })
  await Promise.all(
    [other, farmer].flatMap((sender) => [1, 2, 3, 4].map((n) => sender.send(id, `Message ${n}`))),
  )
  const { messages } = (await other.get(id)).data
  expect(messages.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('a message is sent once per key, even if the first answer was not stored', async () => {
  const key = { 'idempotency-key': 'one-tap' }
  const first = await buyer.send(talk, 'Once', {}, key)
  expect((await buyer.send(talk, 'Once', {}, key)).body).toEqual(first.body)
  await execute(app.services.db, sql`delete from idempotency_keys`)
  expect((await buyer.send(talk, 'Once', {}, key)).body).toEqual(first.body)
  await execute(app.services.db, sql`delete from idempotency_keys`)
  const other = await buyer.send(talk, 'Another text', {}, key)
  expect([other.status, other.body.code]).toEqual([422, 'idempotency.mismatch'])
  expect(texts(await buyer.get(talk))).toEqual(['Once'])
})

test('messages are paged backwards', async () => {
  for (let n = 1; n <= 5; n++) await buyer.send(talk, `${n}`)
  const newest = await farmer.get(talk, '?limit=2')
  expect([texts(newest), newest.data.older]).toEqual([['4', '5'], 4])
  const before = await farmer.get(talk, `?limit=2&cursor=${newest.data.older}`)
  expect([texts(before), before.data.older]).toEqual([['2', '3'], 2])
  const first = await farmer.get(talk, `?limit=2&cursor=${before.data.older}`)
  expect([texts(first), first.data.older]).toEqual([['1'], null])
})

test('conversations as asker and as owner are paged together, newest first', async () => {
  const another = await buyer.open({ cropId: await farmer.addCrop({ name: 'Okra' }) })
  const conversationId = await farmer.open({ cropId: await buyer.addCrop({ name: 'Wheat' }) })
  await buyer.send(talk, 'Hello')
  await buyer.send(another, 'Hello').then(tick)
  await farmer.send(conversationId, 'Hello').then(tick)
  await farmer.send(talk, 'Newest')
  const first = await buyer.list('?limit=2')
  expect(first.conversations.map(({ _id }: { _id: string }) => _id)).toEqual([talk, conversationId])
  const rest = await buyer.list(`?limit=2&cursor=${encodeURIComponent(first.next)}`)
  expect([rest.conversations.map(({ _id }: { _id: string }) => _id), rest.next]).toEqual([
    [another],
    null,
  ])
})

test.each([
  'x',
  `2026-01-01T00:00:00Z_${'-'.repeat(36)}`,
  `2026-02-30T00:00:00Z_${unknownId}`,
  `2026-01-01T.:.:Z_${unknownId}`,
  `0000-01-01T00:00:00Z_${unknownId}`,
])('the invalid cursor %s is rejected with a message', async (cursor) => {
  const { status, body } = await app.call(
    'GET',
    `/api/message/conversations?cursor=${cursor}`,
    buyer,
  )
  expect([status, body.message]).toEqual([400, 'cursor must be a value from an earlier response'])
})

/** The order of two messages of the same millisecond is not determined. */
const tick = () => new Promise((resolve) => setTimeout(resolve, 2))

test('unread messages are counted per conversation and in total, and marked as read up to a message', async () => {
  for (const text of ['1', '2', '3']) await buyer.send(talk, text)
  const conversationId = await farmer.open({ cropId: await buyer.addCrop() })
  await farmer.send(conversationId, 'And yours?')
  await buyer.send(conversationId, 'Ready')
  expect([await farmer.unread(), await buyer.unread()]).toEqual([4, 1])
  expect((await farmer.read(talk, 2)).body.data).toEqual({ unread: 2 })
  expect((await farmer.read(talk, 1)).body.data).toEqual({ unread: 2 })
  expect((await farmer.get(talk)).data.readUpTo).toBe(2)
  // A message that was not sent yet cannot be marked as read.
  expect((await farmer.read(talk, 900)).body.data).toEqual({ unread: 1 })
  await buyer.send(talk, '4')
  expect(await farmer.unread()).toBe(2)
  for (const upTo of [0, -1, 1.5, 'x', null]) {
    expect((await farmer.post(`mark-read/${talk}`, { upTo })).status).toBe(400)
  }
})

test('a message can have up to five of the sender’s own uploads, and no text', async () => {
  const image = await uploadPicture(app, buyer.token)
  const { body } = await buyer.send(talk, '', { images: [image, image] })
  expect(body.data).toMatchObject({ text: '', images: [expect.any(String)] })
  expect((await farmer.list()).conversations[0].last).toMatchObject({ text: '', images: 1 })
  const theirs = await farmer.send(talk, 'Mine?', { images: [image] })
  expect([theirs.status, theirs.body.code]).toEqual([400, 'upload.unknown'])
  const many = await buyer.send(talk, 'Six', { images: Array(6).fill(image) })
  expect(many.body.message).toBe('You can only upload up to 5 images.')
  expect((await farmer.get(talk)).data.messages).toHaveLength(1)
})

test.each([
  ['', 'Write a message or add a photo'],
  [' \n\u202e ', 'Write a message or add a photo'],
  [undefined, 'Write a message or add a photo'],
  [7, 'Message must be text'],
  ['x'.repeat(2001), 'Message cannot exceed 2000 characters'],
  ['a\0b', 'Message has a character that cannot be stored'],
])('the message %.20j is rejected with a message', async (text, message) => {
  const { status, body } = await buyer.send(talk, text)
  expect([status, body.message]).toEqual([400, message])
})

test('markup is stored as plain text', async () => {
  const text = `<img src=x onerror=alert(1)> '; drop table messages; -- ?`
  await buyer.send(talk, text)
  expect(texts(await farmer.get(talk))).toEqual([text])
})
