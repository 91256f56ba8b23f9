import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { openSocket, requestHead } from '#server/testing/wire/raw-socket.ts'

const bodySeconds = 1
const uploadSeconds = 3

let app: TestApp
let address: string
let token: string
beforeAll(async () => {
  app = await createTestApp({
    PORT: '0',
    REQUEST_TIMEOUT_SECONDS: String(bodySeconds),
    UPLOAD_TIMEOUT_SECONDS: String(uploadSeconds),
  })
  address = await app.listen()
  ;({ token } = await app.signUp())
})
afterAll(() => app.close())

/** Sends bytes until the connection ends. @returns what was received, and how many seconds it took. */
async function trickle(head: string, byte: string) {
  const socket = await openSocket(address)
  const started = performance.now()
  socket.send(head)
  const timer = setInterval(() => socket.send(byte), 100)
  await socket.closed
  clearInterval(timer)
  return { received: socket.received(), seconds: (performance.now() - started) / 1000 }
}

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
    const { received, seconds } = await trickle(requestHead('POST', path, headers), byte)
    expect(received).toMatch(/^HTTP\/1\.1 408 /)
    expect(received).toMatch(answer)
    expect(seconds).toBeGreaterThan(bodySeconds * 0.9)
    expect(seconds).toBeLessThan(bodySeconds + 1)
  })

  test('is not read forever after its request was refused', async () => {
    const { received, seconds } = await trickle(
      requestHead('POST', '/api/crop/add-crop', json),
      ' ',
    )
    expect(received).toMatch(/^HTTP\/1\.1 401 /)
    // The id of a request may contain 408 too.
    expect(received).not.toContain('HTTP/1.1 408')
    expect(seconds).toBeLessThan(bodySeconds + 1)
  })

  test('of an upload may take longer', async () => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 100_000,
    }
    const head = requestHead('POST', '/api/utils/upload-images', headers)
    const { seconds } = await trickle(head, ' ')
    expect(seconds).toBeGreaterThan(uploadSeconds * 0.9)
    expect(seconds).toBeLessThan(uploadSeconds + 1.5)
  })
})

test('headers that trickle in are cut off in time', async () => {
  const { received, seconds } = await trickle('GET /api/crop/all-crops HTTP/1.1\r\nx-a: ', 'a')
  expect(received).toMatch(/^HTTP\/1\.1 408 /)
  expect(seconds).toBeLessThan(bodySeconds + 1)
})

test('a body in two pieces is read, and its connection serves the next request', async () => {
  const body = '{"city":"Pune"}'
  const socket = await openSocket(address)
  socket.send(
    requestHead('POST', '/api/utils/visit', { ...json, 'content-length': body.length }) +
      body.slice(0, 5),
  )
  await wait(200)
  socket.send(body.slice(5))
  await wait(bodySeconds * 1000 + 300)
  socket.send(requestHead('GET', '/healthz', { connection: 'close' }))
  await socket.closed
  expect(socket.received().match(/HTTP\/1\.1 200 /g)).toHaveLength(2)
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
