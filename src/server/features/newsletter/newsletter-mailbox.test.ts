import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('tags, dots and capitals count as the same mailbox, and addresses are stored with their tags and dots', async () => {
  const addresses = [
    'Asha+1@farm.example',
    'asha+2@farm.example',
    'ASHA+3+x@farm.example',
    'asha@farm.example',
    'r.patil@gmail.com',
    'rpatil+a@gmail.com',
    'rp.atil@googlemail.com',
    'r.p.a.t.i.l@gmail.com',
  ]
  for (const email of addresses) {
    const { status } = await app.call('POST', '/api/newsletter/subscribe', { body: { email } })
    expect(status).toBe(200)
  }
  const stored = await queryRows<{ email: string }>(
    app.services.db,
    sql`select email from newsletter_subscribers`,
  )
  // Three of each mailbox: the fourth gets the same answer but is not stored.
  expect(stored.map(({ email }) => email).toSorted()).toEqual(
    [
      'asha+1@farm.example',
      'asha+2@farm.example',
      'asha+3+x@farm.example',
      'r.patil@gmail.com',
      'rpatil+a@gmail.com',
      'rp.atil@googlemail.com',
    ].toSorted(),
  )
})
