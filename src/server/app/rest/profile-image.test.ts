import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteUnusedUploads } from '#server/features/upload/upload-cleanup.service.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { multipartOf } from '#server/testing/wire/multipart.ts'

let app: TestApp
let token: string
let photo: Buffer
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signUp()).token
  const image = sharp({ create: { width: 90, height: 90, channels: 3, background: '#a52' } })
  photo = await image.jpeg().toBuffer()
})
afterAll(() => app.close())

const send = (files: Parameters<typeof multipartOf>[0], asToken: string | undefined = token) => {
  const { body, headers } = multipartOf(files)
  return app.call('POST', '/api/user/update-profile-image', { token: asToken, body, headers })
}

test('a new profile image is shown immediately and survives the clean-up; the previous one is deleted', async () => {
  const first = await send([{ field: 'image', bytes: photo }])
  const { status, body } = await send([{ field: 'image', bytes: photo }])
  expect({ status, ...body }).toMatchObject({
    status: 200,
    success: true,
    message: 'Image updated successfully',
    data: { image: expect.stringMatching(/^\/uploads\/.+\.webp$/), aadharId: '' },
  })
  const me = await app.call('GET', '/api/user/get-user', { token })
  expect(me.body.data.image).toBe(body.data.image)

  const { db, storage } = app.services
  await execute(db, sql`update uploads set created_at = now() - interval '2 days'`)
  expect(await deleteUnusedUploads({ db, storage })).toBe(1)
  const seen = await Promise.all(
    [first.body.data.image, body.data.image].map(async (url) => {
      const { statusCode } = await app.server.inject({ method: 'GET', url })
      return statusCode
    }),
  )
  expect(seen).toEqual([404, 200])
})

test('two images, another field, no token: each is refused with its sentence', async () => {
  const image = { field: 'image', bytes: photo }
  expect(await send([image, image])).toMatchObject({
    status: 400,
    body: { code: 'upload.too_many' },
  })
  expect(await send([{ bytes: photo }])).toMatchObject({
    status: 400,
    body: { message: 'Images must be sent in the field "image".' },
  })
  const { body, headers } = multipartOf([image])
  const answer = await app.call('POST', '/api/user/update-profile-image', { body, headers })
  expect(answer).toMatchObject({ status: 401, body: { code: 'auth.required' } })
})
