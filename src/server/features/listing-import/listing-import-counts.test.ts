import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const headings = 'sku,name,price,unit,quantity,harvest,expiry,dispatch days'
const file = [
  headings,
  'A,Onion,20,kg,100,2026-04-15,2037-03-31,2',
  'B,Garlic,90,kg,100,2026-04-15,2037-03-31,2',
  'C,,90,kg,100,2026-04-15,2037-03-31,2',
]

/** A person whose file has been checked: by default one of three rows, of which one has no name. */
async function sendFile(lines: readonly string[] = file) {
  const { token } = await app.signUp()
  const post = async (path: string, body: unknown, type = 'application/json') =>
    (
      await app.call('POST', `/api/listing-import/${path}`, {
        token,
        body,
        headers: { 'content-type': type },
      })
    ).body.data as ListingImportView
  const get = async (path: string) =>
    (await app.call('GET', `/api/listing-import/${path}`, { token })).body.data
  const { _id: id, mapping } = await post(
    'upload?kind=crops',
    Buffer.from(lines.join('\n')),
    'text/csv',
  )
  const read = (): Promise<ListingImportView> => get(`get-import/${id}`)
  const reaches = async (state: string) => {
    await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe(state)
    return read()
  }
  await post(`check/${id}`, { mapping })
  await reaches('checked')
  return { id, post, get, read, reaches }
}

const run = (statement: SqlFragment) => execute(app.services.db, statement)

test('what became of the rows of an import is read without reading the rows', async () => {
  const shop = await sendFile()
  expect(await shop.read()).toMatchObject({ finished: 3, planned: { create: 2, refused: 1 } })
  await shop.post(`start/${shop.id}`, {})
  const done = await shop.reaches('done')
  expect(done).toMatchObject({ finished: 3, written: { create: 2, refused: 0 }, leftByUndo: 0 })
  await run(sql`delete from listing_import_rows where import_id = ${shop.id} and number = 2`)
  expect((await shop.read()).written).toEqual(done.written)
  expect((await shop.get('my-imports')).imports[0].written).toEqual(done.written)
  expect(await shop.get(`refused-rows/${shop.id}`)).toMatchObject({ total: 1, totalPages: 1 })
})

test('an import that is stopped says what was written until then', async () => {
  const shop = await sendFile()
  await run(sql`update listing_imports set state = 'running', started_at = now(),
    leased_until = now() + interval '1 hour' where id = ${shop.id}`)
  await run(
    sql`update listing_import_rows set outcome = 'created' where import_id = ${shop.id} and number = 1`,
  )
  const stopped = await shop.post(`stop/${shop.id}`, {})
  expect(stopped).toMatchObject({ finished: 2, written: { create: 1 } })
  expect(stopped.canUndoUntil).toBeTruthy()
})

test('an import without counts, from before they were stored, is counted when it is read', async () => {
  const shop = await sendFile()
  const checked = await shop.read()
  await run(sql`update listing_imports set counts = null where id = ${shop.id}`)
  expect(await shop.read()).toEqual(checked)
})

test('an import that is being written is counted after its first rows', async () => {
  const rows = Array.from(
    { length: 60 },
    (_, i) => `N-${i},Okra ${i},20,kg,100,2026-04-15,2037-03-31,2`,
  )
  const shop = await sendFile([headings, ...rows])
  await run(sql.raw('create table counted (finished integer)'))
  await run(
    sql.raw(`create function record_count() returns trigger language plpgsql as $$
    begin
      insert into counted values ((new.counts ->> 'finished')::integer);
      return null;
    end $$`),
  )
  await run(
    sql.raw(`create trigger record_count after update of counts on listing_imports for each row
    when (new.state = 'running') execute function record_count()`),
  )
  await shop.post(`start/${shop.id}`, {})
  await shop.reaches('done')
  await run(sql.raw('drop trigger record_count on listing_imports'))
  expect(await run(sql`select finished from counted limit 1`)).toEqual([{ finished: 20 }])
})
