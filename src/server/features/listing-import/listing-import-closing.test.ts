import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { zipOf } from '#server/testing/wire/zip.ts'
import { closePictureZips } from './listing-import-pictures.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const table = `sku,name,price,unit,quantity,harvest,expiry,dispatch days,pictures
A,Onion A,20,kg,100,2026-04-15,2037-03-31,2,0.jpg
B,Onion B,20,kg,100,2026-04-15,2037-03-31,2,29.jpg`

test('rows do not say that a zip lacks their pictures when it was not read to its end, because the app closed', async () => {
  const { token } = await app.signUp()
  const post = async (path: string, body: unknown, type = 'application/json') => {
    const headers = { 'content-type': type }
    const answer = await app.call('POST', `/api/listing-import/${path}`, { token, body, headers })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.data
  }
  const get = async (path: string) =>
    (await app.call('GET', `/api/listing-import/${path}`, { token })).body.data
  const { _id: id, mapping } = await post('upload?kind=crops', Buffer.from(table), 'text/csv')

  const bytes = await picture(60, 40).jpeg().toBuffer()
  const { storage, db } = app.services
  const { put } = storage
  // The app closes while the first picture is being stored.
  const isClosing = Promise.withResolvers<void>()
  storage.put = async (...file) => {
    await isClosing.promise
    return put(...file)
  }
  const files = Array.from({ length: 30 }, (_, i) => ({ name: `${i}.jpg`, bytes }))
  await post(`pictures/${id}`, zipOf(files), 'application/zip')
  const closed = closePictureZips(db)
  isClosing.resolve()
  await closed
  expect((await get(`get-import/${id}`)).pictures).toEqual({
    total: 30,
    stored: 1,
    refused: 0,
    isReading: false,
  })

  await post(`check/${id}`, { mapping })
  const state = async () => (await get(`get-import/${id}`)).state
  await expect.poll(state, { timeout: 20_000 }).toBe('checked')
  const { refused } = await get(`refused-rows/${id}`)
  expect(refused).toMatchObject([
    {
      number: 2,
      issues: [{ message: 'The zip was not read to its end. Please send it again.' }],
    },
  ])
})
