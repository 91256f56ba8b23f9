import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { type Board, createBoard } from '#server/testing/people/board.ts'
import { reportsPerDay } from '#shared/community/community.constants.ts'

let app: Board['app']
let post: Board['post']
let list: Board['list']
let read: Board['read']
let person: Board['person']
let establishedPerson: Board['establishedPerson']
let ask: Board['ask']
let answer: Board['answer']
let answerTexts: Board['answerTexts']
beforeAll(async () => {
  ;({ app, post, list, read, person, establishedPerson, ask, answer, answerTexts } =
    await createBoard())
})
afterAll(() => app.close())

test('answers are sorted by helpful marks, then oldest first', async () => {
  const writer = await person()
  const questionId = await ask(await person())
  await answer(writer, questionId, 'first')
  const second = await answer(writer, questionId, 'second')
  await answer(writer, questionId, 'third')
  const reader = await person()
  const mark = (isHelpful: boolean) => post('mark-helpful', reader, { postId: second, isHelpful })
  expect((await mark(true)).body.data).toEqual({ helpful: 1, isMarked: true })
  expect((await mark(true)).body.data).toEqual({ helpful: 1, isMarked: true })
  expect(await answerTexts(questionId)).toEqual(['second', 'first', 'third'])
  expect((await read(questionId, reader)).body.data.answerList[0].isMarked).toBe(true)
  await mark(false)
  expect((await mark(false)).body.data).toEqual({ helpful: 0, isMarked: false })
  const own = await post('mark-helpful', writer, { postId: second })
  expect([own.status, own.body.code]).toEqual([409, 'community.own_post'])
})

