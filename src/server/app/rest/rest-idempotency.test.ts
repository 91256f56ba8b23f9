import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { newCrop as crop } from '#server/testing/people/listings.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signUp()).token
})
afterAll(() => app.close())

const add = (body: object, key: string) =>
  app.call('POST', '/api/crop/add-crop', { token, body, headers: { 'idempotency-key': key } })

const countCrops = async () =>
  (await app.call('GET', '/api/crop/my-crops', { token })).body.data.crops.length

test('a crop that is sent twice with one Idempotency-Key is added once', async () => {
  const first = await add(crop, 'crop-1')
  const again = await add(crop, 'crop-1')
  expect(first.status).toBe(200)
  expect(again.body).toEqual(first.body)
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect(await countCrops()).toBe(1)
})

test('another crop with the same key is refused; a corrected one with its own key is added', async () => {
  expect(await add({ ...crop, price: 21 }, 'crop-1')).toMatchObject({
    status: 422,
    body: { success: false, code: 'idempotency.mismatch' },
  })
  expect((await add({ ...crop, price: -1 }, 'crop-2')).status).toBe(400)
  expect((await add(crop, 'crop-2')).status).toBe(200)
})

test('the order of a body’s members does not matter', async () => {
  const { dispatchTime, ...rest } = { ...crop, name: 'Barley' }
  const first = await add({ ...rest, dispatchTime }, 'crop-order')
  const again = await add({ dispatchTime, ...rest }, 'crop-order')
  expect(first.status).toBe(200)
  expect(again.body).toEqual(first.body)
  expect(again.headers['idempotent-replayed']).toBe('true')
})

test.each([33, 5000, 100_000])('a body of %i levels is refused', async (levels) => {
  const nested = `${'['.repeat(levels)}${']'.repeat(levels)}`
  const response = await app.server.inject({
    method: 'POST',
    url: '/api/crop/add-crop',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': 'crop-deep',
    },
    payload: `{"name":${nested}}`,
  })
  expect(response.statusCode).toBe(400)
  expect(response.json().code).toBe('request.malformed')
})

test('keys belong to a user: another user may use the same key', async () => {
  const other = await app.signUp()
  const answer = await app.call('POST', '/api/crop/add-crop', {
    token: other.token,
    body: { ...crop, name: 'Onion' },
    headers: { 'idempotency-key': 'crop-1' },
  })
  expect(answer.status).toBe(200)
})

test('the response of a login is not stored, because it has a token in it', async () => {
  const { phone } = await app.signUp()
  const headers = { 'idempotency-key': 'login-1' }
  await app.call('POST', '/api/auth/login/request-otp', { body: { phone } })
  const otp = app.lastSms(phone)?.text.match(/\d{6}/)?.[0]
  const logIn = () =>
    app.call('POST', '/api/auth/login/verify-otp', { token, body: { phone, otp }, headers })
  expect((await logIn()).body.token).toEqual(expect.any(String))
  expect((await logIn()).body.code).toBe('auth.otp_invalid')
  const storedKey = sql`select 1 from idempotency_keys where key = 'login-1'`
  expect(await queryRows(app.services.db, storedKey)).toEqual([])
})

test('a malformed key is refused with a message', async () => {
  expect(await add(crop, 'x'.repeat(256))).toMatchObject({
    status: 400,
    body: { code: 'idempotency.bad_key' },
  })
})
