import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageSentences, maxImageBytes } from '../../../shared/common.schema.ts'
import { imageVariant } from '../../../shared/image.ts'
import { multipartOf } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { claimUploads, sweepUploads, uploadsPerDay } from './upload.service.ts'

let app: TestApp
let token: string
let ownerId: string
let photo: Buffer

beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signUp()).token
  ownerId = (await app.services.findActor(token))?.id ?? ''
  photo = await picture(1600, 1200).jpeg().toBuffer()
})
afterAll(() => app.close())

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a9a3c' } })

/** Pads a JPEG to a size; what follows the end marker is no part of the picture. */
const padded = (bytes: Buffer, size: number) =>
  Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])

const upload = (
  files: Parameters<typeof multipartOf>[0],
  headers: Record<string, string> = {},
  asToken: string | undefined = token,
) => {
  const form = multipartOf(files)
  return app.call('POST', '/api/utils/upload-images', {
    token: asToken,
    body: form.body,
    headers: { ...form.headers, ...headers },
  })
}

const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers })

const filesKept = () => {
  try {
    return readdirSync(join(app.env.DATA_DIR, 'uploads')).length
  } catch {
    return 0
  }
}

const uploadRows = async () =>
  (await app.services.db.read<{ url: string }>({ text: 'select url from uploads' })).map(
    ({ url }) => url,
  )

test('a photo comes back as WebP in three widths, to be kept for ever', async () => {
  const { status, body } = await upload([{ bytes: photo }])
  expect({ status, success: body.success }).toEqual({ status: 200, success: true })
  const [url] = body.data as string[]
  expect(url).toMatch(/^\/uploads\/[\w-]+\.webp$/)

  for (const width of [320, 640, 1280] as const) {
    const response = await get(imageVariant(url ?? '', width))
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    const { format, width: actual } = await sharp(response.rawPayload).metadata()
    expect({ format, actual }).toEqual({ format: 'webp', actual: width })
  }
  const first = await get(url ?? '')
  const again = await get(url ?? '', { 'if-none-match': String(first.headers.etag) })
  expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' })
})

test('all four kinds are taken, several at once, and none is enlarged', async () => {
  const small = picture(100, 80)
  const kinds = await Promise.all([
    small.clone().jpeg().toBuffer(),
    small.clone().png().toBuffer(),
    small.clone().webp().toBuffer(),
    small.clone().avif().toBuffer(),
  ])
  const { body } = await upload(kinds.map((bytes) => ({ bytes })))
  expect(body.data).toHaveLength(4)
  const kept = await get(body.data[3])
  expect(await sharp(kept.rawPayload).metadata()).toMatchObject({ width: 100, height: 80 })
})

test('a photo is turned upright and the place where it was taken is gone', async () => {
  const sideways = await picture(60, 40)
    .withExif({
      IFD0: { Orientation: '6', Copyright: 'a farmer' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 15/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(sideways).metadata()).exif).toBeDefined()
  const { body } = await upload([{ bytes: sideways }])
  const kept = await sharp((await get(body.data[0])).rawPayload).metadata()
  expect(kept).toMatchObject({ width: 40, height: 60 })
  expect(kept.exif).toBeUndefined()
  expect(kept.orientation).toBeUndefined()
})

test('a stranger is told to log in before the body is looked at', async () => {
  const { status, body } = await app.call('POST', '/api/utils/upload-images', {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.from('rubbish'),
  })
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'auth.required' })
})

