import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteUnusedUploads } from '#server/features/upload/upload-cleanup.service.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { picture } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { multipartOf } from '#server/testing/wire/multipart.ts'
import { zipOf } from '#server/testing/wire/zip.ts'
import { maxPictureZipBytes } from '#shared/listing-import/listing-import.constants.ts'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'

let app: TestApp
let jpeg: Buffer
beforeAll(async () => {
  app = await createTestApp()
  jpeg = await picture(60, 40).jpeg().toBuffer()
})
afterAll(() => app.close())

const headings = 'sku,name,price,unit,quantity,harvest,expiry,dispatch days,pictures'
const row = (sku: string, pictures: string) =>
  `${sku},Onion ${sku},20,kg,100,2026-04-15,2037-03-31,2,"${pictures}"`

async function openShop() {
  const { token } = await app.signUp()
  const post = (path: string, body: unknown, type = 'application/json') =>
    app.call('POST', `/api/listing-import/${path}`, {
      token,
      body,
      headers: { 'content-type': type },
    })
  const read = async (id: string): Promise<ListingImportView> =>
    (await app.call('GET', `/api/listing-import/get-import/${id}`, { token })).body.data
  const settled = async (id: string) => {
    await expect
      .poll(async () => (await read(id)).state, { timeout: 20_000 })
      .toMatch(/checked|done|undone/)
    return read(id)
  }
  return {
    token,
    post,
    read,
    upload: async (rows: readonly string[]): Promise<ListingImportView> =>
      (await post('upload?kind=crops', Buffer.from([headings, ...rows].join('\n')), 'text/csv'))
        .body.data,
    sendZip: (id: string, zip: Buffer) => post(`pictures/${id}`, zip, 'application/zip'),
    picturesRead: async (id: string) => {
      await expect
        .poll(async () => (await read(id)).pictures?.isReading, { timeout: 20_000 })
        .toBe(false)
      return (await read(id)).pictures
    },
    step: async (name: string, { _id, mapping }: ListingImportView) => {
      await post(`${name}/${_id}`, name === 'check' ? { mapping } : {})
      return settled(_id)
    },
    refused: async (id: string): Promise<{ number: number; issues: { message: string }[] }[]> =>
      (await app.call('GET', `/api/listing-import/refused-rows/${id}`, { token })).body.data
        .refused,
    crops: async () =>
      (await app.call('GET', '/api/crop/my-crops', { token })).body.data.crops as {
        externalId: string | null
        images: string[]
        isArchived: boolean
      }[],
  }
}

const usesOf = async (urls: readonly string[]) => {
  const rows = await queryRows<{ url: string }>(
    app.services.db,
    sql`select url from upload_uses where url = any(${urls}::text[])`,
  )
  return rows.length
}

test('rows get the pictures of the zip that they name, others say what is wrong, and undo removes them', async () => {
  const shop = await openShop()
  const sent = await shop.upload([
    row('A', 'onion.jpg, Field Photo.JPG'),
    row('B', 'missing.jpg'),
    row('C', 'note.jpg'),
    row('D', ''),
    row('E', 'huge.jpg'),
  ])
  expect(sent.pictures).toBeNull()
  const answer = await shop.sendZip(
    sent._id,
    zipOf([
      { name: 'photos/', bytes: Buffer.alloc(0) },
      { name: 'photos/Onion.jpg', bytes: jpeg },
      { name: 'photos/field photo.jpg', bytes: jpeg },
      { name: '__MACOSX/photos/._Onion.jpg', bytes: Buffer.from('fork') },
      { name: 'note.jpg', bytes: Buffer.from('not a picture at all') },
      { name: 'inner.zip', bytes: zipOf([{ name: 'missing.jpg', bytes: jpeg }]) },
      { name: 'huge.jpg', bytes: randomBytes(2_200_000) },
    ]),
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(await shop.picturesRead(sent._id)).toEqual({
    ...{ total: 5, stored: 2, refused: 3, isReading: false },
  })
  const checked = await shop.step('check', sent)
  expect(checked.planned).toMatchObject({ create: 2, refused: 3 })
  expect(await shop.refused(sent._id)).toMatchObject([
    {
      number: 2,
      issues: [
        {
          column: 'pictures',
          message: expect.stringContaining('“missing.jpg”'),
          values: { name: 'missing.jpg' },
        },
      ],
    },
    {
      number: 3,
      issues: [{ message: 'Only JPEG, PNG, WebP or AVIF images can be uploaded.' }],
    },
    { number: 5, issues: [{ message: 'Each image must be under 2 MB.' }] },
  ])
  const done = await shop.step('start', sent)
  expect(done.written).toMatchObject({ create: 2 })
  const images = (await shop.crops()).find(({ externalId }) => externalId === 'A')?.images ?? []
  expect(images).toHaveLength(2)
  const shown = await app.server.inject({ method: 'GET', url: images[0] ?? '' })
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])

  await shop.step('undo', done)
  expect(await shop.crops()).toMatchObject([
    { images: [], isArchived: true },
    { images: [], isArchived: true },
  ])
  // So that the clean-up deletes them.
  expect(await usesOf(images)).toBe(0)
})

