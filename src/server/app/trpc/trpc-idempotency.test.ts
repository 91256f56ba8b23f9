import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCrop as crop } from '#server/testing/people/listings.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signUp()).token
})
afterAll(() => app.close())

const post = (path: string, body: unknown, key: string, as: string | undefined = token) =>
  app.call('POST', `/trpc/${path}`, {
    ...(as && { token: as }),
    body,
    headers: { 'idempotency-key': key },
  })
const add = (json: object, key: string, as?: string) => post('crop.add', { json }, key, as)

const countCrops = async () =>
  (await app.call('GET', '/api/crop/my-crops', { token })).body.data.crops.length

test('a crop that is sent again after a lost response gets the first response', async () => {
  const first = await add(crop, 'lost')
  const again = await add(crop, 'lost')
  expect(first.body.result.data.json).toEqual({ _id: expect.any(String) })
  expect(again).toMatchObject({ status: 200, body: first.body })
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect(await countCrops()).toBe(1)
})

test('the order of an input’s members does not matter', async () => {
  const { dispatchTime, ...rest } = { ...crop, name: 'Barley' }
  const first = await add({ ...rest, dispatchTime }, 'order')
  const again = await add({ dispatchTime, ...rest }, 'order')
  expect(first.status).toBe(200)
  expect(again).toMatchObject({ status: 200, body: first.body })
})

test.each([33, 5000])('an input of %i levels is refused', async (levels) => {
  const nested = `${'['.repeat(levels)}${']'.repeat(levels)}`
  const response = await app.server.inject({
    method: 'POST',
    url: '/trpc/crop.add',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': 'deep',
    },
    payload: `{"json":{"name":${nested}}}`,
  })
  expect(response.statusCode).toBe(400)
  expect(response.json().error.json.data.code).toBe('input.malformed')
})

test('the same crop sent five times concurrently is stored once; the others get its response or a conflict', async () => {
  const before = await countCrops()
  const answers = await Promise.all(Array.from({ length: 5 }, () => add(crop, 'at-once')))
  expect(await countCrops()).toBe(before + 1)
  const made = new Set(
    answers.flatMap(({ status, body }) => (status === 200 ? [body.result.data.json._id] : [])),
  )
  expect(made.size).toBe(1)
  for (const { status, body } of answers) {
    if (status === 200) continue
    expect(status).toBe(409)
    expect(body.error.json.data.code).toBe('idempotency.in_progress')
  }
})

test('another crop with the same key is refused; a refused one may be sent corrected', async () => {
  expect(await add({ ...crop, price: 21 }, 'lost')).toMatchObject({
    status: 422,
    body: { error: { json: { data: { code: 'idempotency.mismatch', httpStatus: 422 } } } },
  })
  const refused = await add({ ...crop, price: -1 }, 'mended')
  expect(refused.status).toBe(400)
  expect(refused.body.error.json.data.issues).toMatchObject([
    { path: 'price', message: expect.any(String) },
  ])
  expect((await add(crop, 'mended')).status).toBe(200)
})

test('a stored refusal is sent again in tRPC’s shape', async () => {
  const change = () => post('crop.update', { json: { cropId: 'nothing', price: 1 } }, 'gone')
  const first = await change()
  const again = await change()
  expect(first.body.error.json.data).toMatchObject({ code: 'crop.not_found', path: 'crop.update' })
  expect(again).toMatchObject({ status: 404, body: first.body })
  expect(again.headers['idempotent-replayed']).toBe('true')
})

test('nothing is stored without a token, and another user may use the same key', async () => {
  expect(await add(crop, 'mine', '')).toMatchObject({
    status: 401,
    body: { error: { json: { data: { code: 'auth.required' } } } },
  })
  const other = await app.signUp()
  expect((await add(crop, 'lost', other.token)).headers['idempotent-replayed']).toBeUndefined()
})

test('a key that was used over REST is a mismatch', async () => {
  const headers = { 'idempotency-key': 'rest' }
  await app.call('POST', '/api/crop/add-crop', { token, body: crop, headers })
  expect((await add(crop, 'rest')).status).toBe(422)
})

test('a batch with a key is refused before any of its calls runs', async () => {
  const before = await countCrops()
  for (const path of [
    'crop.add,crop.add?batch=1',
    'crop.add%2Ccrop.add?batch=1',
    'crop.add?batch=1',
  ]) {
    expect(await post(path, { 0: { json: crop }, 1: { json: crop } }, 'batch')).toMatchObject({
      status: 400,
      body: { error: { json: { data: { code: 'idempotency.batch' } } } },
    })
  }
  expect(await countCrops()).toBe(before)
})

test('a body that is not JSON and a malformed key are refused in tRPC’s shape', async () => {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/trpc/crop.add',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': 'broken',
    },
    payload: '{',
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.json.data.code).toBe('input.malformed')
  expect((await add(crop, 'x'.repeat(256))).body.error.json.data.code).toBe('idempotency.bad_key')
})