test('sizes: just under 2 MB is taken, 2 MB exactly is not', async () => {
  const under = await upload([{ bytes: padded(photo, maxImageBytes - 1) }])
  expect(under.status).toBe(200)
  const exact = await upload([{ bytes: padded(photo, maxImageBytes) }])
  expect(exact).toMatchObject({
    status: 413,
    body: { success: false, code: 'upload.too_large', message: imageSentences.tooLarge },
  })
  const over = await upload([{ bytes: padded(photo, maxImageBytes + 1000) }, { bytes: photo }])
  expect(over.status).toBe(413)
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

/** A PNG of 100 megapixels: 300 MB decoded, 100 KB sent. */
const bomb = () =>
  sharp({
    create: { width: 10_000, height: 10_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()

const animation = () =>
  sharp(Buffer.concat([Buffer.alloc(40 * 40 * 3, 90), Buffer.alloc(40 * 40 * 3, 200)]), {
    raw: { width: 40, height: 80, channels: 3, pageHeight: 40 },
  })
    .webp()
    .toBuffer()

const refused: [string, () => Promise<Parameters<typeof upload>[0]>, number, string][] = [
  ['an SVG that is named .jpg', async () => [{ bytes: svg }], 415, 'upload.wrong_kind'],
  ['a GIF', async () => [{ bytes: gif }], 415, 'upload.wrong_kind'],
  ['an empty file', async () => [{ bytes: Buffer.alloc(0) }], 415, 'upload.wrong_kind'],
  [
    'a page that begins like a JPEG',
    async () => [{ bytes: Buffer.from('\xff\xd8\xff\xe0<html><script>1</script>', 'latin1') }],
    400,
    'upload.broken',
  ],
  [
    'a photo that was cut off',
    async () => [{ bytes: photo.subarray(0, photo.length / 2) }],
    400,
    'upload.broken',
  ],
  ['far too many pixels', async () => [{ bytes: await bomb() }], 413, 'upload.too_many_pixels'],
  ['an animation', async () => [{ bytes: await animation() }], 415, 'upload.animated'],
  ['six files', async () => Array(6).fill({ bytes: photo }), 400, 'upload.too_many'],
  ['forty files', async () => Array(40).fill({ bytes: photo }), 400, 'upload.too_many'],
  ['another field', async () => [{ field: 'file', bytes: photo }], 400, 'upload.wrong_field'],
  ['no file at all', async () => [], 400, 'upload.none'],
  ['nothing chosen', async () => [{ name: '', bytes: Buffer.alloc(0) }], 400, 'upload.none'],
  [
    'one bad file among good ones',
    async () => [{ bytes: photo }, { bytes: svg }, { bytes: photo }],
    415,
    'upload.wrong_kind',
  ],
]

test.each(refused)('%s is refused and nothing is kept', async (_what, files, status, code) => {
  const before = { files: filesKept(), rows: (await uploadRows()).length }
  const response = await upload(await files())
  expect(response).toMatchObject({ status, body: { success: false, code } })
  expect({ files: filesKept(), rows: (await uploadRows()).length }).toEqual(before)
})

test('a picture that is also a page is kept as a picture alone', async () => {
  const script = Buffer.from('<html><script>alert(document.domain)</script></html>')
  const { body } = await upload([{ bytes: Buffer.concat([photo, script]) }])
  const kept = await get(body.data[0])
  expect(kept.rawPayload.includes('<script>')).toBe(false)
})

test.each([
  ['JSON', { images: ['a'] }, {}, 415],
  [
    'multipart without a boundary',
    Buffer.from('x'),
    { 'content-type': 'multipart/form-data' },
    400,
  ],
  [
    'a multipart body that ends early',
    Buffer.from('--b\r\ncontent-disposition: form-data; name="images"; filename="a"\r\n\r\nab'),
    { 'content-type': 'multipart/form-data; boundary=b' },
    400,
  ],
] as const)('%s is refused with a sentence', async (_what, body, headers, status) => {
  const response = await app.call('POST', '/api/utils/upload-images', {
    token,
    body,
    headers: headers as Record<string, string>,
  })
  expect(response).toMatchObject({ status, body: { success: false, message: expect.any(String) } })
})

test.each([
  '/uploads/nothing.webp',
  '/uploads/..%2fsecret.key',
  '/uploads/..%2f..%2fetc%2fpasswd',
  '/uploads/.%2e%2fsecret.key',
  '/uploads/a%00.webp',
  '/uploads/',
])('%s is not found', async (url) => {
  const response = await get(url)
  expect({ status: response.statusCode, success: response.json().success }).toEqual({
    status: 404,
    success: false,
  })
})

test('files are cleared away when storage fails half way', async () => {
  const { storage } = app.services
  const before = { files: filesKept(), rows: (await uploadRows()).length }
  let puts = 0
  app.services.storage = {
    ...storage,
    put: async (...args) => {
      puts += 1
      if (puts === 5) throw new Error('the disk is full')
      return storage.put(...args)
    },
  }
  const response = await upload([{ bytes: photo }, { bytes: photo }])
  app.services.storage = storage
  expect(response.status).toBe(500)
  expect(response.body.message).not.toContain('disk')
  expect({ files: filesKept(), rows: (await uploadRows()).length }).toEqual(before)
})

test('a listing can show uploads of its owner only', async () => {
  const { db } = app.services
  const { body } = await upload([{ bytes: photo }])
  const urls = body.data as string[]
  const stranger = (await app.services.findActor((await app.signUp()).token))?.id ?? ''
  const listing = '0190a5c1-0000-7000-8000-000000000001'
  const claim = (owner: string, addresses: string[]) =>
    db.transaction((em) => claimUploads(em, { ownerId: owner, usedBy: listing, urls: addresses }))

  await expect(claim(stranger, urls)).rejects.toMatchObject({ code: 'upload.unknown', status: 400 })
  await expect(claim(ownerId, ['/uploads/none.webp'])).rejects.toMatchObject({ status: 400 })
  await claim(ownerId, urls)
  // What the listing shows already stays fine, whoever uploaded it.
  await claim(stranger, urls)
  await claim(ownerId, [])
  expect(
    await db.read({ text: 'select url from upload_uses where used_by = $1', values: [listing] }),
  ).toEqual([])
})

test('the sweep takes what nothing shows after a day, and leaves the rest', async () => {
  const { db, storage } = app.services
  const { body } = await upload([{ bytes: photo }, { bytes: photo }, { bytes: photo }])
  const [shown, orphan, young] = body.data as [string, string, string]
  const usedBy = '0190a5c1-0000-7000-8000-000000000002'
  await db.transaction((em) => claimUploads(em, { ownerId, usedBy, urls: [shown] }))
  await db.read({
    text: "update uploads set created_at = now() - interval '25 hours' where url = any($1)",
    values: [[shown, orphan]],
  })
  expect(await sweepUploads({ db, storage })).toBe(1)
  const statuses = await Promise.all([shown, orphan, young].map(async (url) => get(url)))
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 200])
  expect((await get(imageVariant(orphan, 320))).statusCode).toBe(404)
  expect(await uploadRows()).not.toContain(orphan)
})

test('the same Idempotency-Key gives the same pictures; with other bytes it is refused', async () => {
  const headers = { 'idempotency-key': 'upload-1' }
  const first = await upload([{ bytes: photo }], headers)
  const again = await upload([{ bytes: photo }], headers)
  expect(again.body).toEqual(first.body)
  expect(again.headers['idempotent-replayed']).toBe('true')
  const other = await upload([{ bytes: await picture(50, 50).jpeg().toBuffer() }], headers)
  expect(other).toMatchObject({ status: 422, body: { code: 'idempotency.mismatch' } })
})

test('a person who uploads without end is stopped for the day', async () => {
  const { db } = app.services
  const busy = await app.signUp()
  const busyId = (await app.services.findActor(busy.token))?.id ?? ''
  await db.read({
    text: `insert into uploads (id, owner_id, url, created_at, updated_at)
      select gen_random_uuid(), $1, '/uploads/many-' || n || '.webp', now(), now()
      from generate_series(1, $2) n`,
    values: [busyId, uploadsPerDay - 3],
  })
  // Three places are left; five requests at once must not find room for more.
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => upload([{ bytes: photo }], {}, busy.token)),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  const stopped = answers.find(({ status }) => status === 429)
  expect(Number(stopped?.headers['retry-after'])).toBeGreaterThan(80_000)
})
