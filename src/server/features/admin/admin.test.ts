import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import type { ProcedureMeta } from '#server/platform/trpc/trpc.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { signUpOperator } from '#server/testing/people/second-factor.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { adminRouter } from './admin.router.ts'

const operatorPhone = '9000000001'
let app: TestApp
let operator: string
let owner: string
let cropId: string

beforeAll(async () => {
  app = await createTestApp({ ADMIN_PHONES: operatorPhone })
  operator = await signUpOperator(app, operatorPhone)
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = (await app.signUp()).token
  cropId = await addCrop()
})

const read = <Row extends object>(statement: SqlFragment) =>
  execute<Row>(app.services.db, statement)
const idOf = async (token: string) =>
  (await app.call('GET', '/api/user/get-user', { token })).body.data._id as string
const addCrop = async (more: object = {}) =>
  (await app.call('POST', '/api/crop/add-crop', { token: owner, body: { ...newCrop, ...more } }))
    .body.data._id as string
const readAdmin = async (path: string, token = operator) =>
  (await app.call('GET', `/api/desk/${path}`, { token })).body.data
const act = (path: string, body: object, token = operator) =>
  app.call('POST', `/api/desk/${path}`, { token, body })
const reason = 'Seen by our people'
const about = () => ({ kind: 'crop', listingId: cropId, reason })
const crop = (token?: string) =>
  app.call('GET', `/api/crop/get-crop/${cropId}`, { ...(token && { token }) })
const change = (body: object) =>
  app.call('PATCH', `/api/crop/update-crop/${cropId}`, { token: owner, body })
const notifications = async (token = owner) =>
  (await app.call('GET', '/api/user/notices', { token })).body.data.notices.map(
    ({ content }: { content: object }) => content,
  )
const report = (token: string, more: object = {}) =>
  app.call('POST', '/api/report/report-listing', {
    token,
    body: { kind: 'crop', listingId: cropId, reason: 'fraud', ...more },
  })
const newestAct = async () => (await readAdmin('log?limit=1')).entries[0]

const everyProcedure = Object.entries(adminRouter._def.procedures).map(([name, procedure]) => {
  const { openapi } = (procedure as { _def: { meta: ProcedureMeta } })._def.meta
  return { name, method: openapi?.method as 'GET' | 'POST', path: openapi?.path ?? '' }
})

