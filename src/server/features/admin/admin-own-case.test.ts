import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { type AdminApp, createAdminApp } from '#server/testing/admin-app.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { insertDeliveredOrder } from '#server/testing/people/orders.ts'

let admin: AdminApp
let operatorId: string
/** A user who is not an operator, with their id. */
let person: string
let personId: string
beforeAll(async () => {
  admin = await createAdminApp()
  operatorId = await admin.idOf(admin.operator)
  person = (await admin.app.signUp()).token
  personId = await admin.idOf(person)
})
afterAll(() => admin.app.close())

const write = async (statement: SqlFragment) => {
  const [row] = await execute<{ id: string }>(admin.app.services.db, statement)
  return row?.id ?? ''
}
const crop = async (token: string): Promise<string> =>
  (await admin.post('crop/add-crop', token, newCrop)).body.data._id
const reportCrop = async (token: string, listingId: string) => {
  const body = { kind: 'crop', listingId, reason: 'fraud' }
  expect((await admin.post('report/report-listing', token, body)).status).toBe(200)
}
const question = async (token: string): Promise<string> =>
  (
    await admin.post('community/ask-question', token, {
      title: `What is wrong with ${Math.random()}?`,
    })
  ).body.data._id
const reportPost = async (token: string, postId: string) => {
  const answer = await admin.post('community/report-post', token, { postId, reason: 'spam' })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
/** A review of one person by another, for an order that does not exist. */
async function review(authorId: string, subjectId: string): Promise<string> {
  const orderId = await insertDeliveredOrder(admin.app.services.db, authorId, subjectId)
  return write(sql`insert into reviews (id, order_id, author_id, subject_id, subject_role, item, stars, created_at,
        updated_at)
      values (gen_random_uuid(), ${orderId}, ${authorId}, ${subjectId}, 'seller', 'Tomato', 5, now(), now()) returning id`)
}
/** A message about a crop of its recipient, who reports it. */
async function reportedMessage(sender: string, reader: string): Promise<string> {
  const cropId = await crop(reader)
  const opened = await admin.post('message/open-conversation', sender, { cropId })
  const sent = await admin.post(`message/send-message/${opened.body.data._id}`, sender, {
    text: 'Pay me first',
  })
  const messageId = sent.body.data._id
  const reported = await admin.post(`message/report-message/${messageId}`, reader, {
    reason: 'fraud',
  })
  expect(reported.status, JSON.stringify(reported.body)).toBe(200)
  return messageId
}
const contactMessage = (userId: string) =>
  write(sql`insert into contact_messages (id, user_id, name, email, subject, message, language, created_at,
        updated_at)
      values (gen_random_uuid(), ${userId}, 'A', 'a@example.com', 'general', 'A message', 'en', now(), now())
      returning id`)
const session = (userId: string) =>
  write(sql`insert into expert_sessions (id, user_id, field, state, preferred_day, part_of_day, language,
        question, status, created_at, updated_at)
      values (gen_random_uuid(), ${userId}, 'plant-doctor', 'Punjab', current_date + 5, 'morning', 'en',
        'A question about soil', 'requested', now(), now()) returning id`)

/** Every decision, about something of the operator and about something of another person. */
const decisions: [string, string, () => Promise<object>, () => Promise<object>][] = [
  [
    'their own tick',
    'verify-person',
    async () => ({ userId: operatorId, isVerified: true }),
    async () => ({ userId: personId, isVerified: true }),
  ],
  [
    'their own listing',
    'hide-listing',
    async () => ({ kind: 'crop', listingId: await crop(admin.operator) }),
    async () => ({ kind: 'crop', listingId: await crop(person) }),
  ],
  [
    'a listing that they reported',
    'hide-listing',
    async () => {
      const listingId = await crop(person)
      await reportCrop(admin.operator, listingId)
      return { kind: 'crop', listingId }
    },
    async () => ({ kind: 'crop', listingId: await crop(person) }),
  ],
  [
    'restoring their own listing',
    'restore-listing',
    async () => {
      const listingId = await crop(admin.operator)
      await write(
        sql`update crops set hidden_at = now(), is_archived = true where id = ${listingId} returning id`,
      )
      return { kind: 'crop', listingId }
    },
    async () => {
      const listingId = await crop(person)
      await write(
        sql`update crops set hidden_at = now(), is_archived = true where id = ${listingId} returning id`,
      )
      return { kind: 'crop', listingId }
    },
  ],
  [
    'reports of their own listing',
    'settle-listing',
    async () => {
      const listingId = await crop(admin.operator)
      await reportCrop(person, listingId)
      return { kind: 'crop', listingId }
    },
    async () => {
      const listingId = await crop(person)
      await reportCrop((await admin.app.signUp()).token, listingId)
      return { kind: 'crop', listingId }
    },
  ],
  [
    'their own post',
    'decide-post',
    async () => {
      const postId = await question(admin.operator)
      await reportPost(person, postId)
      return { postId, decision: 'restore' }
    },
    async () => {
      const postId = await question(person)
      await reportPost((await admin.app.signUp()).token, postId)
      return { postId, decision: 'restore' }
    },
  ],
  [
    'a post that they reported',
    'decide-post',
    async () => {
      const postId = await question(person)
      await reportPost(admin.operator, postId)
      return { postId, decision: 'remove' }
    },
    async () => ({ postId: await question(person), decision: 'remove' }),
  ],
  [
    'their own message',
    'decide-message',
    async () => ({ messageId: await reportedMessage(admin.operator, person), decision: 'restore' }),
    async () => ({
      messageId: await reportedMessage((await admin.app.signUp()).token, person),
      decision: 'restore',
    }),
  ],
  [
    'a message that they reported',
    'decide-message',
    async () => ({ messageId: await reportedMessage(person, admin.operator), decision: 'hide' }),
    async () => ({
      messageId: await reportedMessage(person, (await admin.app.signUp()).token),
      decision: 'hide',
    }),
  ],
  [
    'a review of themselves',
    'decide-review',
    async () => ({ reviewId: await review(personId, operatorId), decision: 'hide' }),
    async () => {
      const author = await admin.idOf((await admin.app.signUp()).token)
      return { reviewId: await review(author, personId), decision: 'hide' }
    },
  ],
  [
    'a review by themselves',
    'decide-review',
    async () => ({ reviewId: await review(operatorId, personId), decision: 'hide' }),
    async () => {
      const author = await admin.idOf((await admin.app.signUp()).token)
      return { reviewId: await review(personId, author), decision: 'hide' }
    },
  ],
  [
    'what they wrote by the contact form',
    'handle-contact',
    async () => ({ messageId: await contactMessage(operatorId), isHandled: true }),
    async () => ({ messageId: await contactMessage(personId), isHandled: true }),
  ],
  [
    'a session that they asked for',
    'decide-session',
    async () => ({ sessionId: await session(operatorId), decision: 'confirm' }),
    async () => ({ sessionId: await session(personId), decision: 'confirm' }),
  ],
]

test.each(decisions)('an operator cannot decide about %s', async (_title, path, own, others) => {
  const entries = async () => (await admin.get('desk/log?limit=1')).total
  const before = await entries()
  const refused = await admin.act(path, await own())
  expect([refused.status, refused.body.code]).toEqual([403, 'desk.own_case'])
  expect(await entries()).toBe(before)
  // The same decision about another person succeeds, so nothing else was wrong.
  const done = await admin.act(path, await others())
  expect([done.status, done.body.message]).toEqual([200, undefined])
  expect(await entries()).toBe(before + 1)
})

test('a refused decision changes nothing', async () => {
  const listingId = await crop(admin.operator)
  await admin.act('hide-listing', { kind: 'crop', listingId })
  expect((await admin.get(`crop/get-crop/${listingId}`, person)).isArchived).toBe(false)
  await admin.act('verify-person', { userId: operatorId, isVerified: true })
  expect((await admin.get('user/get-user')).verified).toBe(false)
})
