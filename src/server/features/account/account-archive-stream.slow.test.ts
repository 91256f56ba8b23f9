import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalData } from '#server/app/database/personal-data.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { type Statement, sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { unzip } from '#server/testing/wire/unzip.ts'
import { openArchive } from './account-archive.service.ts'
import { startDownload } from './account-download.service.ts'

let app: TestApp
let userId: string
const notifications = 6000
beforeAll(async () => {
  app = await createTestApp()
  const { token } = await app.signUp()
  userId = (await app.call('GET', '/api/user/get-user', { token })).body.data._id
  // Text that cannot be compressed.
  await execute(
    app.services.db,
    sql`insert into notices (id, user_id, content, created_at, updated_at)
      select gen_random_uuid(), ${userId}, jsonb_build_object('kind', 'note', 'text',
        (select string_agg(md5(n || ' ' || m), '') from generate_series(1, 30) m)), now(), now()
      from generate_series(1, ${sql.raw(notifications)}) n`,
  )
})
afterAll(() => app.close())

/** The database with a count of the statements that were read. */
function counted(db: Database) {
  const reads = { count: 0 }
  const proxy: Database = {
    ...db,
    query: (statement) => {
      reads.count++
      return db.query(statement)
    },
  }
  return { db: proxy, reads }
}

test('an archive is read while it is sent, and reading stops while the client does not receive it', async () => {
  const { db, reads } = counted(app.services.db)
  const archive = await openArchive({ ...app.services, db }, personalData, userId)
  let whileWaiting = -1
  while (whileWaiting !== reads.count) {
    whileWaiting = reads.count
    await wait(400)
  }
  const chunks: Buffer[] = await archive.toArray()
  // A few batches of 200 are being sent; dozens of others wait.
  expect(reads.count - whileWaiting).toBeGreaterThan(20)
  const files = unzip(Buffer.concat(chunks))
  expect(JSON.parse(String(files['notices.json']))).toHaveLength(notifications)
})

test('a user downloads one archive at a time, and an aborted download allows the next', async () => {
  const first = await startDownload(app.services, personalData, userId)
  await expect(startDownload(app.services, personalData, userId)).rejects.toMatchObject({
    code: 'account.download_under_way',
  })
  first.destroy()
  await wait(50)
  const second = await startDownload(app.services, personalData, userId)
  second.destroy()
})

test('a database failure aborts the download instead of ending it early', async () => {
  const failing: Database = {
    ...app.services.db,
    query: (statement) =>
      statement.text.includes('from reviews')
        ? Promise.reject(new Error('gone'))
        : app.services.db.query(statement),
  }
  const archive = await openArchive({ ...app.services, db: failing }, personalData, userId)
  await expect(archive.toArray()).rejects.toThrow('gone')
})

test('the rows of an imported file are read a few hundred at a time, in their order', async () => {
  const { db } = app.services
  const importId = '00000000-0000-7000-8000-00000000000a'
  await execute(
    db,
    sql`insert into listing_imports (id, owner_id, kind, file_name, file_hash, state, headings, mapping, rows)
      values (${importId}, ${userId}, 'crops', 'stock.csv', '', 'done', '["Name"]', '["name"]', 1001)`,
  )
  await execute(
    db,
    sql`insert into listing_import_rows (import_id, number, cells)
      select ${importId}::uuid, n, jsonb_build_array('Onion ' || n) from generate_series(1, 1001) n`,
  )
  let most = 0
  const measured: Database = {
    ...db,
    query: async <Row extends object>(statement: Statement) => {
      const rows = await db.query<Row>(statement)
      if (statement.text.includes('listing_import')) {
        most = Math.max(most, JSON.stringify(rows).split('Onion').length - 1)
      }
      return rows
    },
  }
  const archive = await openArchive({ ...app.services, db: measured }, personalData, userId)
  const chunks: Buffer[] = await archive.toArray()
  const files = unzip(Buffer.concat(chunks))
  const rows: { number: number }[] = JSON.parse(String(files['imported-rows.json']))
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 1001 }, (_, i) => i + 1))
  expect(rows[0]).toMatchObject({ fileName: 'stock.csv', cells: ['Onion 1'] })
  expect(most).toBe(200)
})
