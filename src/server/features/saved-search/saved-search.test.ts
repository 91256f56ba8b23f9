import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { announcementsSent, signUpSearcher } from '#server/testing/people/saved-search-people.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { queueSavedSearchDigests } from './saved-search-sms.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const person = (zip?: string) => signUpSearcher(app, zip)
const announced = () => announcementsSent(app)

test('saving a search twice, also at once, is saving it once; the fifty-first is refused', async () => {
  const buyer = await person()
  const twice = await Promise.all([buyer.save(), buyer.save({ q: 'ONION', name: 'Again' })])
  expect(twice.map(({ body }) => body.data._id)).toEqual([
    twice[0]?.body.data._id,
    twice[0]?.body.data._id,
  ])
  for (let i = 2; i <= 50; i++) expect((await buyer.save({ radius: i })).status).toBe(200)
  const refused = await buyer.save({ radius: 51 })
  expect([refused.status, refused.body.code]).toEqual([409, 'saved_search.too_many'])
  expect((await buyer.save({ radius: 50 })).status).toBe(200)
  expect(await buyer.searches()).toHaveLength(50)
})

test('only the owner changes and deletes a search', async () => {
  const [buyer, other] = [await person(), await person()]
  const { _id } = (await buyer.save()).body.data
  const attempts = [
    await other.call('PATCH', `saved-search/update-search/${_id}`, { name: 'Mine' }),
    await other.call('POST', `saved-search/remove-search/${_id}`),
  ]
  expect(attempts.map(({ body }) => body.code)).toEqual([
    'saved_search.not_found',
    'saved_search.not_found',
  ])
  expect((await buyer.call('POST', `saved-search/remove-search/${_id}`)).status).toBe(200)
  expect(await buyer.searches()).toEqual([])
  const keys = await queryRows(
    app.services.db,
    sql`select 1 from saved_search_keys where search_id = ${_id}`,
  )
  expect(keys).toEqual([])
})

test.each([
  [{ q: '', near: '', radius: undefined }, 'saved_search.empty'],
  [{ q: '', near: '411001', radius: undefined }, 'saved_search.empty'],
  [{ near: '199999' }, 'input.invalid'],
  [{ near: '', radius: 50 }, 'input.invalid'],
  [{ name: '' }, 'input.invalid'],
  [{ name: 'x'.repeat(81) }, 'input.invalid'],
  [{ minPrice: 5, maxPrice: 4 }, 'input.invalid'],
  [{ kind: 'house' }, 'input.invalid'],
])('%j is refused with a sentence', async (changes, code) => {
  const { status, body } = await (await person()).save(changes)
  expect([status, body.code]).toEqual([400, code])
  expect(body.message).toMatch(/\S/)
})

test('one SMS a day tells how many listings are new, to those who switched it on', async () => {
  const [buyer, silent, seller] = [await person(), await person(), await person('411014')]
  await buyer.save()
  await silent.save()
  await buyer.call('PATCH', 'user/notice-settings', { smsSavedSearches: true })
  await seller.addCrop()
  await seller.addCrop({ name: 'Onion seed' })
  await announced()
  const { db } = app.services
  const at = (hour: string) => {
    const day = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
    return Date.parse(`${day}T${hour}:00+05:30`)
  }
  const queued = () =>
    queryRows<{ phone: string; count: number }>(
      db,
      sql`select u.phone, (n.content -> 'countInSms')::int as count from sms_outbox o
        join users u on u.id = o.user_id join notices n on n.id = o.notice_id where u.phone in (${buyer.phone}, ${silent.phone})`,
    )
  for (const hour of ['09:30', '16:59', '20:00']) await queueSavedSearchDigests(db, at(hour))
  expect(await queued()).toEqual([])
  await queueSavedSearchDigests(db, at('17:00'))
  await seller.addCrop()
  await announced()
  await queueSavedSearchDigests(db, at('19:59'))
  expect(await queued()).toEqual([{ phone: buyer.phone, count: 2 }])
  await expect
    .poll(() => app.lastSms(buyer.phone, /new listings/)?.text, { timeout: 10_000 })
    .toBe('KrishiHaat: 2 new listings match your saved searches, the newest: Onion seed.')
})
