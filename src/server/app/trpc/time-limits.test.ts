import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { openSocket, requestHead, trickle } from '#server/testing/wire/raw-socket.ts'

const bodySeconds = 1

let app: TestApp
let address: string
beforeAll(async () => {
  app = await createTestApp({
    PORT: '0',
    REQUEST_TIMEOUT_SECONDS: String(bodySeconds),
  })
  address = await app.listen()
})
afterAll(() => app.close())

const json = { 'content-type': 'application/json', 'content-length': 100_000 }

describe('a body that trickles in', () => {
  test.each<[string, string, Record<string, string | number>, RegExp]>([
    ['REST', '/api/auth/login/request-otp', json, /"code":"request\.timeout"/],
    ['tRPC', '/trpc/auth.requestLoginOtp', json, /"error":\{"json":.*"code":"request\.timeout"/],
    [
      'REST in pieces',
      '/api/contact/send-message',
      { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      /"code":"request\.timeout"/,
    ],
  ])('over %s is cut off in time', async (_wire, path, headers, answer) => {
    const byte = headers['transfer-encoding'] ? '1\r\n{\r\n' : ' '
    const { received, seconds } = await trickle(address, requestHead('POST', path, headers), byte)
    expect(received).toMatch(/^HTTP\/1\.1 408 /)
    expect(received).toMatch(answer)
    expect(seconds).toBeGreaterThan(bodySeconds * 0.9)
    expect(seconds).toBeLessThan(bodySeconds + 1)
  })
})

test('headers that trickle in are cut off in time', async () => {
  const { received, seconds } = await trickle(
    address,
    'GET /api/crop/all-crops HTTP/1.1\r\nx-a: ',
    'a',
  )
  expect(received).toMatch(/^HTTP\/1\.1 408 /)
  expect(seconds).toBeLessThan(bodySeconds + 1)
})

test.each(['identity', 'gzip'])(
  'a refused form (%s) ends its connection, so that no request waits behind it',
  async (encoding) => {
    const socket = await openSocket(address)
    const body = 'x'.repeat(300_000)
    const head = requestHead('POST', '/api/auth/login/verify-otp', {
      'content-type': 'application/x-www-form-urlencoded',
      'content-encoding': encoding,
      'content-length': body.length,
    })
    socket.send(`${head}${body}`)
    await socket.closed
    expect(socket.received()).toMatch(/^HTTP\/1\.1 415 [\s\S]*connection: close/i)
  },
)
