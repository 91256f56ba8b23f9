import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const token = 'a-token-for-the-scraper-alone'
const apps: Record<string, TestApp> = {}
beforeAll(async () => {
  apps.plain = await createTestApp()
  apps.proxied = await createTestApp({ TRUST_PROXY: '1', METRICS_TOKEN: token })
  apps.trusting = await createTestApp({ TRUST_PROXY: 'true' })
})
afterAll(async () => {
  for (const app of Object.values(apps)) await app.close()
})

const ask = async (app: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  apps[app]?.server.inject({ url: '/metrics', remoteAddress, headers })

describe('programs on this machine can read the metrics', () => {
  test.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('from %s', async (address) => {
    expect(await ask('plain', address)).toMatchObject({ statusCode: 200 })
    expect(await ask('proxied', address)).toMatchObject({ statusCode: 200 })
  })
})

describe('nobody else can', () => {
  test.each<[string, string, string, Record<string, string>]>([
    ['another machine', 'plain', '203.0.113.7', {}],
    ['a private network', 'plain', '10.0.0.2', {}],
    ['another machine that names this one', 'plain', '203.0.113.7', { 'x-forwarded-for': '::1' }],
    [
      'a client behind a proxy on this machine',
      'plain',
      '127.0.0.1',
      { 'x-forwarded-for': '203.0.113.7' },
    ],
    [
      'a client that pretends to be this machine',
      'plain',
      '127.0.0.1',
      { 'x-forwarded-for': '127.0.0.1' },
    ],
    ['a proxy of another kind', 'plain', '127.0.0.1', { forwarded: 'for=127.0.0.1' }],
    ['a proxy that names itself alone', 'plain', '127.0.0.1', { via: '1.1 proxy' }],
    [
      'who lies to a proxy that is believed',
      'trusting',
      '127.0.0.1',
      { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' },
    ],
  ])('%s', async (_who, app, address, headers) => {
    expect(await ask(app, address, headers)).toMatchObject({ statusCode: 404 })
  })
})

test('others can read them with the token, and get 401 without it', async () => {
  const away = '203.0.113.7'
  const authorization = `Bearer ${token}`
  expect(await ask('proxied', away, { authorization })).toMatchObject({ statusCode: 200 })
  for (const wrong of [{}, { authorization: 'Bearer other' }, { authorization: token }]) {
    const refused = await ask('proxied', away, wrong as Record<string, string>)
    expect(refused?.statusCode).toBe(401)
    expect(refused?.headers['www-authenticate']).toMatch(/^Bearer/)
    expect(refused?.body).not.toContain('process_resident')
  }
  const forwarded = { 'x-forwarded-for': away }
  expect(await ask('proxied', '127.0.0.1', forwarded)).toMatchObject({ statusCode: 401 })
})
