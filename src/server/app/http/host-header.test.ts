import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ TRUST_PROXY: 'true', PORT: '8099' })
})
afterAll(() => app.close())

test.each(['/', '/shop', '/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/blog/feed.xml'])(
  '%s has this machine’s address, whatever the Host header of the first request',
  async (url) => {
    const read = (headers: Record<string, string>) => app.server.inject({ url, headers })
    const poisoned = await read({
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    })
    expect(poisoned.statusCode).toBe(200)
    expect(poisoned.body).not.toContain('evil.example')
    expect((await read({ host: 'localhost:8099' })).body).toBe(poisoned.body)
    expect(poisoned.body).toContain('http://localhost:8099')
  },
)
