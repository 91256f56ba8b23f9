import { mkdirSync, symlinkSync } from 'node:fs'
import fs from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newCrop } from '#server/testing/people/listings.ts'
import { picture, type Uploads, uploadsOf } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { openStorage } from './storage.ts'

let app: TestApp
let token: string
let uploads: Uploads

beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signUp()).token
  uploads = uploadsOf(app, token)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => app.close())

/** From now on the file system says that so much is free. */
async function setFreeBytes(free: number) {
  const real = await fs.statfs(app.env.DATA_DIR)
  vi.spyOn(fs, 'statfs').mockResolvedValue({ ...real, bavail: free, bsize: 1 })
  await new Promise((done) => setTimeout(done, 600))
}

const full = { status: 503, body: { code: 'storage.full' } }
const stored = async () => ({
  files: uploads.countStoredFiles(),
  rows: (await uploads.rows()).length,
})

test('an upload to a full disk is refused and leaves nothing; with free space it is stored', async () => {
  const bytes = await picture(60, 40).jpeg().toBuffer()
  const send = () => uploads.send([{ bytes }, { bytes }], { 'idempotency-key': 'a-full-disk' })
  const before = await stored()
  await setFreeBytes(1_000_000)
  const answer = await send()
  expect(answer).toMatchObject(full)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  vi.restoreAllMocks()
  await setFreeBytes(1e9)
  expect(await stored()).toEqual(before)
  expect((await send()).status).toBe(200)
})

test('the embedded database refuses writes before its disk is full, and still reads', async () => {
  const add = () => app.call('POST', '/api/crop/add-crop', { token, body: newCrop })
  const mine = () => app.call('GET', '/api/crop/my-crops', { token })
  const before = (await mine()).body.data.total
  await setFreeBytes(1_000_000)
  const answer = await add()
  const isEmbedded = app.services.db.engine === 'pglite'
  expect(answer).toMatchObject(isEmbedded ? full : { status: 200 })
  expect(await mine()).toMatchObject({ status: 200 })
  vi.restoreAllMocks()
  await setFreeBytes(1e9)
  expect((await add()).status).toBe(200)
  expect((await mine()).body.data.total).toBe(before + (isEmbedded ? 1 : 2))
})

test('a disk that fills up while a picture is written leads to the same refusal', async () => {
  const folder = join(app.env.DATA_DIR, 'uploads')
  mkdirSync(folder, { recursive: true })
  // Writing there fails with ENOSPC.
  symlinkSync('/dev/full', join(folder, 'full.webp'))
  const storage = await openStorage(app.env)
  const write = storage.put('full.webp', Buffer.alloc(100_000), 'image/webp')
  await expect(write).rejects.toMatchObject({ status: 503, code: 'storage.full' })
  await storage.remove('full.webp')
})
