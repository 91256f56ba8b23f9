import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { type Writer, writersOf } from '#server/testing/people/message-writers.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import {
  messageReportsPerDay,
  messagesPerDay,
  messagesPerMinute,
} from '#shared/message/message.constants.ts'

let app: TestApp
let person: (firstName?: string) => Promise<Writer>
beforeAll(async () => {
  app = await createTestApp()
  person = writersOf(app)
})
afterAll(() => app.close())

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

test('neither the blocked nor the blocking person can write in any of their conversations', async () => {
  await buyer.send(talk, 'Hello')
  expect((await farmer.post(`block-person/${talk}`)).body.data).toEqual({ isBlocked: true })
  expect((await farmer.post(`block-person/${talk}`)).status).toBe(200)
  const refused = await buyer.send(talk, 'Please')
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'This person does not take messages from you.',
  ])
  const another = await buyer.open({ cropId: await farmer.addCrop() })
  expect((await buyer.send(another, 'Please')).status).toBe(403)
  expect((await farmer.send(talk, 'Bye')).body.code).toBe('message.blocking')
  expect((await buyer.get(talk)).data).toMatchObject({ isBlocked: false, isClosed: true })
  expect((await farmer.get(talk)).data).toMatchObject({ isBlocked: true, isClosed: true })
  await buyer.post(`unblock-person/${talk}`)
  expect((await buyer.send(talk, 'Please')).status).toBe(403)
  await farmer.post(`unblock-person/${talk}`)
  expect((await buyer.send(talk, 'Thank you')).status).toBe(200)
})

const ageMessages = (interval: string) =>
  execute(
    app.services.db,
    sql`update messages set created_at = created_at - interval '${sql.raw(interval)}'`,
  )

test('messages are limited per minute and per day', async () => {
  const answers = await Promise.all(
    Array.from({ length: messagesPerMinute + 3 }, (_, n) => buyer.send(talk, `${n}`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(messagesPerMinute)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.body.message).toBe('You are sending messages very fast. Please wait a minute.')
  expect(refused?.headers['retry-after']).toBe('60')
  expect((await farmer.send(talk, 'Slowly')).status).toBe(200)
  await ageMessages('2 minutes')
  expect((await buyer.send(talk, 'After a minute')).status).toBe(200)
  await execute(
    app.services.db,
    sql`insert into messages (id, conversation_id, seq, sender_id, created_at)
      select gen_random_uuid(), m.conversation_id, 1000 + n, m.sender_id, m.created_at
      from (select * from messages where conversation_id = ${talk} and seq = 1) m,
        generate_series(1, ${sql.raw(messagesPerDay)}) n`,
  )
  expect((await buyer.send(talk, 'Too much')).body.message).toBe(
    'You have reached the limit of messages for today. Please try again tomorrow.',
  )
  await ageMessages('1 day')
  expect((await buyer.send(talk, 'Next day')).status).toBe(200)
})

test('new conversations are limited per day', async () => {
  await execute(
    app.services.db,
    sql`insert into conversations
        (id, kind, listing_id, asker_id, owner_id, starter_id, created_at)
      select gen_random_uuid(), kind, gen_random_uuid(), asker_id, owner_id, starter_id, now()
      from conversations, generate_series(1, 39) where id = ${talk}`,
  )
  const next = await farmer.addCrop()
  const refused = await buyer.post('open-conversation', { cropId: next })
  expect([refused.status, refused.body.code]).toEqual([429, 'message.too_many'])
  expect(await buyer.open({ cropId })).toBe(talk)
})

test('a user can report twenty messages a day', async () => {
  await buyer.send(talk, 'Is it still there?')
  for (let i = 0; i < messageReportsPerDay + 1; i++) await farmer.send(talk, `Offer ${i}`)
  await execute(
    app.services.db,
    sql`insert into message_reports (id, message_id, reporter_id, reason, note, created_at)
      select gen_random_uuid(), m.id, c.asker_id, 'spam', '', now()
        from messages m join conversations c on c.id = m.conversation_id
        where c.id = ${talk} and m.sender_id = c.owner_id order by m.seq limit ${messageReportsPerDay - 1}`,
  )
  const { data } = await buyer.get(talk)
  const [last, next] = data.messages.slice(-2).map(({ _id }: { _id: string }) => _id)
  const report = (messageId: string) =>
    buyer.post(`report-message/${messageId}`, { reason: 'spam' })
  expect((await report(last)).status).toBe(200)
  const refused = await report(next)
  expect([refused.status, refused.body.code]).toEqual([429, 'message.too_many'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
