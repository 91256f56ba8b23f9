import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readEnv } from '#server/platform/config/env.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { multipartOf } from '#server/testing/wire/multipart.ts'
import { openStorage, type Storage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'krishihaat-storage-'))
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'haat', configs: [] }],
})
let s3Settings: NodeJS.ProcessEnv

beforeAll(async () => {
  const { port } = await s3.run()
  s3Settings = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'haat',
    // The stand-in knows these two words only.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const env = (settings: NodeJS.ProcessEnv) => readEnv({ DATA_DIR: folder, ...settings })

describe.each([
  ['disk', () => openStorage(env({}))],
  ['S3-compatible storage', () => openStorage(env(s3Settings))],
] as [string, () => Promise<Storage>][])('on %s', (_name, open) => {
  test('a file can be read back until it is removed', async () => {
    const storage = await open()
    const bytes = Buffer.from([0, 255, 128, 10, 13])
    await storage.put('a-1.webp', bytes, 'image/webp')
    expect(await storage.get('a-1.webp')).toEqual(bytes)
    await storage.remove('a-1.webp')
    expect(await storage.get('a-1.webp')).toBeNull()
    await storage.remove('a-1.webp')
  })

  test('a path outside the folder is refused', async () => {
    const storage = await open()
    await expect(storage.get('../secret.key')).rejects.toThrow()
  })
})

test('with data in memory pictures are in a temporary folder until the storage is closed', async () => {
  const temporary = join(folder, 'temporary')
  mkdirSync(temporary)
  vi.stubEnv('TMPDIR', temporary)
  const storage = await openStorage(env({ DATA_DIR: 'memory://' }))
  await storage.put('a.webp', Buffer.from('a'), 'image/webp')
  expect(await storage.get('a.webp')).toEqual(Buffer.from('a'))
  expect(existsSync('memory:')).toBe(false)
  const files = readdirSync(temporary, { recursive: true }) as string[]
  expect(files.filter((file) => file.endsWith('uploads/a.webp'))).toHaveLength(1)
  storage.close()
  expect(readdirSync(temporary)).toEqual([])
  vi.unstubAllEnvs()
})

test('a missing bucket is an error, not a missing picture', async () => {
  const storage = await openStorage(env({ ...s3Settings, S3_BUCKET: 'no-such-bucket' }))
  await expect(storage.put('a.webp', Buffer.from('a'), 'image/webp')).rejects.toThrow()
  await expect(storage.get('a.webp')).rejects.toThrow()
})

test('the app stores and serves uploads in S3-compatible storage', async () => {
  const app = await createTestApp(s3Settings)
  const { token } = await app.signUp()
  const { default: sharp } = await import('sharp')
  const image = sharp({ create: { width: 700, height: 500, channels: 3, background: '#c93' } })
  const form = multipartOf([{ bytes: await image.png().toBuffer() }])
  const { body } = await app.call('POST', '/api/utils/upload-images', {
    token,
    body: form.body,
    headers: form.headers,
  })
  const response = await app.server.inject({ method: 'GET', url: body.data[0] })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('image/webp')
  await app.close()
})
