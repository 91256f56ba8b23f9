import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { type Board, createBoard } from '#server/testing/people/board.ts'
import { answersPerDay, questionsPerDay } from '#shared/community/community.constants.ts'

let app: Board['app']
let post: Board['post']
let list: Board['list']
let read: Board['read']
let person: Board['person']
let ask: Board['ask']
let answer: Board['answer']
beforeAll(async () => {
  ;({ app, post, list, read, person, ask, answer } = await createBoard())
})
afterAll(() => app.close())

test('a question shows its author by first name and initial, without contact details', async () => {
  const token = await person('Ramesh', 'Patil')
  const body = '  <b>Yellow</b> leaves\r\n\r\n\r\n\r\nsince Monday  '
  const { body: made } = await post('ask-question', token, {
    title: 'Why do the  leaves of my\nwheat turn yellow?',
    body,
    topic: 'health',
    crop: 'wheat',
    state: 'Punjab',
  })
  const { body: answered } = await read(made.data._id)
  expect(answered.data).toEqual({
    _id: made.data._id,
    title: 'Why do the leaves of my wheat turn yellow?',
    body: '<b>Yellow</b> leaves\n\nsince Monday',
    topic: 'health',
    crop: { id: 'wheat', name: { en: 'Wheat', hi: 'गेहूँ' } },
    state: 'Punjab',
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: expect.stringMatching(/Z$/),
    editedAt: null,
    helpful: 0,
    answers: 0,
    author: {
      name: 'Ramesh P.',
      verified: false,
      place: 'Nashik, Maharashtra',
      placeHindi: 'नासिक',
    },
    isOwn: false,
    isMarked: false,
    isUnderReview: false,
    answerList: [],
  })
  const { questions } = await list('topic=health')
  expect(questions[0]).toMatchObject({ _id: made.data._id, excerpt: answered.data.body })
})

test.each([
  [{ title: 'Too short' }, 'Question title must be at least 10 characters long'],
  [{ title: `a${' '.repeat(20)}b` }, 'Question title must be at least 10 characters long'],
  [{ title: 'x'.repeat(151) }, 'Question title cannot exceed 150 characters'],
  [{ title: 'A good long title', body: 'x'.repeat(5001) }, 'Details cannot exceed 5000 characters'],
  [{ title: 'A good long title', crop: 'plutonium' }, 'There is no such crop'],
  [
    { title: 'A good long title', state: 'Atlantis' },
    'State must be one of the 36 states and union territories',
  ],
])('%j is refused', async (input, message) => {
  const { status, body } = await post('ask-question', await person(), input)
  expect([status, body.message]).toEqual([400, message])
})

test('visitors can read but not write', async () => {
  const questionId = await ask(await person())
  for (const [path, body] of [
    ['ask-question', { title: 'A question of nobody' }],
    ['answer-question', { questionId, body: 'An answer' }],
    ['mark-helpful', { postId: questionId }],
    ['report-post', { postId: questionId, reason: 'spam' }],
    [`delete-question/${questionId}`, {}],
  ] as const) {
    expect((await post(path, undefined, body)).status, path).toBe(401)
  }
  expect((await app.call('GET', '/api/community/questions?mine=true')).status).toBe(401)
  expect((await read('not-an-id')).body.code).toBe('community.not_found')
})

test('an answer notifies the author of the question once, unless it is their own', async () => {
  const asker = await person()
  const questionId = await ask(asker)
  const notifications = async () =>
    (await app.call('GET', '/api/user/notices', { token: asker })).body.data.notices
  await answer(asker, questionId, 'I found out myself.')
  expect(await notifications()).toEqual([])
  await answer(await person('मीना', 'शिंदे'), questionId, 'Try neem oil.')
  expect(await notifications()).toMatchObject([
    { content: { kind: 'community-answer', questionId, by: 'मीना शिं.' } },
  ])
  expect((await list()).questions[0]).toMatchObject({ _id: questionId, answers: 2 })
})

