import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { inDays } from '#server/testing/people/rentals.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a seller is told which of the crops on sale expires first, however many were listed since', async () => {
  const calls = orderCalls(app)
  const { token } = await calls.person('Ramesh')
  const soonest = async () => {
    const { status, body } = await app.call('GET', '/api/crop/soonest-expiry', { token })
    expect(status).toBe(200)
    return body.data.crop
  }
  const crop = (name: string, days: number, changes: object = {}) =>
    calls.crop(token, { name, expiryDate: inDays(days), ...changes })
  expect(await soonest()).toBeNull()
  const expired = await crop('Expired', 5)
  const soldOut = await crop('Sold out', 1)
  await crop('Archived', 1, { isArchived: true })
  const tomato = await crop('Tomato', 2)
  await crop('Rice', 60)
  const { db } = app.services
  await execute(db, sql`update crops set expiry_date = ${inDays(-1)} where id = ${expired}`)
  await execute(db, sql`update crops set quantity = 0.5 where id = ${soldOut}`)
  const stranger = await calls.person('Stranger')
  await calls.crop(stranger.token, { expiryDate: inDays(1) })
  expect(await soonest()).toEqual({
    ...{ _id: tomato, name: 'Tomato', kindHindi: 'टमाटर' },
    expiryDate: inDays(2),
  })
  expect((await app.call('GET', '/api/crop/soonest-expiry')).status).toBe(401)
})
