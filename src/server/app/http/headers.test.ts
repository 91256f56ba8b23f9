import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const headersOf = async (url: string) => (await app.server.inject({ url })).headers

test('a page runs only our own scripts, cannot be framed and sends other sites no full referrer', async () => {
  const headers = await headersOf('/')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')*;/)
})

test('a page asks only this server, and the operator’s map tiles where there are any', async () => {
  const policyOf = async (from: TestApp) =>
    String((await from.server.inject({ url: '/' })).headers['content-security-policy'])
  expect(await policyOf(app)).toContain("connect-src 'self';")
  const withTiles = await createTestApp({
    MAP_TILES_URL: 'https://tiles.example/raster/{z}/{x}/{y}.png?key=public',
    MAP_TILES_CREDIT: '© Example',
  })
  try {
    expect(await policyOf(withTiles)).toContain("connect-src 'self' https://tiles.example;")
  } finally {
    await withTiles.close()
  }
})

test('the app sets no Strict-Transport-Security, which is left to the proxy', async () => {
  expect(await headersOf('/')).not.toHaveProperty('strict-transport-security')
})

test.each([
  '/api/crop/all-crops',
  '/api/user/get-user',
  '/api/nowhere',
  '/trpc/crop.list?input=%7B%22json%22%3A%7B%7D%7D',
  '/trpc/user.get',
])('the response of %s is not cached and not sniffed for another type', async (url) => {
  expect(await headersOf(url)).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  })
})
