import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { expectReadableAnswer } from '#server/testing/wire/readable-answer.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('requests that are wrong as a whole', () => {
  const post = (url: string, payload: string, contentType = 'application/json') =>
    app.server.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType } })

  test.each([
    ['/api/crop/add-crop', 401],
    ['/api/auth/login/request-otp', 400],
    ['/trpc/auth.requestLoginOtp', 400],
  ])('malformed JSON to %s', async (url, status) => {
    const response = await post(url, '{"phone": ')
    expectReadableAnswer(response.statusCode, response.body, url)
    expect(response.statusCode).toBe(status)
  })

  test.each(['/api/auth/login/request-otp', '/trpc/auth.requestLoginOtp'])(
    'an oversized body to %s',
    async (url) => {
      const response = await post(url, JSON.stringify({ phone: 'x'.repeat(400_000) }))
      expect(response.statusCode).toBe(413)
    },
  )

  test('a body of another content type', async () => {
    const response = await post('/api/auth/login/request-otp', 'phone=1', 'application/xml')
    expect(response.statusCode).toBe(415)
    expect(response.json()).toMatchObject({ success: false, code: 'request.media_type' })
  })

  test.each([
    '/api/crop/get-crop/%00',
    '/api/crop/get-crop/%E0%A4%A',
    '/api/crop/get-crop/..%2f..%2fetc%2fpasswd',
    `/api/crop/get-crop/${'x'.repeat(190)}`,
    `/api/crop/get-crop/${'x'.repeat(5000)}`,
    '/api/%00',
    '/trpc/%00',
    '/trpc/crop.get?input=%00',
    '/trpc/crop.get?input=%7B%22json%22%3A1%2C%22meta%22%3A%7B%22values%22%3A%7B%22a%22%3A%5B%22class%22%5D%7D%7D%7D',
    '/trpc/crop.get,crop.get?batch=1&input=%7B',
    '/trpc/nothing.here',
    `/trpc/${Array.from({ length: 30 }, () => 'crop.list').join(',')}?batch=1&input=%7B%7D`,
  ])('GET %s', async (url) => {
    const response = await app.server.inject({ method: 'GET', url })
    expectReadableAnswer(response.statusCode, response.body, url)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
  })

  test.each([
    { json: { phone: '9876543210' }, meta: { values: { phone: ['class', 'X'] } } },
    { json: { phone: '9876543210' }, meta: { values: { '__proto__.polluted': ['Date'] } } },
    { json: { phone: '9876543210' }, meta: { referentialEqualities: { phone: ['a.b.c'] } } },
    { json: { phone: '9876543210' }, meta: 7 },
    'text',
    [],
  ])('a hostile superjson body %j', async (body) => {
    const response = await post('/trpc/auth.requestLoginOtp', JSON.stringify(body))
    expectReadableAnswer(response.statusCode, response.body, JSON.stringify(body))
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})
