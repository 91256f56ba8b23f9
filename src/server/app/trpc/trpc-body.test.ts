import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { openSocket, requestHead } from '#server/testing/wire/raw-socket.ts'

let app: TestApp
let address: string
beforeAll(async () => {
  app = await createTestApp({ PORT: '0' })
  address = await app.listen()
})
afterAll(() => app.close())

const gigabyte = 1e9

describe('a body that is not JSON is refused before it is read', () => {
  test.each<[string, string, Record<string, string | number>]>([
    ['POST', 'a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['POST', 'bytes', { 'content-type': 'application/octet-stream' }],
    ['POST', 'a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['POST', 'text', { 'content-type': 'text/plain' }],
    ['POST', 'what only begins like JSON', { 'content-type': 'application/json-seq' }],
    ['POST', 'no type at all', {}],
    ['GET', 'a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['GET', 'even JSON', { 'content-type': 'application/json' }],
  ])('%s with %s', async (method, _kind, headers) => {
    for (const path of ['/trpc/auth.requestLoginOtp', '/trpc/crop.list', '/trpc/a,b?batch=1']) {
      const socket = await openSocket(address)
      // Not a byte of the body follows: who waits for it would never answer.
      socket.send(requestHead(method, path, { ...headers, 'content-length': gigabyte }))
      await socket.closed
      expect(socket.received()).toMatch(/^HTTP\/1\.1 415 /)
      expect(socket.received()).toContain('"code":-32015')
    }
  })

  test('the same with a body of unknown length', async () => {
    const socket = await openSocket(address)
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    socket.send(
      requestHead('POST', '/trpc/crop.add', { ...headers, 'transfer-encoding': 'chunked' }),
    )
    await socket.closed
    expect(socket.received()).toMatch(/^HTTP\/1\.1 415 /)
  })
})

test.each(['application/json; charset=utf-8', 'Application/JSON'])('%s is JSON', async (type) => {
  const response = await fetch(`${address}/trpc/visit.count`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: '{}',
  })
  expect(response.status).toBe(200)
})

test('a content type without a body does not matter for a query', async () => {
  const response = await fetch(`${address}/trpc/crop.list,crop.list?batch=1&input=%7B%7D`, {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(response.status).toBe(200)
})

test('REST does not read text as JSON', async () => {
  const response = await app.server.inject({
    method: 'POST',
    url: '/api/utils/visit',
    headers: { 'content-type': 'text/plain' },
    payload: '{}',
  })
  expect(response.statusCode).toBe(415)
})
