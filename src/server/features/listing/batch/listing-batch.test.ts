import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ LISTINGS_IN_ALL: '3', IMPORT_LISTINGS_IN_ALL: '15' })
})
afterAll(() => app.close())

const headings = 'sku,name,price,unit,quantity,harvest,expiry,dispatch days,hidden'
const row = (sku: string, hidden: 'yes' | 'no') =>
  `${sku},Onion ${sku},20,kg,100,2026-04-15,2037-03-31,2,${hidden}`

/** Writes a file's rows to the market. */
async function importRows(token: string, rows: readonly string[]) {
  const path = '/api/listing-import'
  const uploaded = await app.call('POST', `${path}/upload?kind=crops`, {
    token,
    headers: { 'content-type': 'text/csv' },
    body: Buffer.from([headings, ...rows].join('\n')),
  })
  const { _id: id, mapping } = uploaded.body.data as ListingImportView
  const read = async (): Promise<ListingImportView> =>
    (await app.call('GET', `${path}/get-import/${id}`, { token })).body.data
  for (const [step, body, end] of [
    ['check', { mapping }, 'checked'],
    ['start', {}, 'done'],
  ] as const) {
    await app.call('POST', `${path}/${step}/${id}`, { token, body })
    await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe(end)
  }
  const refused = await app.call('GET', `${path}/refused-rows/${id}`, { token })
  return { ...(await read()).written, refusedRows: refused.body.data.refused }
}

const verify = (token: string) =>
  app
    .call('GET', '/api/user/get-user', { token })
    .then(({ body }) =>
      execute(app.services.db, sql`update users set verified = true where id = ${body.data._id}`),
    )
const shownReferences = async (token: string) => {
  const own = await app.call('GET', '/api/crop/my-crops', { token })
  const shown = own.body.data.crops.filter(({ isArchived }: { isArchived: boolean }) => !isArchived)
  return shown.map(({ externalId }: { externalId: string }) => externalId).sort()
}
const manyRows = (count: number, hidden: 'yes' | 'no') =>
  Array.from({ length: count }, (_, i) => row(`${hidden}-${i}`, hidden))

test('a verified seller’s file adds shown listings up to the limit, and hidden ones beside them', async () => {
  const { token } = await app.signUp()
  await verify(token)
  const first = await importRows(token, [...manyRows(13, 'no'), ...manyRows(20, 'yes')])
  expect(first).toMatchObject({ create: 33, refused: 0 })
  const second = await importRows(token, [
    row('D', 'no'),
    row('E', 'no'),
    row('F', 'no'),
    row('G', 'yes'),
  ])
  expect(second).toMatchObject({
    create: 3,
    refused: 1,
    refusedRows: [{ number: 3, issues: [{ values: { max: 15 } }] }],
  })
  const shown = await shownReferences(token)
  expect(shown).toHaveLength(15)
  expect(shown).toEqual(expect.arrayContaining(['D', 'E']))
})

test('the files of a day add as many listings of an unverified seller as can be shown, hidden or not', async () => {
  const { token } = await app.signUp()
  const first = await importRows(token, [row('A', 'yes'), row('B', 'no')])
  expect(first).toMatchObject({ create: 2, refused: 0 })
  const second = await importRows(token, [row('A', 'yes'), row('C', 'yes'), row('D', 'yes')])
  const issue = {
    message: expect.stringMatching(/^You can add up to 3 listings in 24 hours\./),
    values: { max: 3, hours: 24 },
  }
  expect(second).toMatchObject({
    create: 1,
    none: 1,
    refused: 1,
    refusedRows: [{ number: 3, issues: [issue] }],
  })
})

test('files show as many listings of an unverified seller for the first time in a day', async () => {
  const { token } = await app.signUp()
  const references = ['A', 'B', 'C', 'D']
  await importRows(
    token,
    references.slice(0, 3).map((sku) => row(sku, 'yes')),
  )
  const { db } = app.services
  await execute(db, sql`update crops set created_at = created_at - interval '25 hours'`)
  await importRows(token, [row('D', 'yes')])
  const shown = await importRows(
    token,
    references.slice(0, 3).map((sku) => row(sku, 'no')),
  )
  expect(shown).toMatchObject({ change: 3, refused: 0 })
  // Makes room among the listings that are shown, and shows one again, which is none of the first times.
  await importRows(token, [row('A', 'yes'), row('B', 'yes')])
  const again = await importRows(token, [row('A', 'no'), row('D', 'no')])
  const issue = {
    message: expect.stringMatching(/^You can show up to 3 new listings in 24 hours\./),
  }
  expect(again).toMatchObject({
    change: 1,
    refused: 1,
    refusedRows: [{ number: 2, issues: [issue] }],
  })
  expect(await shownReferences(token)).toEqual(['A', 'C'])
})

test('a row that cannot show its listing does not count as a listing that was shown', async () => {
  const { token } = await app.signUp()
  await importRows(token, [row('A', 'yes')])
  const { db } = app.services
  await execute(db, sql`update crops set stock_moves = stock_moves + 2 where external_id = 'A'`)
  await execute(db, sql`delete from counted_uses`)
  const stale = await importRows(token, [row('A', 'no').replace(',kg,100,', ',kg,50,')])
  expect(stale).toMatchObject({ change: 0, refused: 1 })
  const uses = sql`select name from counted_uses where name like 'first showing%'`
  expect(await queryRows(db, uses)).toEqual([])
})
