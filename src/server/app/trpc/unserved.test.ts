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

async function ask(method: string, path: string) {
  const socket = await openSocket(address)
  socket.send(
    requestHead(method, path, { connection: 'close', 'content-type': 'application/json' }),
  )
  await socket.closed
  const [head = '', body = ''] = socket.received().split('\r\n\r\n')
  const allow = /^allow: (.*)$/im.exec(head)?.[1]?.trim()
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), allow, body }
}

describe('a method that an address does not accept gets 405 with the methods that it accepts', () => {
  test.each([
    ['TRACE', '/', 'GET, HEAD'],
    ['POST', '/shop', 'GET, HEAD'],
    ['PROPFIND', '/shop', 'GET, HEAD'],
    ['DELETE', '/healthz', 'GET, HEAD'],
    ['TRACE', '/api/crop/all-crops', 'GET, HEAD'],
    ['PATCH', '/api/crop/all-crops', 'GET, HEAD'],
    ['LOCK', '/api/crop/all-crops', 'GET, HEAD'],
    ['OPTIONS', '/api/crop/all-crops', 'GET, HEAD'],
    ['GET', '/api/crop/add-crop', 'POST'],
    ['PUT', '/api/crop/update-crop/x', 'PATCH'],
    ['TRACE', '/trpc/crop.list', 'GET'],
    ['POST', '/trpc/crop.list', 'GET'],
    ['PATCH', '/trpc/crop.add', 'POST'],
    ['GET', '/trpc/crop.add', 'POST'],
    ['HEAD', '/trpc/crop.add', 'POST'],
    ['DELETE', '/trpc/crop.list,crop.list?batch=1', 'GET'],
    ['TRACE', '/trpc/live.events', 'GET'],
  ])('%s %s', async (method, path, allow) => {
    expect(await ask(method, path)).toMatchObject({ status: 405, allow })
  })
})

describe('an address without any method gets 404', () => {
  test.each([
    ['TRACE', '/api/nowhere'],
    ['PROPFIND', '/api/nowhere'],
    ['TRACE', '/trpc/x'],
    ['PUT', '/trpc/x'],
    ['HEAD', '/trpc/x'],
    ['TRACE', '/trpc'],
    ['TRACE', '/trpc/crop.list,x?batch=1'],
  ])('%s %s', async (method, path) => {
    expect(await ask(method, path)).toMatchObject({ status: 404, allow: undefined })
  })
})

test('a method that HTTP does not know gets 400, and no tunnel is opened', async () => {
  expect((await ask('BREW', '/trpc/x')).status).toBe(400)
  const tunnel = await openSocket(address)
  tunnel.send(requestHead('CONNECT', 'db:5432'))
  await tunnel.closed
  expect(tunnel.received()).toBe('')
})

test('401 names the authentication scheme on both wires', async () => {
  const rest = await app.call('GET', '/api/user/get-user')
  const single = await app.call('GET', '/trpc/user.get')
  const batch = await app.call('GET', '/trpc/user.get,user.get?batch=1&input=%7B%7D')
  for (const { status, headers } of [rest, single, batch]) {
    expect(status).toBe(401)
    expect(headers['www-authenticate']).toMatch(/^Bearer\b/)
  }
})

describe.each([
  '/api/openapi.json',
  '/api/reference/crops?language=hi',
  '/trpc/reference.crops?input=%7B%22json%22%3A%7B%22language%22%3A%22hi%22%7D%7D',
])('%s', (url) => {
  const read = (headers: Record<string, string> = {}) => app.server.inject({ url, headers })

  test('has an ETag, and is not sent again to clients that have it', async () => {
    const [first, second] = [await read(), await read()]
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    expect(second.headers).toMatchObject({ etag, 'cache-control': 'no-cache' })
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      expect(await read({ 'if-none-match': known })).toMatchObject({ statusCode: 304, body: '' })
    }
    expect(await read({ 'if-none-match': '"other"' })).toMatchObject({ statusCode: 200 })
    expect((await read({ 'accept-encoding': 'br' })).headers).toMatchObject({
      etag,
      'content-encoding': 'br',
    })
  })
})

test.each([
  ['a method that is none', 'FOO / HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'request.malformed'],
  [
    'headers of 20 kB',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'request.too_large',
  ],
])('%s is answered in the envelope, with an id', async (_, text, status, code) => {
  const socket = await openSocket(address)
  socket.send(text)
  await socket.closed
  const [head = '', body = ''] = socket.received().split('\r\n\r\n')
  expect(Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1])).toBe(status)
  expect(head).toMatch(/^x-request-id: \S+/im)
  expect(JSON.parse(body)).toMatchObject({ success: false, code })
})
