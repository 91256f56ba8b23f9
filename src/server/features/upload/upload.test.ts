import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture, type Uploads, uploadsOf } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { imageSentences, imageVariant, maxImageBytes } from '#shared/kit/image.ts'

let app: TestApp
let token: string
let photo: Buffer
let uploads: Uploads

beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signUp()).token
  uploads = uploadsOf(app, token)
  photo = await picture(1600, 1200).jpeg().toBuffer()
})
afterAll(() => app.close())

/** Pads a JPEG to a size; bytes after the end marker are ignored. */
const padded = (bytes: Buffer, size: number) =>
  Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])

test('a photo is stored as WebP in three widths that can be cached forever', async () => {
  const { status, body } = await uploads.send([{ bytes: photo }])
  expect({ status, success: body.success }).toEqual({ status: 200, success: true })
  const [url] = body.data as string[]
  expect(url).toMatch(/^\/uploads\/[\w-]+\.webp$/)

  for (const width of [320, 640, 1280] as const) {
    const response = await uploads.get(imageVariant(url ?? '', width))
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
  const first = await uploads.get(url ?? '')
  const again = await uploads.get(url ?? '', { 'if-none-match': String(first.headers.etag) })
  expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' })
})

test('all four formats are accepted, several in one request, and none is enlarged', async () => {
  const small = picture(100, 80)
  const kinds = await Promise.all([
    small.clone().jpeg().toBuffer(),
    small.clone().png().toBuffer(),
    small.clone().webp().toBuffer(),
    small.clone().avif().toBuffer(),
  ])
  const { body } = await uploads.send(kinds.map((bytes) => ({ bytes })))
  expect(body.data).toHaveLength(4)
  const stored = await uploads.get(body.data[3])
  expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ width: 100, height: 80 })
})

test('a photo is rotated upright and loses the place where it was taken', async () => {
  const sideways = await picture(60, 40)
    .withExif({
      IFD0: { Orientation: '6', Copyright: 'a farmer' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 15/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(sideways).metadata()).exif).toBeDefined()
  const { body } = await uploads.send([{ bytes: sideways }])
  const stored = await sharp((await uploads.get(body.data[0])).rawPayload).metadata()
  expect(stored).toMatchObject({ width: 40, height: 60 })
  expect(stored.exif).toBeUndefined()
  expect(stored.orientation).toBeUndefined()
})

test('a visitor is asked to log in before the body is read', async () => {
  const { status, body } = await app.call('POST', '/api/utils/upload-images', {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.from('rubbish'),
  })
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'auth.required' })
})

test('a picture just under 2 MB is accepted, one of exactly 2 MB is not', async () => {
  const under = await uploads.send([{ bytes: padded(photo, maxImageBytes - 1) }])
  expect(under.status).toBe(200)
  const exact = await uploads.send([{ bytes: padded(photo, maxImageBytes) }])
  expect(exact).toMatchObject({
    status: 413,
    body: { success: false, code: 'upload.too_large', message: imageSentences.tooLarge },
  })
  const over = await uploads.send([
    { bytes: padded(photo, maxImageBytes + 1000) },
    { bytes: photo },
  ])
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

const refused: [string, () => Promise<Parameters<Uploads['send']>[0]>, number, string][] = [
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

test.each(refused)('%s is rejected and nothing is stored', async (_what, files, status, code) => {
  const before = { files: uploads.countStoredFiles(), rows: (await uploads.rows()).length }
  const response = await uploads.send(await files())
  expect(response).toMatchObject({ status, body: { success: false, code } })
  expect({ files: uploads.countStoredFiles(), rows: (await uploads.rows()).length }).toEqual(before)
})

test('a picture that is also an HTML page is stored only as a picture', async () => {
  const script = Buffer.from('<html><script>alert(document.domain)</script></html>')
  const { body } = await uploads.send([{ bytes: Buffer.concat([photo, script]) }])
  const stored = await uploads.get(body.data[0])
  expect(stored.rawPayload.includes('<script>')).toBe(false)
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
] as const)('%s is rejected with a message', async (_what, body, headers, status) => {
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
  const response = await uploads.get(url)
  expect({ status: response.statusCode, success: response.json().success }).toEqual({
    status: 404,
    success: false,
  })
})