test.each(everyProcedure)(
  '$name is only for operators: 401 for visitors, 403 for other users',
  async ({ method, path }) => {
    expect(path).toMatch(/^\/desk\//)
    const ask = async (token?: string) => {
      const body = method === 'POST' ? { body: {} } : {}
      const answer = await app.call(method, `/api${path}`, { ...(token && { token }), ...body })
      return [answer.status, answer.body.code, answer.body.data]
    }
    expect(await ask()).toEqual([401, 'auth.required', undefined])
    expect(await ask(owner)).toEqual([403, 'desk.operators_only', undefined])
    expect((await ask(operator))[0]).not.toBe(403)
  },
)

test('the setting decides who is an operator, and their profile says so', async () => {
  const marks = async (token: string) =>
    (await app.call('GET', '/api/user/get-user', { token })).body.data.isOperator
  expect([await marks(operator), await marks(owner)]).toEqual([true, false])
  const body = { isOperator: true, isAdmin: true, phone: operatorPhone }
  await app.call('PATCH', '/api/user/update-user', { token: owner, body })
  expect(await marks(owner)).toBe(false)
})

test('every action requires a reason, and a failed one is not logged', async () => {
  const before = (await readAdmin('log')).total
  for (const bad of ['', '  ', 'no', 'x'.repeat(501), undefined]) {
    expect((await act('hide-listing', { ...about(), reason: bad })).status).toBe(400)
  }
  expect((await act('hide-listing', { ...about(), listingId: randomUUID() })).status).toBe(404)
  expect((await act('restore-listing', about())).body.code).toBe('desk.already_decided')
  expect((await readAdmin('log')).total).toBe(before)
})

test('only its owner sees a hidden listing, reads why, and cannot show it again', async () => {
  expect((await act('hide-listing', about())).status).toBe(200)
  expect((await act('hide-listing', about())).body.code).toBe('desk.already_decided')
  expect((await crop()).status).toBe(404)
  expect((await crop((await app.signUp()).token)).status).toBe(404)
  expect((await crop(owner)).body.data).toMatchObject({ isHidden: true, isArchived: true })
  expect(await notifications()).toEqual([
    {
      kind: 'listing-decision',
      listing: 'crop',
      listingId: cropId,
      name: 'Tomato',
      isHidden: true,
      reason,
    },
  ])
  const shown = await change({ isArchived: false })
  expect([shown.status, shown.body.code]).toEqual([403, 'listing.hidden'])
  expect((await change({ price: 33 })).status).toBe(200)
  expect((await crop()).status).toBe(404)
  expect(await newestAct()).toMatchObject({
    act: 'hide-listing',
    operator: { _id: await idOf(operator) },
    subject: { kind: 'crop', _id: cropId },
    reason,
    about: 'Tomato',
  })
  expect((await readAdmin('listings?show=hidden')).listings[0]).toMatchObject({
    _id: cropId,
    price: 33,
    hiddenAt: expect.stringMatching(/Z$/),
  })
  expect((await act('restore-listing', about())).status).toBe(200)
  expect((await crop()).body.data).toMatchObject({ isHidden: false, isArchived: false })
  expect((await notifications())[0]).toMatchObject({ isHidden: false })
})

test('a listing that was archived before it was hidden is archived again when it is restored', async () => {
  await change({ isArchived: true })
  await act('hide-listing', about())
  await act('restore-listing', about())
  expect((await crop()).status).toBe(404)
  expect((await crop(owner)).body.data).toMatchObject({ isHidden: false, isArchived: true })
  expect((await change({ isArchived: false })).status).toBe(200)
})

test('a machine is hidden and found by its id like a crop', async () => {
  const [equipment] = await read<{
    id: string
  }>(sql`insert into equipments (id, owner_id, name, category, price_per_day, contact_number,
        available_from, available_to, created_at, updated_at)
      values (gen_random_uuid(), ${await idOf(owner)}, 'Harrow', 'Others', 500, '9000000002', '2026-01-01',
        '2099-01-01', now(), now()) returning id`)
  const subject = { kind: 'equipment', listingId: equipment?.id ?? '' }
  await act('hide-listing', { ...subject, reason })
  expect(await readAdmin(`listing?${new URLSearchParams(subject)}`)).toMatchObject({
    kind: 'equipment',
    name: 'Harrow',
    price: 500,
    isArchived: true,
    reports: 0,
    reportList: [],
  })
})

test('operators see each report once, and a decision settles it', async () => {
  const buyer = (await app.signUp()).token
  expect((await report(buyer, { note: ' <b>Fake</b> ' })).status).toBe(200)
  expect((await report(buyer, { reason: 'spam' })).status).toBe(200)
  await report((await app.signUp()).token, { reason: 'wrong' })
  const waiting = async () => (await readAdmin('listings?limit=50')).listings
  const matches = (await waiting()).find(({ _id }: { _id: string }) => _id === cropId)
  expect(matches).toMatchObject({ kind: 'crop', name: 'Tomato', reports: 2, isArchived: false })
  expect(
    matches.reportList.map((entry: { reason: string; note: string }) => [entry.reason, entry.note]),
  ).toEqual([
    ['wrong', ''],
    ['fraud', '<b>Fake</b>'],
  ])
  const { listings } = await readAdmin('summary')
  expect((await act('settle-listing', about())).status).toBe(200)
  expect((await act('settle-listing', about())).body.code).toBe('desk.already_decided')
  expect((await readAdmin('summary')).listings).toBe(listings - 1)
  expect(await newestAct()).toMatchObject({ act: 'settle-listing' })
  expect((await crop()).status).toBe(200)
  expect(await notifications()).toEqual([])
  expect((await report(buyer)).status).toBe(200)
  expect((await readAdmin('summary')).listings).toBe(listings)
  await act('hide-listing', about())
  expect((await readAdmin('summary')).listings).toBe(listings - 1)
})

test('users cannot report their own or unknown listings, and a report requires a reason', async () => {
  const buyer = (await app.signUp()).token
  const codes = async (...reports: ReturnType<typeof report>[]) =>
    (await Promise.all(reports)).map(({ status, body }) => [status, body.code])
  expect(
    await codes(
      report(owner),
      report(buyer, { listingId: randomUUID() }),
      report(buyer, { kind: 'equipment' }),
      report(buyer, { reason: 'boredom' }),
      report(buyer, { note: 'x'.repeat(501) }),
    ),
  ).toEqual([
    [409, 'report.own_listing'],
    [404, 'listing.not_found'],
    [404, 'listing.not_found'],
    [400, 'input.invalid'],
    [400, 'input.invalid'],
  ])
  await change({ isArchived: true })
  expect((await report(buyer)).status).toBe(404)
})

test('a user can report 20 listings a day, also with concurrent requests', async () => {
  const buyer = (await app.signUp()).token
  const answers = await Promise.all(Array.from({ length: 23 }, () => report(buyer)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  const open = await read(sql`select 1 from listing_reports where listing_id = ${cropId}`)
  expect(open).toHaveLength(1)
})

test('entries can be added to the audit log but never changed', async () => {
  await act('hide-listing', about())
  const before = await readAdmin('log')
  for (const statement of [
    sql`update audit_log set reason = 'nothing'`,
    sql`delete from audit_log`,
    sql`truncate audit_log`,
  ]) {
    await expect(read(statement)).rejects.toThrow(/append-only/)
  }
  expect(await readAdmin('log')).toEqual(before)
})

test('the audit log is filtered by action, operator and subject', async () => {
  await act('hide-listing', about())
  await act('restore-listing', about())
  const acts = async (query: string) =>
    (await readAdmin(`log?${query}`)).entries.map((entry: { act: string }) => entry.act)
  expect(await acts(`subjectId=${cropId}`)).toEqual(['restore-listing', 'hide-listing'])
  expect(await acts(`subjectId=${cropId}&act=hide-listing`)).toEqual(['hide-listing'])
  expect(await acts(`operatorId=${await idOf(owner)}`)).toEqual([])
  expect(await acts(`operatorId=${await idOf(operator)}&limit=1`)).toEqual(['restore-listing'])
})
