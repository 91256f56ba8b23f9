import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { beginUnfinishedUpload } from '#server/testing/wire/unfinished-upload.ts'
import { zipOf } from '#server/testing/wire/zip.ts'
import type {
  ImportRowPage,
  ListingImportView,
} from '#shared/listing-import/listing-import.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ LISTINGS_IN_ALL: '3', IMPORT_ROWS_PER_DAY: '60' })
})
afterAll(() => app.close())

const headings = 'sku,name,price,unit,quantity,harvest,expiry,dispatch days'
const row = (sku: string, name: string) => `${sku},${name},20,kg,100,2026-04-15,2037-03-31,2`

const fileOf = (rows: readonly string[]) => Buffer.from([headings, ...rows].join('\n'))
/** Rows that are refused for want of a name. */
const namelessRows = (count: number) => Array.from({ length: count }, (_, i) => row(`P-${i}`, ''))

/** A person who has uploaded a file with these rows. */
async function sendFile(rows: readonly string[]) {
  const { token } = await app.signUp()
  const post = (path: string, body: unknown, type = 'application/json') =>
    app.call('POST', `/api/listing-import/${path}`, {
      token,
      body,
      headers: { 'content-type': type },
    })
  const upload = (more: readonly string[]) => post('upload?kind=crops', fileOf(more), 'text/csv')
  const sent: ListingImportView = (await upload(rows)).body.data
  const get = async (path: string) =>
    (await app.call('GET', `/api/listing-import/${path}`, { token })).body.data
  const read = (): Promise<ListingImportView> => get(`get-import/${sent._id}`)
  return {
    id: sent._id,
    post,
    upload,
    read,
    sendZip: (zip: Buffer) => post(`pictures/${sent._id}`, zip, 'application/zip'),
    check: async () => {
      await post(`check/${sent._id}`, { mapping: sent.mapping })
      await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe('checked')
    },
    start: async () => {
      await post(`start/${sent._id}`, {})
      await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe('done')
      return read()
    },
    refused: (page: number): Promise<ImportRowPage> => get(`refused-rows/${sent._id}?page=${page}`),
  }
}

test('refused rows are read in pages of fifty, in the order of the file', async () => {
  const shop = await sendFile(namelessRows(51))
  await shop.check()
  const pages = [await shop.refused(1), await shop.refused(2)]
  expect(pages.map(({ refused }) => refused.map(({ number }) => number))).toEqual([
    Array.from({ length: 50 }, (_, i) => i + 1),
    [51],
  ])
  expect(pages[0]).toMatchObject({ page: 1, total: 51, totalPages: 2 })
})

test('a file with more rows than are left for the day is refused, and one that was never started does not count', async () => {
  const shop = await sendFile(namelessRows(57))
  await shop.check()
  await shop.start()
  const refused = await shop.upload(namelessRows(4))
  expect([refused.status, refused.body.code]).toEqual([429, 'listing_import.too_many_rows_today'])
  expect(refused.body.values).toEqual({ max: 60, left: 3 })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000)
  for (let tries = 1; tries <= 2; tries++) {
    expect((await shop.upload(namelessRows(3))).body.data).toMatchObject({ rows: 3 })
  }
  expect((await (await sendFile([row('A', 'Onion')])).upload(namelessRows(61))).status).toBe(429)
})

test('a second file takes the place of the one that waits once it has been read, and leaves it when it cannot be', async () => {
  const shop = await sendFile([row('A', '')])
  await shop.check()
  for (const broken of ['Name,Price\n"Wheat,3', 'Name,Price\n', '']) {
    const { status } = await shop.post('upload?kind=crops', Buffer.from(broken), 'text/csv')
    expect([broken, status]).toEqual([broken, 400])
  }
  expect((await shop.upload(namelessRows(61))).status).toBe(429)
  expect(await shop.read()).toMatchObject({ state: 'checked', planned: { refused: 1 } })
  const second = await shop.upload([row('A', 'Onion')])
  expect(second.body.data).toMatchObject({ state: 'uploaded', rows: 1 })
  expect(await shop.read()).toBeUndefined()
})

test('an import that was stopped can be undone, and does not hold up another file', async () => {
  const shop = await sendFile([row('A', 'Onion'), row('B', 'Garlic')])
  await shop.check()
  await shop.start()
  // As if its owner had pressed "Stop" before the last row.
  await execute(
    app.services.db,
    sql`update listing_imports set state = 'stopped' where id = ${shop.id}`,
  )
  expect((await shop.upload([row('C', 'Potato')])).status).toBe(200)
  expect(await shop.read()).toMatchObject({ state: 'stopped', canUndoUntil: expect.any(String) })
  expect((await shop.post(`undo/${shop.id}`, {})).status).toBe(200)
  await expect.poll(async () => (await shop.read()).state, { timeout: 20_000 }).toBe('undone')
})

