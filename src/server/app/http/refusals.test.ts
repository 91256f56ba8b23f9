import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

// Found by `npm run fuzz`: a request that is refused as a whole still gets a response in its wire's form.
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test.each([
  '/trpc/crop.list',
  '/trpc/crop.list?batch=1&input=%7B%7D',
  '/trpc/crop.list,crop.list?batch=1&input=%7B%7D',
  '/trpc/live.events',
])('HEAD %s is no server error and has no body', async (url) => {
  const { statusCode, body } = await app.server.inject({ method: 'HEAD', url })
  expect({ isFault: statusCode >= 500, body }).toEqual({ isFault: false, body: '' })
})

test.each([
  ['GET', '/trpc/crop.list,crop.get?batch=1&input=%7B'],
  ['GET', '/trpc/contact.send,crop.list?batch=1&input=%7B%7D'],
  ['GET', '/trpc/crop.list?batch=1&input=%7B'],
] as const)('%s %s is refused as JSON, which is what it is', async (method, url) => {
  const answer = await app.call(method, url)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
})

test('an address that cannot be decoded is refused with the usual headers', async () => {
  const answer = await app.call('GET', '/api/crop/get-crop/%E0%A4%A')
  expect(answer.status).toBe(400)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})

test('a tRPC address that is too long has the same status in the status line and the body', async () => {
  const answer = await app.call('POST', `/trpc/${'x'.repeat(2000)}`, { body: {} })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.body.error.json.data.httpStatus).toBe(answer.status)
})