test('undo puts back the pictures that a file replaced, also after the clean-up', async () => {
  const shop = await openShop()
  const first = await shop.upload([row('A', 'one.jpg')])
  await shop.sendZip(first._id, zipOf([{ name: 'one.jpg', bytes: jpeg }]))
  await shop.picturesRead(first._id)
  await shop.step('check', first)
  await shop.step('start', first)
  const [before] = await shop.crops()
  const second = await shop.upload([row('A', 'two.jpg')])
  await shop.sendZip(second._id, zipOf([{ name: 'two.jpg', bytes: jpeg }]))
  await shop.picturesRead(second._id)
  await shop.step('check', second)
  const done = await shop.step('start', second)
  const [changed] = await shop.crops()
  expect(changed?.images).not.toEqual(before?.images)
  // Both imports use it until they are deleted, or undone.
  expect(await usesOf(before?.images ?? [])).toBe(2)
  const { db } = app.services
  await execute(db, sql`update uploads set created_at = now() - interval '2 days'`)
  await deleteUnusedUploads(app.services)
  await shop.step('undo', done)
  expect((await shop.crops())[0]?.images).toEqual(before?.images)
  const shown = await app.server.inject({ method: 'GET', url: before?.images[0] ?? '' })
  expect(shown.statusCode).toBe(200)
})

test('a zip that lies about its sizes stores nothing of that file', async () => {
  const shop = await openShop()
  const sent = await shop.upload([row('A', 'bomb.jpg')])
  const bomb = Buffer.alloc(3_000_000)
  const zip = zipOf([
    { name: 'bomb.jpg', bytes: bomb },
    { name: 'liar.jpg', bytes: bomb, declaredSize: 20_000 },
    { name: 'locked.jpg', bytes: jpeg, isEncrypted: true },
    { name: 'good.jpg', bytes: jpeg },
  ])
  expect((await shop.sendZip(sent._id, zip)).status).toBe(200)
  expect(await shop.picturesRead(sent._id)).toMatchObject({ stored: 1, refused: 3 })
})

test.each([
  ['no zip', Buffer.from('hello, I am a table'), /not a zip/],
  ['an empty zip', zipOf([]), /empty/],
  [
    'a name that leaves its folder',
    zipOf([{ name: '../../etc/x.jpg', bytes: Buffer.from('x') }]),
    /not a zip/,
  ],
  ['an absolute name', zipOf([{ name: '/etc/x.jpg', bytes: Buffer.from('x') }]), /not a zip/],
  [
    'too many files',
    zipOf(Array.from({ length: 101 }, (_, i) => ({ name: `${i}.jpg`, bytes: Buffer.from('x') }))),
    /up to \{\{max\}\} pictures|up to 100 pictures/,
  ],
  [
    'a directory of thousands',
    zipOf(Array.from({ length: 2000 }, (_, i) => ({ name: `.${i}`, bytes: Buffer.alloc(0) }))),
    /pictures/,
  ],
])('%s is refused as a whole, and the import goes on without it', async (_, zip, sentence) => {
  const shop = await openShop()
  const sent = await shop.upload([row('A', '')])
  const answer = await shop.sendZip(sent._id, zip)
  expect([answer.status, answer.body.code]).toEqual([400, 'listing_import.zip_refused'])
  expect(answer.body.message).toMatch(sentence)
  expect((await shop.read(sent._id)).pictures).toBeNull()
  expect((await shop.step('check', sent)).planned).toMatchObject({ create: 1 })
})

test('a body above the limit is refused as it arrives', async () => {
  const shop = await openShop()
  const sent = await shop.upload([row('A', '')])
  const answer = await shop.sendZip(sent._id, Buffer.alloc(maxPictureZipBytes + 1))
  expect([answer.status, answer.body.values]).toEqual([413, { max: 50 }])
  expect((await shop.read(sent._id)).pictures).toBeNull()
})

test('only the owner sends pictures, only while the import waits, and one zip at a time', async () => {
  const [shop, stranger] = [await openShop(), await openShop()]
  const zip = zipOf(Array.from({ length: 5 }, (_, i) => ({ name: `${i}.jpg`, bytes: jpeg })))
  const sent = await shop.upload([row('A', '1.jpg')])
  expect((await stranger.sendZip(sent._id, zip)).status).toBe(404)
  expect((await shop.sendZip('not-an-id', zip)).status).toBe(404)
  const answers = await Promise.all([shop.sendZip(sent._id, zip), shop.sendZip(sent._id, zip)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await shop.picturesRead(sent._id)
  // The form of the page does the same; the new zip replaces the first.
  const form = multipartOf([
    { field: 'file', name: 'pictures.zip', type: 'application/zip', bytes: zip },
  ])
  const again = await app.call('POST', `/api/listing-import/pictures/${sent._id}`, {
    ...{ token: shop.token, body: form.body, headers: form.headers },
  })
  expect(again.status, JSON.stringify(again.body)).toBe(200)
  expect(await shop.picturesRead(sent._id)).toMatchObject({ total: 5, stored: 5 })
  await shop.step('check', sent)
  await shop.step('start', sent)
  expect((await shop.sendZip(sent._id, zip)).body.code).toBe('listing_import.not_ready')
})

test('a check that is asked for while the pictures are read waits for them', async () => {
  const shop = await openShop()
  const sent = await shop.upload([row('A', '3.jpg')])
  const files = Array.from({ length: 4 }, (_, i) => ({ name: `${i}.jpg`, bytes: jpeg }))
  await shop.sendZip(sent._id, zipOf(files))
  expect((await shop.step('check', sent)).planned).toMatchObject({ create: 1, refused: 0 })
})
