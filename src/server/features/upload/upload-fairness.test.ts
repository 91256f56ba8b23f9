import { afterAll, beforeAll, expect, test } from 'vitest'
import { truncatedPicture } from '#server/testing/people/costly-picture.ts'
import { picture, type Uploads, uploadsOf } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { beginUnfinishedUpload } from '#server/testing/wire/unfinished-upload.ts'

let app: TestApp
let uploads: Uploads
let photo: Buffer

beforeAll(async () => {
  app = await createTestApp()
  uploads = uploadsOf(app, (await app.signUp()).token)
  photo = await picture(400, 300).jpeg().toBuffer()
})
afterAll(() => app.close())

test.each([
  ['more than 24 megapixels', 6300, 6300],
  ['a side of more than 12,000 pixels', 40_000, 10],
])('a picture of %s is rejected by its header, before it is decoded', async (_what, w, h) => {
  const bytes = await truncatedPicture(w, h)
  expect(bytes.length).toBeLessThan(600_000)
  const costs: number[] = []
  // The least of three: on a busy machine a single one also pays for what else the process does.
  for (let tries = 0; tries < 3; tries++) {
    const cpu = process.cpuUsage()
    const answer = await uploads.send([{ bytes }])
    const { user, system } = process.cpuUsage(cpu)
    costs.push((user + system) / 1e6)
    expect(answer).toMatchObject({ status: 413, body: { code: 'upload.too_many_pixels' } })
  }
  expect(Math.min(...costs)).toBeLessThan(0.5)
})

test('upload attempts are limited per hour whether they succeed or fail', async () => {
  const { token } = await app.signUp()
  const stubborn = uploadsOf(app, token)
  const broken = Array(5).fill({ bytes: photo.subarray(0, 200) })
  for (let n = 0; n < 24; n++) expect((await stubborn.send(broken)).status).toBe(400)
  const answer = await stubborn.send([{ bytes: photo }])
  expect(answer).toMatchObject({ status: 429, body: { code: 'upload.too_many_attempts' } })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000)
  expect((await uploads.send([{ bytes: photo }])).status).toBe(200)
})

test('uploads that never end are limited per user, and leave room again when their sender goes', async () => {
  const address = await app.listen()
  const { token } = await app.signUp()
  const openUpload = () =>
    beginUnfinishedUpload(address, {
      path: '/api/utils/upload-images',
      token,
      contentType: 'multipart/form-data; boundary=x',
    })
  const sockets = await Promise.all(Array.from({ length: 8 }, openUpload))
  // Two are refused immediately; six stay open without an answer.
  await expect.poll(() => sockets.filter(({ bytesRead }) => bytesRead > 0)).toHaveLength(2)
  const stubborn = uploadsOf(app, token)
  const answer = await stubborn.send([{ bytes: photo }])
  expect(answer).toMatchObject({ status: 503, body: { code: 'upload.busy' } })
  expect((await uploads.send([{ bytes: photo }])).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await expect
    .poll(async () => (await stubborn.send([{ bytes: photo }])).status, { timeout: 5000 })
    .toBe(200)
})
