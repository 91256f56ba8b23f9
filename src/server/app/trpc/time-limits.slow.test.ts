import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { openSocket, requestHead, trickle } from '#server/testing/wire/raw-socket.ts'

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

const json = { 'content-type': 'application/json', 'content-length': 100_000 }

describe('a body that trickles in', () => {
  test('is not read forever after its request was refused', async () => {
    const { received, seconds } = await trickle(
      address,
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
    const { seconds } = await trickle(address, head, ' ')
    expect(seconds).toBeGreaterThan(uploadSeconds * 0.9)
    expect(seconds).toBeLessThan(uploadSeconds + 1.5)
  })
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
