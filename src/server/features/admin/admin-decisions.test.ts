import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { type AdminApp, createAdminApp } from '#server/testing/admin-app.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { insertDeliveredOrder } from '#server/testing/people/orders.ts'

let admin: AdminApp
let person: { phone: string; token: string }

beforeAll(async () => {
  admin = await createAdminApp()
})
afterAll(() => admin.app.close())
beforeEach(async () => {
  person = await admin.app.signUp()
})

const introduce = (token: string, body: object) =>
  admin.app.call('PATCH', '/api/user/update-user', { token, body })
const waiting = () => admin.get('desk/summary')

test('people are found by name, place and phone, with their listings and without secrets', async () => {
  await introduce(person.token, {
    firstName: 'Zarina',
    lastName: 'Quraishi',
    address: { city: 'Osmanabad', state: 'Maharashtra' },
  })
  await admin.post('crop/add-crop', person.token, newCrop)
  const find = async (q: string) =>
    (await admin.get(`desk/people?q=${encodeURIComponent(q)}`)).people
  const [row] = await find('zarina osman')
  expect(row).toEqual({
    _id: await admin.idOf(person.token),
    name: 'Zarina Quraishi',
    verified: false,
    image: null,
    phone: person.phone,
    kind: 'farmer',
    createdAt: expect.stringMatching(/Z$/),
    place: 'Osmanabad, Maharashtra',
    upiId: '',
    verificationLapsedAt: null,
    crops: 1,
    equipments: 0,
    apiKeys: 0,
    webhooks: 0,
    hidden: 0,
    orders: 0,
    reports: 0,
  })
  for (const q of [person.phone, `+91 ${person.phone.slice(0, 5)} ${person.phone.slice(5)}`]) {
    expect(await find(q)).toHaveLength(1)
  }
  for (const q of ['zarina mumbai', '%', '_____', "'; drop table users; --"]) {
    expect(await find(q)).toEqual([])
  }
})

test('a seller is verified and unverified, with a notification each time', async () => {
  const userId = await admin.idOf(person.token)
  const verifyPerson = (isVerified: boolean) => admin.act('verify-person', { userId, isVerified })
  expect((await verifyPerson(false)).body.code).toBe('desk.already_decided')
  expect((await verifyPerson(true)).status).toBe(200)
  expect((await admin.get('user/get-user', person.token)).verified).toBe(true)
  expect(await admin.newestNotification(person.token)).toEqual({
    kind: 'verified',
    isVerified: true,
  })
  expect(await admin.newestAct()).toMatchObject({
    act: 'verify',
    subject: { kind: 'person', _id: userId },
    about: '',
  })
  const shown = async (show: string) =>
    (await admin.get(`desk/people?q=${person.phone}&show=${show}`)).people.length
  expect([await shown('verified'), await shown('unverified')]).toEqual([1, 0])
  await verifyPerson(false)
  expect((await admin.get('user/get-user', person.token)).verified).toBe(false)
  expect(await admin.newestAct()).toMatchObject({ act: 'unverify' })
  expect(
    (await admin.act('verify-person', { userId: randomUUID(), isVerified: true })).status,
  ).toBe(404)
})

test('the audit log contains no name, phone or address of a person', async () => {
  await introduce(person.token, { firstName: 'Secretname' })
  await admin.act('verify-person', { userId: await admin.idOf(person.token), isVerified: true })
  const rows = await queryRows<{ line: string }>(
    admin.app.services.db,
    sql`select row_to_json(a)::text as line from audit_log a order by at desc limit 1`,
  )
  expect(rows[0]?.line).not.toMatch(new RegExp(`Secretname|${person.phone}`))
})

async function ask(title: string) {
  const { body } = await admin.post('community/ask-question', person.token, { title })
  return body.data._id as string
}
/** Makes an account old enough for its reports to count towards hiding a post. */
const age = async (token: string) =>
  execute(
    admin.app.services.db,
    sql`update users set created_at = now() - interval '8 days' where id = ${await admin.idOf(token)}`,
  )
const reportPost = async (postId: string, times = 1) => {
  for (let n = 0; n < times; n++) {
    const { token } = await admin.app.signUp()
    await age(token)
    await admin.post('community/report-post', token, { postId, reason: 'spam', note: `Note ${n}` })
  }
}
const question = (id: string) => admin.app.call('GET', `/api/community/question/${id}`)
const decidePost = (postId: string, decision: 'restore' | 'remove') =>
  admin.act('decide-post', { postId, decision })
const postsOf = async (show: string, id: string) =>
  (await admin.get(`desk/posts?show=${show}&limit=50`)).posts.find(
    ({ _id }: { _id: string }) => _id === id,
  )

test('a post that reports have hidden is restored, and old reports do not hide it again', async () => {
  const postId = await ask('May this question stay here?')
  await reportPost(postId, 3)
  expect((await question(postId)).status).toBe(404)
  expect(await postsOf('waiting', postId)).toMatchObject({
    question: null,
    title: 'May this question stay here?',
    status: 'hidden',
    reports: 3,
    reportList: [{ note: 'Note 2' }, { note: 'Note 1' }, { note: 'Note 0' }],
  })
  const { posts } = await waiting()
  expect((await decidePost(postId, 'restore')).status).toBe(200)
  expect((await question(postId)).status).toBe(200)
  expect((await waiting()).posts).toBe(posts - 1)
  expect(await admin.newestNotification(person.token)).toMatchObject({
    kind: 'post-decision',
    isRemoved: false,
    reason: admin.reason,
  })
  await reportPost(postId)
  expect((await question(postId)).status).toBe(200)
})

