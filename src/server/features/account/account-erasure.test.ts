import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recountWords } from '#server/features/listing/words/listing-words.service.ts'
import { deleteUnusedUploads } from '#server/features/upload/upload-cleanup.service.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { accountCalls } from '#server/testing/people/accounts.ts'
import { type FullLives, liveFullLives } from '#server/testing/people/full-life.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { deleteEmptyAccounts } from './account-erasure.service.ts'

let app: TestApp
let account: ReturnType<typeof accountCalls>
let lives: FullLives
beforeAll(async () => {
  app = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'desk@example.org' })
  account = accountCalls(app)
  lives = await liveFullLives(app, ['Zulekha', 'Omar'])
  const { person } = lives
  expect((await account.requestDeletion(person)).status).toBe(200)
  await account.passDeletionDays(person.phone)
  // The uploads are then as old as the request.
  await execute(app.services.db, sql`update uploads set created_at = now() - interval '14 days'`)
  expect(await account.eraseDue()).toBe(1)
  await deleteUnusedUploads(app.services)
  for (const [kind, table] of [
    ['crop', 'crops'],
    ['equipment', 'equipments'],
  ] as const) {
    await recountWords(app.services.db, { kind, table })
  }
})
afterAll(() => app.close())

/** Every table with a row that contains the text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = app.services
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(tables.length).toBeGreaterThan(40)
  const matches: string[] = []
  for (const { name } of tables) {
    const rows = await queryRows(
      db,
      sql`select 1 from ${sql.raw(name)} t where strpos(lower(to_jsonb(t)::text), lower(${text})) > 0 limit 1`,
    )
    if (rows.length > 0) matches.push(name)
  }
  return matches
}

test('no phone, name, e-mail or address of an erased person is left in any column of any table', async () => {
  const { person, other } = lives
  const { phone, email, upiId, firstName, lastName, address, dob, image } = person
  const marks = [phone, email, upiId, firstName, lastName, address.line, address.city, dob, image]
  for (const mark of [...marks, 'Zulekha-981', 'Zulekhatag', 'Grown by Zulekha']) {
    expect({ mark, tables: await tablesWith(mark) }).toEqual({ mark, tables: [] })
  }
  // The scan finds existing texts.
  expect(await tablesWith(other.phone)).toEqual(expect.arrayContaining(['users', 'reviews']))
  expect(await tablesWith(other.email)).toEqual(expect.arrayContaining(['users', 'messages']))
})

test('only pictures that the counterparty still sees stay in storage', async () => {
  const folder = join(app.env.DATA_DIR, 'uploads')
  const stored = await queryRows<{ url: string }>(
    app.services.db,
    sql`select url from uploads where owner_id = ${lives.person.id}`,
  )
  // The crop in the order, the machine in the booking, and the photo in the conversation.
  expect(stored).toHaveLength(3)
  expect(existsSync(join(folder, lives.person.image.replace('/uploads/', '')))).toBe(false)
  const [{ all } = { all: 0 }] = await queryRows<{ all: number }>(
    app.services.db,
    sql`select count(*)::int as all from uploads`,
  )
  expect(readdirSync(folder)).toHaveLength(3 * all)
})

test('the counterparty still sees orders, bookings, reviews, messages and answers, by “A former member”', async () => {
  const { other, orders, bookings, conversationId, questionId, othersQuestion, person } = lives
  const former = 'A former member'
  const get = (path: string) => other.call('GET', path)
  expect(await get(`order/get-order/${orders.bought}`)).toMatchObject({
    otherName: former,
    status: 'delivered',
    address: null,
    note: '',
    buyer: { name: former, phone: null, image: null, place: '' },
    lines: [{ name: `Omar wheat ${other.phone}` }],
  })
  expect(await get(`order/get-order/${orders.sold}`)).toMatchObject({
    otherName: former,
    lines: [{ name: 'Zulekha wheat …' }],
    address: { line: '77 Omar Road' },
  })
  expect((await get('order/my-orders')).orders).toMatchObject([
    { otherName: former, status: 'declined' },
    { otherName: former },
  ])
  expect(await get(`booking/get-booking/${bookings.let}`)).toMatchObject({ otherName: former })
  expect((await get('booking/owner-bookings')).bookings).toMatchObject([{ otherName: former }])
  const talk = await get(`message/get-conversation/${conversationId}`)
  expect(talk.other).toMatchObject({ name: former, image: null, place: '' })
  expect(talk.messages[0]).toMatchObject({ text: 'This is …, …, …', images: [expect.any(String)] })
  const { reviews } = await get(`review/of-person/${other.id}`)
  expect(reviews.map(({ by, stars }: { by: string; stars: number }) => [by, stars])).toEqual(
    expect.arrayContaining([
      [former, 4],
      [former, 5],
    ]),
  )
  expect(await get(`community/question/${questionId}`)).toMatchObject({
    author: { name: former },
    answerList: [{ body: 'Omar keeps it dry' }],
  })
  expect(await get(`community/question/${othersQuestion}`)).toMatchObject({ answers: 0 })
  const { notices: notifications } = await get('user/notices')
  expect(notifications).toContainEqual(
    expect.objectContaining({
      content: expect.objectContaining({ kind: 'saved-search', name: 'Zulekha wheat …' }),
    }),
  )
  const names = notifications.map(({ content }: { content: { by?: string } }) => content.by)
  expect(new Set(names.filter(Boolean))).toEqual(new Set([former]))
  const seller = await app.call('GET', `/api/review/seller/${person.id}`)
  expect(seller.status).toBe(404)
})

test('an erased person is logged out, and their number can open a new account', async () => {
  const { person } = lives
  expect((await app.call('GET', '/api/user/get-user', { token: person.token })).status).toBe(401)
  expect(await account.verify('login', person.phone)).toMatchObject({
    status: 404,
    body: { code: 'auth.no_account' },
  })
  const { token } = (await account.verify('register', person.phone)).body
  const fresh = (await app.call('GET', '/api/user/get-user', { token })).body.data
  expect(fresh).toMatchObject({ firstName: '', isSetUp: false, deletionDueAt: null })
  expect(fresh._id).not.toBe(person.id)
})

test('once both people are erased, nothing of their trades and messages is left', async () => {
  const { db } = app.services
  await account.requestDeletion(lives.other)
  await account.passDeletionDays(lives.other.phone)
  expect(await account.eraseDue()).toBe(1)
  await deleteUnusedUploads(app.services)
  await deleteEmptyAccounts(db)
  const left = async (table: string) =>
    (await queryRows(db, sql`select 1 from ${sql.raw(table)}`)).length
  const tables = ['orders', 'order_lines', 'bookings', 'reviews', 'messages', 'uploads']
  for (const table of tables) expect([table, await left(table)]).toEqual([table, 0])
  expect(await account.eraseDue()).toBe(0)
})
