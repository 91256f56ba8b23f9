import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDeskApp, type DeskApp } from '#server/testing/admin-app.ts'
import { newCrop } from '#server/testing/people/listings.ts'

let desk: DeskApp
let person: { phone: string; token: string }

beforeAll(async () => {
  desk = await createDeskApp()
})
afterAll(() => desk.app.close())
beforeEach(async () => {
  person = await desk.app.signUp()
})

const introduce = (token: string, body: object) =>
  desk.app.call('PATCH', '/api/user/update-user', { token, body })
const waiting = () => desk.get('desk/summary')

test('people are found by name, place and number, with what they sell, and with nothing secret', async () => {
  await introduce(person.token, {
    firstName: 'Zarina',
    lastName: 'Quraishi',
    address: { city: 'Osmanabad', state: 'Maharashtra' },
  })
  await desk.post('crop/add-crop', person.token, newCrop)
  const find = async (q: string) =>
    (await desk.get(`desk/people?q=${encodeURIComponent(q)}`)).people
  const [found] = await find('zarina osman')
  expect(found).toEqual({
    _id: await desk.idOf(person.token),
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

test('a seller gets the tick and loses it, and is told each time', async () => {
  const userId = await desk.idOf(person.token)
  const verify = (isVerified: boolean) => desk.act('verify-person', { userId, isVerified })
  expect((await verify(false)).body.code).toBe('desk.already_decided')
  expect((await verify(true)).status).toBe(200)
  expect((await desk.get('user/get-user', person.token)).verified).toBe(true)
  expect(await desk.told(person.token)).toEqual({ kind: 'verified', isVerified: true })
  expect(await desk.newestAct()).toMatchObject({
    act: 'verify',
    subject: { kind: 'person', _id: userId },
    about: '',
  })
  const shown = async (show: string) =>
    (await desk.get(`desk/people?q=${person.phone}&show=${show}`)).people.length
  expect([await shown('verified'), await shown('unverified')]).toEqual([1, 0])
  await verify(false)
  expect((await desk.get('user/get-user', person.token)).verified).toBe(false)
  expect(await desk.newestAct()).toMatchObject({ act: 'unverify' })
  expect((await desk.act('verify-person', { userId: randomUUID(), isVerified: true })).status).toBe(
    404,
  )
})

test('the log keeps no name, number or address of a person', async () => {
  await introduce(person.token, { firstName: 'Secretname' })
  await desk.act('verify-person', { userId: await desk.idOf(person.token), isVerified: true })
  const rows = await desk.app.services.db.read<{ line: string }>({
    text: 'select row_to_json(a)::text as line from audit_log a order by at desc limit 1',
  })
  expect(rows[0]?.line).not.toMatch(new RegExp(`Secretname|${person.phone}`))
})

async function ask(title: string) {
  const { body } = await desk.post('community/ask-question', person.token, { title })
  return body.data._id as string
}
/** Makes an account so old that its reports count towards hiding a post. */
const age = async (token: string) =>
  desk.app.services.db.read({
    text: `update users set created_at = now() - interval '8 days' where id = $1`,
    values: [await desk.idOf(token)],
  })
const reportPost = async (postId: string, times = 1) => {
  for (let n = 0; n < times; n++) {
    const { token } = await desk.app.signUp()
    await age(token)
    await desk.post('community/report-post', token, { postId, reason: 'spam', note: `Note ${n}` })
  }
}
const question = (id: string) => desk.app.call('GET', `/api/community/question/${id}`)
const postsOf = async (show: string, id: string) =>
  (await desk.get(`desk/posts?show=${show}&limit=50`)).posts.find(
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
  expect((await desk.act('decide-post', { postId, decision: 'restore' })).status).toBe(200)
  expect((await question(postId)).status).toBe(200)
  expect((await waiting()).posts).toBe(posts - 1)
  expect(await desk.told(person.token)).toMatchObject({
    kind: 'post-decision',
    isRemoved: false,
    reason: desk.reason,
  })
  await reportPost(postId)
  expect((await question(postId)).status).toBe(200)
})

test('a reported answer is removed: it is counted no more, and its writer reads why', async () => {
  const questionId = await ask('Who knows something about this?')
  const writer = (await desk.app.signUp()).token
  const answered = await desk.post('community/answer-question', writer, {
    questionId,
    body: 'Buy here!',
  })
  const postId = answered.body.data._id
  await reportPost(postId)
  expect(await postsOf('waiting', postId)).toMatchObject({
    question: { _id: questionId, title: 'Who knows something about this?' },
    body: 'Buy here!',
    status: 'shown',
  })
  expect((await desk.act('decide-post', { postId, decision: 'remove' })).status).toBe(200)
  expect((await desk.act('decide-post', { postId, decision: 'remove' })).status).toBe(409)
  expect((await question(questionId)).body.data).toMatchObject({ answers: 0, answerList: [] })
  expect(await desk.told(writer)).toMatchObject({
    kind: 'post-decision',
    isRemoved: true,
    reason: desk.reason,
  })
  expect(await desk.newestAct()).toMatchObject({
    act: 'remove-post',
    subject: { kind: 'post', _id: postId },
  })
  expect(await postsOf('removed', postId)).toMatchObject({ status: 'removed' })
  await desk.act('decide-post', { postId, decision: 'restore' })
  expect((await question(questionId)).body.data.answers).toBe(1)
})

test('of a post that everybody saw all the time nobody is told that it stays', async () => {
  const postId = await ask('Is this a harmless question?')
  await reportPost(postId)
  await desk.act('decide-post', { postId, decision: 'restore' })
  expect(await desk.told(person.token)).toBeUndefined()
  expect(await postsOf('waiting', postId)).toBeUndefined()
})

test('a reported message is hidden from both, with its entry in the log', async () => {
  const crop = await desk.post('crop/add-crop', person.token, newCrop)
  const buyer = (await desk.app.signUp()).token
  const opened = await desk.post('message/open-conversation', buyer, { cropId: crop.body.data._id })
  const conversation = opened.body.data._id
  const sent = await desk.post(`message/send-message/${conversation}`, buyer, {
    text: 'Give me your code',
  })
  const messageId = sent.body.data._id
  expect((await desk.act('decide-message', { messageId, decision: 'hide' })).status).toBe(404)
  await desk.post(`message/report-message/${messageId}`, person.token, { reason: 'fraud' })
  const { messages } = await waiting()
  const found = (await desk.get('desk/messages?limit=50')).messages.find(
    ({ _id }: { _id: string }) => _id === messageId,
  )
  expect(found).toMatchObject({
    text: 'Give me your code',
    isHidden: false,
    sender: { _id: await desk.idOf(buyer) },
    around: [{ text: 'Give me your code', isReported: true }],
  })
  expect((await desk.act('decide-message', { messageId, decision: 'hide' })).status).toBe(200)
  expect((await waiting()).messages).toBe(messages - 1)
  expect(await desk.newestAct()).toMatchObject({ act: 'hide-message', about: '' })
  const seen = await desk.get(`message/get-conversation/${conversation}`, person.token)
  expect(seen.messages[0]).toMatchObject({ text: '', isHidden: true })
})

test('two operators at once decide once', async () => {
  const userId = await desk.idOf(person.token)
  const tries = Array.from({ length: 4 }, () =>
    desk.act('verify-person', { userId, isVerified: true }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409, 409, 409])
  const { entries } = await desk.get(`desk/log?subjectId=${userId}`)
  expect(entries).toHaveLength(1)
})

test('a review is hidden, counts for nothing then, and is shown again', async () => {
  const [writer, subject] = [person.token, (await desk.app.signUp()).token]
  const subjectId = await desk.idOf(subject)
  const people = [await desk.idOf(writer), subjectId]
  const [order] = await desk.app.services.db.read<{ id: string; number: string }>({
    text: `insert into orders (id, number, buyer_id, seller_id, status, delivery, pay_by, total,
        expires_at, created_at, updated_at)
      values (gen_random_uuid(), 'KH-DESK0001', $1, $2, 'delivered', 'pickup', 'cash', 20, now(),
        now(), now()) returning id`,
    values: people,
  })
  await desk.app.services.db.read({
    text: `insert into order_lines (order_id, position, crop_id, name, unit, price, quantity)
      values ($1, 1, gen_random_uuid(), 'Okra', 'kg', 20, 1)`,
    values: [order?.id ?? ''],
  })
  await desk.app.services.db.read({
    text: `insert into order_events (order_id, status, made_by, created_at)
      values ($1, 'delivered', 'buyer', now())`,
    values: [order?.id ?? ''],
  })
  const review = { orderId: order?.id, stars: 1, text: 'A thief' }
  const added = await desk.post('review/add-review', writer, review)
  expect(added.status, added.body.message).toBe(200)
  const [found] = (await desk.get('desk/reviews')).reviews
  expect(found).toMatchObject({ stars: 1, text: 'A thief', subject: { _id: subjectId } })
  const decide = (decision: string) => desk.act('decide-review', { reviewId: found._id, decision })
  const count = async () => (await desk.get(`review/of-person/${subjectId}`)).total
  expect((await decide('restore')).status).toBe(409)
  expect((await decide('hide')).status).toBe(200)
  expect(await count()).toBe(0)
  expect((await desk.get('desk/reviews?show=hidden')).reviews).toMatchObject([{ isHidden: true }])
  expect(await desk.newestAct()).toMatchObject({ act: 'hide-review' })
  expect((await decide('restore')).status).toBe(200)
  expect(await count()).toBe(1)
})
