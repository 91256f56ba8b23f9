import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'
import { type LeasedImport, listingImportsTable } from '../rows/leased-import.ts'
import { writeRows } from './write-rows.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const file = [
  'sku,name,price,unit,quantity,harvest,expiry,dispatch days',
  'A,Onion,20,kg,100,2026-04-15,2037-03-31,2',
].join('\n')

/** A person whose file has been checked. */
async function sendFile() {
  const { token } = await app.signUp()
  const post = (path: string, body: unknown, type = 'application/json') =>
    app.call('POST', `/api/listing-import/${path}`, {
      token,
      body,
      headers: { 'content-type': type },
    })
  const { _id: id, mapping } = (await post('upload?kind=crops', Buffer.from(file), 'text/csv')).body
    .data as ListingImportView
  const state = async () =>
    (await app.call('GET', `/api/listing-import/get-import/${id}`, { token })).body.data.state
  const reaches = (wanted: string) => expect.poll(state, { timeout: 20_000 }).toBe(wanted)
  await post(`check/${id}`, { mapping })
  await reaches('checked')
  return { id, token, post, reaches }
}

/** Starts an import as if another process had taken it, so that the app's own worker leaves it alone. */
async function lease(id: string): Promise<LeasedImport> {
  const [leased] = await execute<LeasedImport>(
    app.services.db,
    sql`update listing_imports set state = 'running', started_at = now(),
        leased_until = now() + interval '1 hour' where id = ${id}
      returning id, owner_id as "ownerId", kind, state, updated_at::text as "changedAt", file_hash as "fileHash", headings, mapping`,
  )
  if (!leased) throw new Error('There is no such import.')
  return leased
}

test('rows that another process wrote after they were read stay as it wrote them, and can be undone', async () => {
  const { db } = app.services
  const shop = await sendFile()
  const leased = await lease(shop.id)
  const part = { size: 10, after: 0, closing: new AbortController().signal }
  const pictureProblems = new Map()
  // As if this process stood still for longer than its lease.
  const transaction: Database['transaction'] = async (work) => {
    await writeRows(app.services, leased, { ...part, pictureProblems })
    return db.transaction(work)
  }

  const stoodStill = { ...app.services, db: { ...db, transaction } }
  await writeRows(stoodStill, leased, { ...part, pictureProblems })

  const outcomes = sql`select outcome from listing_import_rows where import_id = ${shop.id}`
  expect(await queryRows(db, outcomes)).toEqual([{ outcome: 'created' }])
  await execute(db, sql`update listing_imports set leased_until = now() where id = ${shop.id}`)
  db.events.emit('queued', listingImportsTable)
  await shop.reaches('done')
  await shop.post(`undo/${shop.id}`, {})
  await shop.reaches('undone')
  const { crops } = (await app.call('GET', '/api/crop/my-crops', { token: shop.token })).body.data
  expect(crops).toMatchObject([{ name: 'Onion', isArchived: true }])
})
