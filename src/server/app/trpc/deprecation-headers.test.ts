import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { deprecationHeaders } from './deprecation-headers.ts'
import { procedures } from './procedures.ts'

const { meta } = procedures.find(({ path }) => path === 'market.prices') ?? {}
const deprecated = { since: '2026-11-23', sunset: '2027-06-01', insteadUse: 'GET /market/crops' }
const expected = { deprecation: '@1795392000', sunset: 'Tue, 01 Jun 2027 00:00:00 GMT' }

let app: TestApp

beforeAll(async () => {
  if (meta) meta.deprecated = deprecated
  app = await createTestApp()
})
afterAll(async () => {
  if (meta) delete meta.deprecated
  await app.close()
})

test('the days are sent as RFC 9745 and RFC 8594 write them', () => {
  expect(deprecationHeaders(deprecated)).toEqual(expected)
})

test.each(['/api/market/prices', '/trpc/market.prices?input=%7B%22json%22%3A%7B%7D%7D'])(
  'a deprecated procedure says so at %s',
  async (url) => {
    const { statusCode, headers } = await app.server.inject({ url })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject(expected)
  },
)

test('a procedure that is not deprecated sends no such headers', async () => {
  const { headers } = await app.server.inject({ url: '/api/crop/all-crops' })
  expect(headers).not.toHaveProperty('deprecation')
})