test('with concurrent marks each user counts once', async () => {
  const postId = await ask(await person())
  const readers = await Promise.all(Array.from({ length: 5 }, () => person()))
  const [eager] = readers
  const marks = [...readers, eager, eager, eager].map((token) =>
    post('mark-helpful', token, { postId }),
  )
  expect((await Promise.all(marks)).map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect((await read(postId)).body.data.helpful).toBe(5)
})

test('who takes a mark back leaves the marks of others', async () => {
  const postId = await ask(await person())
  const [one, other] = [await person(), await person()]
  for (const reader of [one, other]) await post('mark-helpful', reader, { postId })
  const unmarked = await post('mark-helpful', one, { postId, isHelpful: false })
  expect(unmarked.body.data).toEqual({ helpful: 1, isMarked: false })
  expect((await read(postId, one)).body.data).toMatchObject({ helpful: 1, isMarked: false })
  expect((await read(postId, other)).body.data).toMatchObject({ helpful: 1, isMarked: true })
})

test('a report hides a post from its reporter, and three reports hide it from all but its author', async () => {
  const writer = await person()
  const asker = await person()
  const questionId = await ask(asker)
  const postId = await answer(writer, questionId, 'Drink the pesticide.')
  const report = (token: string, reason = 'dangerous') =>
    post('report-post', token, { postId, reason })
  const first = await establishedPerson()
  for (let i = 0; i < 4; i++) await report(first, 'spam')
  expect(await answerTexts(questionId, first)).toEqual([])
  expect(await answerTexts(questionId)).toHaveLength(1)
  expect((await report(writer)).body.code).toBe('community.own_post')

  await Promise.all([
    report(await establishedPerson()),
    report(await establishedPerson()),
    report(await establishedPerson()),
  ])
  expect(await answerTexts(questionId)).toEqual([])
  expect((await read(questionId, writer)).body.data).toMatchObject({
    answers: 0,
    answerList: [{ _id: postId, isUnderReview: true, isOwn: true }],
  })
  const update = { token: writer, body: { body: 'Something harmless.' } }
  const changed = await app.call('PATCH', `/api/community/update-answer/${postId}`, update)
  expect(changed.body.code).toBe('community.under_review')
})

test('a question is gone for the person who reported it, in lists, by its address and for answers, and for nobody else', async () => {
  const topic = 'topic=machines&limit=50'
  const asker = await person()
  const questionId = await ask(asker, { topic: 'machines' })
  const [reporter, other] = [await person(), await person()]
  const report = { postId: questionId, reason: 'spam' }
  expect((await post('report-post', reporter, report)).status).toBe(200)
  const listed = async (query: string, token?: string) =>
    (await list(query, token)).questions.some(({ _id }: { _id: string }) => _id === questionId)
  for (const query of [topic, `${topic}&sort=helpful`, `${topic}&q=question`]) {
    expect(await listed(query, reporter), query).toBe(false)
    for (const token of [other, asker, undefined]) expect(await listed(query, token)).toBe(true)
  }
  const reply = (token: string) =>
    post('answer-question', token, { questionId, body: 'Pull the affected plants out.' })
  const refused = await reply(reporter)
  expect([refused.status, refused.body.code]).toEqual([404, 'community.not_found'])
  expect((await read(questionId, reporter)).status).toBe(404)
  expect((await reply(other)).status).toBe(200)
})

test('a reported question or answer cannot be changed before an operator has decided, but deleted', async () => {
  const writer = await person()
  const questionId = await ask(writer)
  const answerId = await answer(writer, questionId, 'Drink the pesticide.')
  const addresses = [`update-question/${questionId}`, `update-answer/${answerId}`]
  const change = (path: string) =>
    app.call('PATCH', `/api/community/${path}`, {
      token: writer,
      body: { body: 'Spray it in the evening, when it is cool.' },
    })
  for (const postId of [questionId, answerId]) {
    await post('report-post', await person(), { postId, reason: 'dangerous' })
  }
  for (const path of addresses) {
    const { status, body } = await change(path)
    expect([status, body.code]).toEqual([409, 'community.under_review'])
  }
  expect(await answerTexts(questionId)).toEqual(['Drink the pesticide.'])
  // An operator shows the question further.
  await execute(
    app.services.db,
    sql`update community_reports set settled_at = now() where post_id = ${questionId}`,
  )
  expect((await change(addresses[0] ?? '')).status).toBe(200)
  expect((await post(`delete-answer/${answerId}`, writer, {})).status).toBe(200)
})

test('new accounts cannot hide a post, unless they have completed an order or are verified', async () => {
  const questionId = await ask(await person())
  const postId = await answer(await person(), questionId, 'Spray neem oil.')
  const { db } = app.services
  const reporters = await Promise.all(Array.from({ length: 7 }, () => person()))
  const ids = await Promise.all(
    reporters.map(
      async (token) => (await app.call('GET', '/api/user/get-user', { token })).body.data._id,
    ),
  )
  const [verified = '', buyer = '', giftBuyer = '', hasty = ''] = ids
  await Promise.all(
    reporters.map((token) => post('report-post', token, { postId, reason: 'spam' })),
  )
  expect(await answerTexts(questionId)).toHaveLength(1)
  // All reports are listed for operators.
  const [waiting] = await queryRows<{ open: number }>(
    db,
    sql`select count(*) as open from community_reports where post_id = ${postId} and settled_at is null`,
  )
  expect(waiting?.open).toBe(7)

  const deal = (buyerId: string, total: number, hoursAgo: number) =>
    execute(
      db,
      sql`with placed as (
          insert into orders (id, number, buyer_id, seller_id, status, delivery, pay_by, total,
              expires_at, created_at, updated_at)
            values (gen_random_uuid(), gen_random_uuid()::text, ${buyerId}, ${ids.at(-1) ?? ''}, 'delivered', 'pickup', 'cash',
              ${total}::numeric, now(), now(), now()) returning id
        ) insert into order_events (order_id, status, made_by, created_at)
          select id, 'delivered', 'buyer', now() - ${hoursAgo}::int * interval '1 hour' from placed`,
    )
  const again = async () => post('report-post', await person(), { postId, reason: 'spam' })
  await execute(db, sql`update users set verified = true where id = ${verified}`)
  await deal(giftBuyer, 0, 72)
  await deal(hasty, 10, 1)
  await again()
  expect(await answerTexts(questionId)).toHaveLength(1)
  // Together with the seller of that order there are three trusted reporters.
  await deal(buyer, 10, 49)
  await again()
  expect(await answerTexts(questionId)).toEqual([])
})

test('a hidden question is visible only to its author, and after restoring only new reports hide it again', async () => {
  const asker = await person()
  const questionId = await ask(asker)
  const answerId = await answer(await person(), questionId, 'Spray neem oil.')
  const report = async () =>
    post('report-post', await establishedPerson(), {
      postId: questionId,
      reason: 'abuse',
      note: 'Look!',
    })
  for (let i = 0; i < 3; i++) await report()
  expect((await read(questionId)).status).toBe(404)
  expect((await list()).questions.map(({ _id }: { _id: string }) => _id)).not.toContain(questionId)
  expect((await list('mine=true', asker)).questions).toMatchObject([
    { _id: questionId, isUnderReview: true },
  ])
  const stranger = await person()
  const late = await post('answer-question', stranger, { questionId, body: 'Too late' })
  expect(late.status).toBe(404)
  expect((await post('mark-helpful', stranger, { postId: answerId })).status).toBe(404)
  const onAnswer = await post('report-post', stranger, { postId: answerId, reason: 'spam' })
  expect(onAnswer.status).toBe(404)

  // What an operator's decision changes.
  const { db } = app.services
  await execute(
    db,
    sql`update community_reports set settled_at = now() where post_id = ${questionId}`,
  )
  await execute(db, sql`update community_posts set status = 'shown' where id = ${questionId}`)
  await report()
  await report()
  expect((await read(questionId)).status).toBe(200)
  await report()
  expect((await read(questionId)).status).toBe(404)
})

test('a user can report twenty posts a day, and posts reported again count too', async () => {
  const [postId, other] = [await ask(await person()), await ask(await person())]
  const reporter = await person()
  const report = (id: string) => post('report-post', reporter, { postId: id, reason: 'spam' })
  for (let i = 0; i < reportsPerDay; i++) expect((await report(postId)).status).toBe(200)
  const refused = await report(other)
  expect([refused.status, refused.body.code]).toEqual([429, 'community.too_many'])
  expect((await read(other, reporter)).status).toBe(200)
})
