import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'
import { multipartOf } from '#server/testing/wire/multipart.ts'

const folder = mkdtempSync(join(tmpdir(), 'krishihaat-storage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a storage that is away or silent is 503 with Retry-After, and works again when it is back', async () => {
  const sockets: Socket[] = []
  const away = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(away, 'listening')
  const { port } = away.address() as AddressInfo
  const app = await createTestApp({
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'haat',
    // The stand-in knows these two words only.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  })
  const { token } = await app.signUp()
  const { default: sharp } = await import('sharp')
  const image = sharp({ create: { width: 70, height: 50, channels: 3, background: '#c93' } })
  const form = multipartOf([{ bytes: await image.png().toBuffer() }])
  const upload = () =>
    app.call('POST', '/api/utils/upload-images', { token, body: form.body, headers: form.headers })
  // It accepts connections and says nothing.
  const silent = await upload()
  expect([silent.status, silent.body.code]).toEqual([503, 'service.unavailable'])
  for (const socket of sockets) socket.destroy()
  away.close()
  await once(away, 'close')
  const refused = await upload()
  expect([refused.status, refused.body.code]).toEqual([503, 'service.unavailable'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const back = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: join(folder, 's3-back'),
    configureBuckets: [{ name: 'haat', configs: [] }],
  })
  await back.run()
  expect((await upload()).status).toBe(200)
  await app.close()
  await back.close()
}, 60_000)
