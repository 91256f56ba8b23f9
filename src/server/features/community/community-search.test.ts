import { afterAll, beforeAll, expect, test } from 'vitest'
import { recountWords } from '#server/features/listing/words/listing-words.service.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signUp()).token
  await ask({ title: 'Yellow leaves on my wheat', crop: 'wheat', topic: 'health', state: 'Punjab' })
  await ask({ title: 'टमाटर में फल सड़ रहे हैं', crop: 'tomato', topic: 'health', state: 'Bihar' })
  await ask({ title: 'Which tractor for two acres?', body: 'With a rotavator', topic: 'machines' })
  await ask({ title: 'How much urea, and when to give it?', crop: 'wheat', topic: 'soil' })
})
afterAll(() => app.close())

const ask = (body: object) => app.call('POST', '/api/community/ask-question', { token, body })

async function titles(query: Record<string, string>) {
  const { body, status } = await app.call(
    'GET',
    `/api/community/questions?${new URLSearchParams(query)}`,
  )
  expect(status, body.message).toBe(200)
  return body.data.questions.map(({ title }: { title: string }) => title.split(' ')[0])
}

test.each([
  ['yellow leaf', ['Yellow']],
  ['yelow', ['Yellow']],
  ['tract', ['Which']],
  ['rotavator acres', ['Which']],
  // By any name of the crop that a question is about.
  ['गेहूं', ['How', 'Yellow']],
  ['gehun', ['How', 'Yellow']],
  ['gehun yellow', ['Yellow']],
  ['kanak xqzw', []],
  ['tomato', ['टमाटर']],
  ['टमाटर', ['टमाटर']],
  ['Punjab', ['Yellow']],
  ['xqzw', []],
  ['wheat xqzw', []],
])('“%s” finds %j', async (q, expected) => {
  expect(await titles({ q })).toEqual(expected)
})

test('topic, crop, state and words can be combined, with the newest question first', async () => {
  expect(await titles({})).toEqual(['How', 'Which', 'टमाटर', 'Yellow'])
  expect(await titles({ topic: 'health' })).toEqual(['टमाटर', 'Yellow'])
  expect(await titles({ crop: 'wheat' })).toEqual(['How', 'Yellow'])
  expect(await titles({ crop: 'wheat', q: 'urea' })).toEqual(['How'])
  expect(await titles({ state: 'Bihar', topic: 'all' })).toEqual(['टमाटर'])
  expect(await titles({ state: 'Bihar', topic: 'machines' })).toEqual([])
})

test('questions can be sorted by helpful marks, limited to unanswered ones, and read in pages', async () => {
  const { body } = await app.call('GET', '/api/community/questions?q=rotavator')
  const [{ _id }] = body.data.questions
  const other = (await app.signUp()).token
  const by = (path: string, sent: object) =>
    app.call('POST', `/api/community/${path}`, { token: other, body: sent })
  await by('mark-helpful', { postId: _id })
  await by('answer-question', { questionId: _id, body: 'One with 30 horsepower.' })
  expect(await titles({ sort: 'helpful' })).toEqual(['Which', 'How', 'टमाटर', 'Yellow'])
  expect(await titles({ sort: 'unanswered' })).toEqual(['How', 'टमाटर', 'Yellow'])
  expect(await titles({ sort: 'unanswered', q: 'wheat', limit: '1', page: '2' })).toEqual([
    'Yellow',
  ])
  const second = await app.call('GET', '/api/community/questions?limit=2&page=2')
  expect(second.body.data).toMatchObject({ page: 2, total: 4, totalPages: 2 })
})

test('a search for very common words is complete and has consecutive pages', async () => {
  const { db } = app.services
  await execute(
    db,
    sql`insert into community_posts (id, author_id, title, created_at, updated_at)
      select gen_random_uuid(), (select id from users limit 1), 'Monsoon and field ' || i,
        now() - interval '1 day' - i * interval '1 minute', now()
      from generate_series(1, 2100) i`,
  )
  await recountWords(db, { kind: 'community', table: 'community_posts', isFound: 'true' })
  const page = (number: number, more = '') =>
    app.call('GET', `/api/community/questions?q=monsoon&limit=50&page=${number}${more}`)
  const first = (await page(1)).body.data
  expect(first).toMatchObject({ total: 2100, totalPages: 42, isTotalBounded: false })
  expect(first.questions[0].title).toBe('Monsoon and field 1')
  expect((await page(2)).body.data.questions[0].title).toBe('Monsoon and field 51')
  expect((await page(42)).body.data.questions.at(-1).title).toBe('Monsoon and field 2100')
  expect((await page(1, '&crop=rice')).body.data).toMatchObject({ total: 0, questions: [] })
})
