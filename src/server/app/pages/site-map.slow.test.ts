import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCrop } from '#server/testing/people/listings.ts'
import { createTestApp } from '#server/testing/test-app.ts'

let app: Awaited<ReturnType<typeof createTestApp>>
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://haat.example' })
  const { token } = await app.signUp()
  for (const name of ['Onion', 'Okra', 'Wheat', 'Gram']) {
    await app.call('POST', '/api/crop/add-crop', { token, body: { ...newCrop, name } })
  }
})
afterAll(() => app.close())

const get = async (url: string) => app.server.inject({ url })
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

// Renders some 180 pages.
test('every address of every file is a page of this site', { timeout: 120_000 }, async () => {
  const files = addressesIn((await get('/sitemap.xml')).body)
  expect(files).toHaveLength(2)
  for (const file of files) {
    const { statusCode, body } = await get(new URL(file).pathname)
    expect(statusCode).toBe(200)
    expect(addressesIn(body).length).toBeGreaterThan(0)
    for (const address of addressesIn(body)) {
      expect(address).toMatch(/^https:\/\/haat\.example\//)
      const page = await get(new URL(address).pathname)
      expect([page.statusCode, page.headers['content-type']], address).toEqual([
        200,
        'text/html; charset=utf-8',
      ])
    }
  }
})
