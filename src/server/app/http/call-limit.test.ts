import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const limit = 5
let app: TestApp
const open = async (settings: NodeJS.ProcessEnv = {}) => {
  app = await createTestApp({ API_REQUESTS_PER_MINUTE: String(limit), ...settings })
  onTestFinished(() => app.close())
}

const statusOf = async (method: 'GET' | 'POST' | 'HEAD' | 'OPTIONS' | 'TRACE', url: string) =>
  (await app.server.inject({ method, url })).statusCode

describe('every request to the API counts', () => {
  let shared: TestApp
  let addresses = 0
  beforeAll(async () => {
    shared = await createTestApp({ API_REQUESTS_PER_MINUTE: String(limit) })
  })
  afterAll(() => shared.close())

  test.each<['GET' | 'POST' | 'HEAD' | 'OPTIONS' | 'TRACE', string]>([
    ['GET', '/api/user/get-user'],
    ['GET', '/api/nowhere'],
    ['GET', '/api'],
    ['GET', '/%61pi/nowhere'],
    ['GET', '/api/%E0%A4%A'],
    ['GET', '/trpc/nothing.here'],
    ['GET', '/trpc/a/b'],
    ['POST', '/trpc/crop.add'],
    ['POST', '/api/crop/add-crop'],
    ['POST', '/api/crop/all-crops'],
    ['HEAD', '/api/reference/crops'],
    ['OPTIONS', '/api/crop/all-crops'],
    ['TRACE', '/trpc/crop.list'],
  ])('%s %s', async (method, url) => {
    const remoteAddress = `10.0.0.${++addresses}`
    const statuses: number[] = []
    for (let time = 0; time <= limit; time++) {
      statuses.push((await shared.server.inject({ method, url, remoteAddress })).statusCode)
    }
    expect(statuses.slice(0, limit)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })

  test('preflight requests of other sites too', async () => {
    await open({ CORS_ORIGINS: 'https://partner.example' })
    const headers = {
      origin: 'https://partner.example',
      'access-control-request-method': 'PATCH',
    }
    const ask = () =>
      app.server.inject({ method: 'OPTIONS', url: '/api/user/update-user', headers })
    for (let time = 0; time < limit; time++) expect((await ask()).statusCode).toBe(204)
    expect((await ask()).statusCode).toBe(429)
    const refused = await app.call('GET', '/api/crop/all-crops', { headers })
    expect(refused.headers['access-control-allow-origin']).toBe('https://partner.example')
    expect(refused.status).toBe(429)
  })
})

test('each call of a batch counts', async () => {
  await open()
  const names = ['crop.list', 'crop.list', 'crop.list']
  const batch = (separator: string) =>
    statusOf('GET', `/trpc/${names.join(separator)}?batch=1&input=%7B%7D`)
  expect(await batch(',')).toBe(200)
  expect(await batch('%2C')).toBe(429)
})

test('a request above the limit is refused before its token is looked up', async () => {
  await open()
  const findActor = vi.spyOn(app.services, 'findActor')
  const ask = () => app.call('GET', '/api/user/get-user', { token: 'x'.repeat(43) })
  for (let time = 0; time < limit; time++) expect((await ask()).status).toBe(401)
  expect(findActor).toHaveBeenCalledTimes(limit)
  expect((await ask()).status).toBe(429)
  expect(findActor).toHaveBeenCalledTimes(limit)
})

test('all addresses of one IPv6 network share a limit, those of another have their own', async () => {
  await open({ TRUST_PROXY: '1' })
  const ask = async (address: string) =>
    (await app.call('GET', '/api/crop/all-crops', { headers: { 'x-forwarded-for': address } }))
      .status
  for (let host = 0; host < limit; host++) expect(await ask(`2001:db8:1:2::${host}`)).toBe(200)
  expect(await ask('2001:db8:1:2:ffff::1')).toBe(429)
  expect(await ask('2001:db8:1:3::1')).toBe(200)
  for (let port = 1; port <= limit; port++) expect(await ask(`203.0.113.7:${port}`)).toBe(200)
  expect(await ask('::ffff:203.0.113.7')).toBe(429)
})

test('limits of questions, places and pages are counted by network too', async () => {
  await open({ TRUST_PROXY: '1', API_REQUESTS_PER_MINUTE: '1000', CHAT_REQUESTS_PER_MINUTE: '2' })
  const ask = async (address: string) =>
    (
      await app.call('POST', '/api/chat/personalized', {
        headers: { 'x-forwarded-for': address },
        body: { message: 'hello' },
      })
    ).status
  expect(await ask('2001:db8:1:2::1')).toBe(200)
  expect(await ask('2001:db8:1:2::2')).toBe(200)
  expect(await ask('2001:db8:1:2::3')).toBe(429)
})

test('pictures, of which a page shows dozens, are not counted', async () => {
  await open()
  for (let time = 0; time < limit * 2; time++) {
    expect(await statusOf('GET', '/api/reference/pictures/none.webp')).toBe(404)
  }
})
