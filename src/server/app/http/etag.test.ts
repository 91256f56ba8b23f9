import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildOpenApiDocument } from '#server/app/rest/openapi.ts'
import type { Operation } from '#server/app/rest/openapi-parts.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test.each([
  '/reference/calendar',
  '/reference/troubles',
  '/reference/trouble-crops',
  '/community/crops',
  '/expert/fields',
  '/vocabulary/kinds',
])('%s is sent once to a client that has it, as the document says', async (path) => {
  const url = `/api${path}${path === '/vocabulary/kinds' ? '?of=crop' : ''}`
  const { statusCode, headers } = await app.server.inject(url)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
  const tag = String(headers.etag)
  const again = await app.server.inject({ url, headers: { 'if-none-match': tag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const operation = buildOpenApiDocument().paths?.[path]?.get as Operation | undefined
  expect(operation?.responses).toMatchObject({ 200: { headers: { ETag: {} } }, 304: {} })
})