test('a person sends twenty zips in a day, usable or not, and learns when the next one is taken', async () => {
  const shop = await sendFile([row('A', 'Onion')])
  for (let tries = 1; tries <= 20; tries++) {
    expect((await shop.sendZip(Buffer.from('no zip'))).status).toBe(400)
  }
  const picture = { name: 'onion.jpg', bytes: Buffer.from('a picture') }
  const answer = await shop.sendZip(zipOf([picture]))
  expect([answer.status, answer.body.code]).toEqual([429, 'upload.too_many_attempts'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(86_000)
  expect((await shop.read()).pictures).toBeNull()
  // Others may still send theirs.
  const other = await sendFile([row('A', 'Onion')])
  expect((await other.sendZip(Buffer.from('no zip'))).status).toBe(400)
})

test('a row beyond the listings that a seller may have says so, with their number', async () => {
  const shop = await sendFile(['A', 'B', 'C', 'D'].map((sku) => row(sku, `Onion ${sku}`)))
  await shop.check()
  const { written } = await shop.start()
  const [last] = (await shop.refused(1)).refused.slice(-1)
  expect(written).toMatchObject({ create: 3, refused: 1 })
  expect(last).toMatchObject({
    number: 4,
    issues: [
      {
        column: null,
        message: expect.stringMatching(/^You can have up to 3 listings at a time\./),
        values: { max: 3 },
      },
    ],
  })
})

test('a mapping that has one field in two columns is refused', async () => {
  const shop = await sendFile([row('A', 'Onion')])
  const check = (mapping: unknown[]) => shop.post(`check/${shop.id}`, { mapping })
  const { status, body } = await check(['externalId', 'name', 'price', null, 'price', null])
  expect([status, body.issues[0].path, body.message]).toEqual([
    400,
    'mapping',
    expect.stringContaining('Two columns have the same field'),
  ])
  expect((await shop.read()).state).toBe('uploaded')
})

test('an import that is stopped while its last part is under way stays stopped', async () => {
  const { db } = app.services
  const shop = await sendFile([row('S-1', 'Barley')])
  await shop.check()
  // As if its owner pressed "Stop" as soon as the worker has taken the part that finds nothing left to write.
  await execute(
    db,
    sql.raw(`create function stop_import() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from crops where external_id = 'S-1') then
          update listing_imports set state = 'stopped' where id = new.id;
        end if;
        return null;
      end $$`),
  )
  await execute(
    db,
    sql.raw(`create trigger stop_import after update of leased_until on listing_imports for each row
      when (new.state = 'running' and new.leased_until > old.leased_until) execute function stop_import()`),
  )
  await shop.post(`start/${shop.id}`, {})
  const state = async () => (await shop.read()).state
  await expect.poll(state, { timeout: 20_000 }).toMatch(/stopped|done/)
  await execute(db, sql.raw('drop trigger stop_import on listing_imports'))
  // One process does one part after the other, so that the first has ended when another is done.
  const next = await sendFile([row('S-2', 'Oats')])
  await next.check()
  await next.start()
  expect(await state()).toBe('stopped')
})

test('uploads of files that never end are limited for a person, together with pictures', async () => {
  const address = await app.listen()
  const { token } = await app.signUp()
  const form = 'multipart/form-data; boundary=x'
  const begin = (path: string, contentType = form) =>
    beginUnfinishedUpload(address, { path: `/api/${path}`, token, contentType })
  const pictures = [await begin('utils/upload-images'), await begin('user/update-profile-image')]
  const files = await Promise.all(
    ['text/csv', form, 'text/csv', form, 'text/csv'].map((contentType) =>
      begin('listing-import/upload?kind=crops', contentType),
    ),
  )
  // One is refused immediately; six stay open without an answer.
  const isRefused = ({ bytesRead }: { bytesRead: number }) => bytesRead > 0
  await expect.poll(() => [...pictures, ...files].filter(isRefused)).toHaveLength(1)
  const send = (sender: string) =>
    app.call('POST', '/api/listing-import/upload?kind=crops', {
      token: sender,
      body: fileOf([row('A', 'Onion')]),
      headers: { 'content-type': 'text/csv' },
    })
  const refused = await send(token)
  expect([refused.status, refused.body.code]).toEqual([503, 'upload.busy'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send((await app.signUp()).token)).status).toBe(200)
  for (const socket of [...pictures, ...files]) socket.destroy()
  await expect.poll(async () => (await send(token)).status, { timeout: 5000 }).toBe(200)
})
