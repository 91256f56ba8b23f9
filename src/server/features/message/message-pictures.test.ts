import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pictureUrlFor } from '#server/features/upload/private-picture.service.ts'
import { deleteUnusedUploads } from '#server/features/upload/upload-cleanup.service.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { type AdminApp, createAdminApp } from '#server/testing/admin-app.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { type Writer, writersOf } from '#server/testing/people/message-writers.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { moveMessagePictures } from './message-pictures.service.ts'

let admin: AdminApp
let person: (firstName?: string) => Promise<Writer>
beforeAll(async () => {
  admin = await createAdminApp()
  person = writersOf(admin.app)
})
afterAll(() => admin.app.close())

let farmer: Writer
let buyer: Writer
let talk: string
beforeEach(async () => {
  farmer = await person('Ramesh')
  buyer = await person('Sita')
  talk = await buyer.open({ cropId: await farmer.addCrop() })
})

const open = (url: string) => admin.app.server.inject({ url })
const statusOf = async (url: string) => (await open(url)).statusCode
const withoutSignature = (url: string) => url.replace(/\?.*/, '')

/** The picture of the newest message, as this person sees it. */
async function shownTo(reader: Writer): Promise<string> {
  return (await reader.get(talk)).data.messages.at(-1).images[0]
}

test.each(['message', 'listing'] as const)(
  'a picture that was uploaded for a %s is visible in a message only to its two people',
  async (purpose) => {
    const image = await uploadPicture(admin.app, buyer.token, purpose)
    expect(await statusOf(image)).toBe(200)
    await buyer.send(talk, 'Look', { images: [image] })
    const urls = { farmer: await shownTo(farmer), buyer: await shownTo(buyer) }
    expect(urls.farmer).not.toBe(urls.buyer)
    for (const url of Object.values(urls)) {
      const { statusCode, headers } = await open(url)
      expect(statusCode).toBe(200)
      expect(headers['cache-control']).toMatch(/^private, max-age=\d{3,4}, immutable$/)
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(await statusOf(url.replace('.webp', '-320.webp'))).toBe(200)
    }
    expect(await statusOf(withoutSignature(urls.farmer))).toBe(404)
    // The counterparty never learns the address of the upload.
    if (purpose === 'listing') expect(withoutSignature(urls.farmer)).not.toBe(image)
  },
)

test('a signature is valid for one person and one picture, for one to two hours', async () => {
  const images = [
    await uploadPicture(admin.app, buyer.token, 'message'),
    await uploadPicture(admin.app, buyer.token, 'message'),
  ]
  await buyer.send(talk, 'Two', { images })
  const [url, other]: string[] = (await farmer.get(talk)).data.messages.at(-1).images
  const stranger = await person()
  const strangerId = await admin.idOf(stranger.token)
  const [name, signature] = [withoutSignature(url ?? ''), url?.split('?')[1]]
  for (const changed of [
    `${withoutSignature(other ?? '')}?${signature}`,
    url?.replace(/viewer=[\w-]+/, `viewer=${strangerId}`),
    url?.replace(/until=\d+/, 'until=99999999999'),
    `${name}?viewer=a&viewer=b&until=1&signature=x`,
    pictureUrlFor(admin.app.env.SECRET_KEY, name, strangerId, Date.now() - 2 * 3_600_000),
    pictureUrlFor('another key', name, strangerId),
  ]) {
    expect(await statusOf(changed ?? '')).toBe(404)
  }
  expect((await stranger.get(talk)).code).toBe('message.unknown_conversation')
})

test('listings and profiles cannot use a message’s picture', async () => {
  const image = withoutSignature(await uploadPicture(admin.app, buyer.token, 'message'))
  const crop = { ...newCrop, images: [image] }
  expect(await admin.post('crop/add-crop', buyer.token, crop)).toMatchObject({ status: 400 })
})

test('a message that is repeated when its upload and its key’s answer are gone was sent already', async () => {
  const { db } = admin.app.services
  const image = await uploadPicture(admin.app, buyer.token, 'listing')
  const send = () => buyer.send(talk, 'Look', { images: [image] }, { 'idempotency-key': 'look-1' })
  const sent = await send()
  await execute(db, sql`delete from idempotency_keys where key = 'look-1'`)
  await execute(
    db,
    sql`update uploads set created_at = created_at - interval '2 days' where url = ${image}`,
  )
  expect(await deleteUnusedUploads(admin.app.services)).toBe(1)
  const repeated = await send()
  expect([repeated.status, repeated.body.data?._id]).toEqual([200, sent.body.data._id])
  expect((await farmer.get(talk)).data.messages).toHaveLength(1)
})

test('operators see the pictures of a reported message at addresses signed for them', async () => {
  await buyer.send(talk, 'Hello')
  const image = await uploadPicture(admin.app, farmer.token, 'message')
  const { body } = await farmer.send(talk, 'Bad', { images: [image] })
  await buyer.post(`report-message/${body.data._id}`, { reason: 'abuse' })
  const { messages } = await admin.get('desk/messages')
  const [url] = messages.at(-1).images
  expect(url).toContain(`viewer=${await admin.idOf(admin.operator)}`)
  expect(await statusOf(url)).toBe(200)
})

test('pictures of older messages are moved to addresses that require a signature', async () => {
  const { db } = admin.app.services
  const image = await uploadPicture(admin.app, buyer.token)
  const { body } = await buyer.send(talk, 'Old', { images: [image] })
  // As the previous version stored it.
  const values = [body.data._id, image]
  await execute(db, sql`delete from upload_uses where used_by = ${values[0]}`)
  await execute(db, { text: 'insert into upload_uses (used_by, url) values ($1, $2)', values })
  await execute(db, { text: 'update messages set images = array[$2] where id = $1', values })
  await execute(db, sql`insert into message_picture_moves (message_id) values (${values[0]})`)
  expect(await shownTo(farmer)).toBe(image)
  expect(await moveMessagePictures(admin.app.services)).toBe(1)
  expect(await moveMessagePictures(admin.app.services)).toBe(0)
  const moved = await shownTo(farmer)
  expect(await statusOf(moved)).toBe(200)
  expect(await statusOf(withoutSignature(moved))).toBe(404)
  // Nothing uses the old one any more, so the cleanup deletes it.
  const uses = await queryRows(db, sql`select from upload_uses where url = ${image}`)
  expect(uses).toEqual([])
})