test('a removed answer is no longer counted, and its author reads why', async () => {
  const questionId = await ask('Who knows something about this?')
  const writer = (await admin.app.signUp()).token
  const answer = { questionId, body: 'Buy here!' }
  const answered = await admin.post('community/answer-question', writer, answer)
  const postId = answered.body.data._id
  await reportPost(postId)
  expect(await postsOf('waiting', postId)).toMatchObject({
    question: { _id: questionId, title: 'Who knows something about this?' },
    body: 'Buy here!',
    status: 'shown',
  })
  expect((await decidePost(postId, 'remove')).status).toBe(200)
  expect((await decidePost(postId, 'remove')).status).toBe(409)
  expect((await question(questionId)).body.data).toMatchObject({ answers: 0, answerList: [] })
  expect(await admin.newestNotification(writer)).toMatchObject({
    kind: 'post-decision',
    isRemoved: true,
    reason: admin.reason,
  })
  expect(await admin.newestAct()).toMatchObject({
    act: 'remove-post',
    subject: { kind: 'post', _id: postId },
  })
  expect(await postsOf('removed', postId)).toMatchObject({ status: 'removed' })
  await decidePost(postId, 'restore')
  expect((await question(questionId)).body.data.answers).toBe(1)
})

test('restoring a post that was never hidden notifies nobody', async () => {
  const postId = await ask('Is this a harmless question?')
  await reportPost(postId)
  await decidePost(postId, 'restore')
  expect(await admin.newestNotification(person.token)).toBeUndefined()
  expect(await postsOf('waiting', postId)).toBeUndefined()
})

test('hiding a reported message hides it from both people and is logged', async () => {
  const crop = await admin.post('crop/add-crop', person.token, newCrop)
  const cropId = crop.body.data._id
  const buyer = (await admin.app.signUp()).token
  const opened = await admin.post('message/open-conversation', buyer, { cropId })
  const conversation = opened.body.data._id
  const sent = await admin.post(`message/send-message/${conversation}`, buyer, {
    text: 'Give me your code',
  })
  const messageId = sent.body.data._id
  expect((await admin.act('decide-message', { messageId, decision: 'hide' })).status).toBe(404)
  await admin.post(`message/report-message/${messageId}`, person.token, { reason: 'fraud' })
  const { messages } = await waiting()
  const row = (await admin.get('desk/messages?limit=50')).messages.find(
    ({ _id }: { _id: string }) => _id === messageId,
  )
  expect(row).toMatchObject({
    text: 'Give me your code',
    isHidden: false,
    sender: { _id: await admin.idOf(buyer) },
    around: [{ text: 'Give me your code', isReported: true }],
  })
  expect((await admin.act('decide-message', { messageId, decision: 'hide' })).status).toBe(200)
  expect((await waiting()).messages).toBe(messages - 1)
  expect(await admin.newestAct()).toMatchObject({ act: 'hide-message', about: '' })
  const seen = await admin.get(`message/get-conversation/${conversation}`, person.token)
  expect(seen.messages[0]).toMatchObject({ text: '', isHidden: true })
})

test('of two simultaneous decisions only one succeeds', async () => {
  const userId = await admin.idOf(person.token)
  const tries = Array.from({ length: 4 }, () =>
    admin.act('verify-person', { userId, isVerified: true }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409, 409, 409])
  const { entries } = await admin.get(`desk/log?subjectId=${userId}`)
  expect(entries).toHaveLength(1)
})

test('a hidden review does not count, and can be shown again', async () => {
  const [writer, subject] = [person.token, (await admin.app.signUp()).token]
  const subjectId = await admin.idOf(subject)
  const { db } = admin.app.services
  const orderId = await insertDeliveredOrder(db, await admin.idOf(writer), subjectId)
  await execute(
    db,
    sql`with line as (insert into order_lines (order_id, position, crop_id, name, unit, price, quantity)
        values (${orderId}, 1, gen_random_uuid(), 'Okra', 'kg', 20, 1))
      insert into order_events (order_id, status, made_by, created_at)
        values (${orderId}, 'delivered', 'buyer', now())`,
  )
  const review = { orderId, stars: 1, text: 'A thief' }
  expect((await admin.post('review/add-review', writer, review)).status).toBe(200)
  const [row] = (await admin.get('desk/reviews')).reviews
  expect(row).toMatchObject({ stars: 1, text: 'A thief', subject: { _id: subjectId } })
  const recordDecision = (decision: string) =>
    admin.act('decide-review', { reviewId: row._id, decision })
  const count = async () => (await admin.get(`review/of-person/${subjectId}`)).total
  expect((await recordDecision('restore')).status).toBe(409)
  expect((await recordDecision('hide')).status).toBe(200)
  expect(await count()).toBe(0)
  expect((await admin.get('desk/reviews?show=hidden')).reviews).toMatchObject([{ isHidden: true }])
  expect(await admin.newestAct()).toMatchObject({ act: 'hide-review' })
  expect((await recordDecision('restore')).status).toBe(200)
  expect(await count()).toBe(1)
})