test('only authors can change and delete posts, and a question is deleted with its answers, marks and reports', async () => {
  const asker = await person()
  const other = await person()
  const questionId = await ask(asker, { crop: 'rice' })
  const answerId = await answer(other, questionId, 'As my father did.')
  await post('mark-helpful', asker, { postId: answerId })
  const patch = (token: string, path: string, body: object) =>
    app.call('PATCH', `/api/community/${path}`, { token, body })
  expect((await patch(other, `update-question/${questionId}`, { body: 'Ha' })).status).toBe(403)
  expect((await patch(asker, `update-answer/${answerId}`, { body: 'Ha' })).status).toBe(403)
  expect((await post(`delete-answer/${questionId}`, asker, {})).status).toBe(404)
  await patch(asker, `update-question/${questionId}`, { body: 'More to tell', state: 'Bihar' })
  await patch(other, `update-answer/${answerId}`, { body: 'As my mother did.' })
  expect((await read(questionId)).body.data).toMatchObject({
    body: 'More to tell',
    crop: { id: 'rice' },
    state: 'Bihar',
    editedAt: expect.stringMatching(/Z$/),
    answerList: [{ body: 'As my mother did.', editedAt: expect.stringMatching(/Z$/) }],
  })
  await post('report-post', await person(), { postId: answerId, reason: 'other' })
  expect((await post(`delete-question/${questionId}`, other, {})).status).toBe(403)
  expect((await post(`delete-question/${questionId}`, asker, {})).status).toBe(200)
  expect((await read(questionId)).status).toBe(404)
  const [left] = await queryRows(
    app.services.db,
    sql`select (select count(*) from community_posts where id = ${questionId} or question_id = ${questionId}) as posts,
      (select count(*) from community_marks where post_id = ${answerId}) as marks,
      (select count(*) from community_reports where post_id = ${answerId}) as reports`,
  )
  expect(left).toEqual({ posts: 0, marks: 0, reports: 0 })
})

test('the notification of an answer is deleted with the answer or its question, so that it names nobody any longer', async () => {
  const [asker, ravi, meena] = [await person(), await person('Ravi'), await person('Meena')]
  const names = async () => {
    const { body } = await app.call('GET', '/api/user/notices', { token: asker })
    return body.data.notices.map(({ content }: { content: { by: string } }) => content.by)
  }
  const questionId = await ask(asker)
  const answerId = await answer(ravi, questionId, 'In June.')
  for (const table of ['community_posts', 'notices']) {
    const hourEarlier = sql`created_at = created_at - interval '1 hour'`
    await execute(app.services.db, sql`update ${sql.raw(table)} set ${hourEarlier}`)
  }
  await answer(meena, questionId, 'In July.')
  expect(await names()).toEqual(['Meena', 'Ravi'])

  expect((await post(`delete-answer/${answerId}`, ravi, {})).status).toBe(200)
  expect(await names()).toEqual(['Meena'])
  expect((await post(`delete-question/${questionId}`, asker, {})).status).toBe(200)
  expect(await names()).toEqual([])
})

test('of two identical concurrent questions one is stored, and a deleted answer is not counted', async () => {
  const token = await person()
  const title = 'When do I sow mustard here?'
  const both = await Promise.all([
    post('ask-question', token, { title }),
    post('ask-question', token, { title: title.toUpperCase() }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const questionId = both.find(({ status }) => status === 200)?.body.data._id
  const answerId = await answer(token, questionId, 'In October.')
  const again = await post('answer-question', token, { questionId, body: 'In October.' })
  expect(again.body.code).toBe('community.repeated')
  await post(`delete-answer/${answerId}`, token, {})
  expect((await read(questionId)).body.data).toMatchObject({ answers: 0, answerList: [] })
})

test('daily limits hold for concurrent requests and after deletions', async () => {
  const token = await person()
  const sent = Array.from({ length: questionsPerDay + 3 }, (_, i) =>
    post('ask-question', token, { title: `The same person asks ${i}` }),
  )
  const answers = await Promise.all(sent)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(3)
  expect(refused[0]?.body.code).toBe('community.too_many')
  const wait = Number(refused[0]?.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(86_400)
  const id = answers.find(({ status }) => status === 200)?.body.data._id
  await post(`delete-question/${id}`, token, {})
  expect((await post('ask-question', token, { title: 'And one more question' })).status).toBe(429)

  const { db } = app.services
  const questionId = await ask(await person())
  await answer(token, questionId, 'The first of the day')
  await execute(
    db,
    sql`insert into counted_uses (id, name, key_hash, used_at)
      select gen_random_uuid(), name, key_hash, used_at from counted_uses,
        generate_series(1, ${sql.raw(answersPerDay - 2)}) where name = 'community:answers'
          and used_at = (select max(used_at) from counted_uses where name = 'community:answers')`,
  )
  await answer(token, questionId, 'The last of the day')
  const more = await post('answer-question', token, { questionId, body: 'One too many' })
  expect(more.status).toBe(429)
})
