import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { picture, type Uploads, uploadsOf } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { imageVariant } from '#shared/kit/image.ts'
import { uploadsPerDay } from './picture-store.service.ts'
import { claimUploads } from './upload.service.ts'
import { deleteUnusedUploads } from './upload-cleanup.service.ts'

let app: TestApp
let token: string
let ownerId: string
let photo: Buffer
let uploads: Uploads

beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signUp()).token
  uploads = uploadsOf(app, token)
  ownerId = (await app.services.findActor(token))?.id ?? ''
  photo = await picture(1600, 1200).jpeg().toBuffer()
})
afterAll(() => app.close())

test('files are deleted when storage fails half-way', async () => {
  const { storage } = app.services
  const before = { files: uploads.countStoredFiles(), rows: (await uploads.rows()).length }
  let puts = 0
  app.services.storage = {
    ...storage,
    put: async (...args) => {
      puts += 1
      if (puts === 5) throw new Error('the disk is full')
      return storage.put(...args)
    },
  }
  const response = await uploads.send([{ bytes: photo }, { bytes: photo }])
  app.services.storage = storage
  expect(response.status).toBe(500)
  expect(response.body.message).not.toContain('disk')
  expect({ files: uploads.countStoredFiles(), rows: (await uploads.rows()).length }).toEqual(before)
})

test('a listing can use only uploads of its owner', async () => {
  const { db } = app.services
  const { body } = await uploads.send([{ bytes: photo }])
  const urls = body.data as string[]
  const stranger = (await app.services.findActor((await app.signUp()).token))?.id ?? ''
  const listing = '0190a5c1-0000-7000-8000-000000000001'
  const claim = (owner: string, addresses: string[]) =>
    db.transaction((em) => claimUploads(em, { ownerId: owner, usedBy: listing, urls: addresses }))

  await expect(claim(stranger, urls)).rejects.toMatchObject({ code: 'upload.unknown', status: 400 })
  await expect(claim(ownerId, ['/uploads/none.webp'])).rejects.toMatchObject({ status: 400 })
  await claim(ownerId, urls)
  // Pictures that the listing already are accepted, whoever uploaded them.
  await claim(stranger, urls)
  await claim(ownerId, [])
  expect(await queryRows(db, sql`select url from upload_uses where used_by = ${listing}`)).toEqual(
    [],
  )
})

test('pictures that nothing shows are deleted after a day, others stay', async () => {
  const { db, storage } = app.services
  const { body } = await uploads.send([{ bytes: photo }, { bytes: photo }, { bytes: photo }])
  const [shown, orphan, young] = body.data as [string, string, string]
  const usedBy = '0190a5c1-0000-7000-8000-000000000002'
  await db.transaction((em) => claimUploads(em, { ownerId, usedBy, urls: [shown] }))
  await execute(
    db,
    sql`update uploads set created_at = now() - interval '25 hours' where url = any(${[shown, orphan]})`,
  )
  expect(await deleteUnusedUploads({ db, storage })).toBe(1)
  const statuses = await Promise.all([shown, orphan, young].map(async (url) => uploads.get(url)))
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 200])
  expect((await uploads.get(imageVariant(orphan, 320))).statusCode).toBe(404)
  expect(await uploads.rows()).not.toContain(orphan)
})

test('the same Idempotency-Key returns the same pictures, and is refused with different bytes', async () => {
  const headers = { 'idempotency-key': 'upload-1' }
  const first = await uploads.send([{ bytes: photo }], headers)
  const again = await uploads.send([{ bytes: photo }], headers)
  expect(again.body).toEqual(first.body)
  expect(again.headers['idempotent-replayed']).toBe('true')
  const other = await uploads.send([{ bytes: await picture(50, 50).jpeg().toBuffer() }], headers)
  expect(other).toMatchObject({ status: 422, body: { code: 'idempotency.mismatch' } })
})

test('a user who uploads too many pictures is stopped for the day', async () => {
  const { db } = app.services
  const busy = await app.signUp()
  const busyId = (await app.services.findActor(busy.token))?.id ?? ''
  await execute(
    db,
    sql`insert into uploads (id, owner_id, url, created_at, updated_at)
      select gen_random_uuid(), ${busyId}, '/uploads/many-' || n || '.webp', now(), now()
      from generate_series(1, ${uploadsPerDay - 3}) n`,
  )
  // Three uploads are left; five simultaneous requests must not exceed them.
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => uploads.send([{ bytes: photo }], {}, busy.token)),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  const stopped = answers.find(({ status }) => status === 429)
  expect(Number(stopped?.headers['retry-after'])).toBeGreaterThan(80_000)
})
