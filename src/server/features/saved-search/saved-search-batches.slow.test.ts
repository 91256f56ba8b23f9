import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { announcementsSent, signUpSearcher } from '#server/testing/people/saved-search-people.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { keysOfSearch } from './saved-search-keys.policy.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** People who look for onions anywhere, in the order in which they are told. */
async function addSearchers(count: number): Promise<string[]> {
  const { db } = app.services
  const ids = Array.from({ length: count }, () => v7()).sort()
  const terms = { goodsKinds: ['onion'], words: ['onion'] }
  const keys = keysOfSearch({ kind: 'crop', terms, category: null, circle: null, state: '' })
  await execute(
    db,
    sql`insert into users (id, phone, created_at, updated_at)
      select id, (7000000000 + row_number() over ())::text, now(), now() from unnest(${ids}::uuid[]) as id`,
  )
  await execute(
    db,
    sql`insert into saved_searches (id, user_id, kind, name, query, query_hash, goods_kinds, kind_words, created_at,
        updated_at)
      select id, id, 'crop', 'Onions', '{}', 'onions', '{onion}', '''onion''', now(), now()
        from unnest(${ids}::uuid[]) as id`,
  )
  await execute(
    db,
    sql`insert into saved_search_keys (key, search_id)
      select key, id from unnest(${keys}::text[]) as key, unnest(${ids}::uuid[]) as id`,
  )
  return ids
}

/** Of each person, how many notifications; told people only. */
const tellings = (ids: readonly string[]) =>
  queryRows<{ userId: string; count: number }>(
    app.services.db,
    sql`select user_id as "userId", count(*)::int as count from notices
      where user_id = any(${ids}::uuid[]) group by user_id order by user_id`,
  )

async function failFor(userId: string) {
  const { db } = app.services
  await execute(
    db,
    sql`create function refuse_notice() returns trigger language plpgsql as $$
      begin raise exception 'refused by the test'; end $$`,
  )
  await execute(
    db,
    sql`create trigger refuse_notice before insert on notices for each row
      when (new.user_id = ${sql.raw(`'${userId}'`)}::uuid) execute function refuse_notice()`,
  )
  return () => execute(db, sql`drop function refuse_notice() cascade`)
}

/** Waits until the first try has failed, which puts the announcement off by a minute. */
const putOff = (listingId: string) =>
  expect
    .poll(
      () =>
        queryRows<{ tries: number; wait: number }>(
          app.services.db,
          sql`select tries, extract(epoch from next_try_at - now())::float8 as wait
            from listing_announcements where id = ${listingId}`,
        ),
      { timeout: 10_000 },
    )
    .toEqual([{ tries: 1, wait: expect.closeTo(60, -1) }])

test('when telling 1,100 people fails midway, the next try tells the others, and nobody twice', async () => {
  const { db } = app.services
  const ids = await addSearchers(1100)
  const endFailure = await failFor(ids[700] ?? '')
  const seller = await signUpSearcher(app, '411014')
  const listingId = await seller.addCrop()
  await putOff(listingId)
  // The first 500 are a transaction of their own; of the second 500 nobody is told.
  expect(await tellings(ids)).toEqual(ids.slice(0, 500).map((userId) => ({ userId, count: 1 })))

  await endFailure()
  await execute(db, sql`update listing_announcements set next_try_at = now()`)
  // Another listing has the queue read again.
  await seller.addCrop({ name: 'Mint leaves' })
  await announcementsSent(app)
  expect(await tellings(ids)).toEqual(ids.map((userId) => ({ userId, count: 1 })))
}, 60_000)

test('an announcement that fails for a day is given up, and a later listing is told all the same', async () => {
  const { db } = app.services
  const buyer = await signUpSearcher(app)
  await buyer.save({ q: 'turmeric', name: 'Turmeric', near: '', radius: undefined })
  const endFailure = await failFor(buyer.id)
  const seller = await signUpSearcher(app, '411014')
  await putOff(await seller.addCrop({ name: 'Turmeric of Sangli' }))
  await execute(
    db,
    sql`update listing_announcements set created_at = now() - interval '25 hours', next_try_at = now()`,
  )
  await seller.addCrop({ name: 'Mint leaves' })
  await announcementsSent(app)
  await endFailure()
  expect(await buyer.names()).toEqual([])
  await seller.addCrop({ name: 'Turmeric of Erode' })
  await announcementsSent(app)
  expect(await buyer.names()).toEqual(['Turmeric of Erode'])
}, 60_000)
