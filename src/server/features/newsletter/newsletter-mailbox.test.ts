import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('tags, dots and capitals make no second mailbox of one, and addresses stay as they were typed', async () => {
  const typed = [
    ...['Asha+1@farm.example', 'asha+2@farm.example', 'ASHA+3+x@farm.example', 'asha@farm.example'],
    ...[
      'r.patil@gmail.com',
      'rpatil+a@gmail.com',
      'rp.atil@googlemail.com',
      'r.p.a.t.i.l@gmail.com',
    ],
  ]
  for (const email of typed) {
    const { status } = await app.call('POST', '/api/newsletter/subscribe', { body: { email } })
    expect(status).toBe(200)
  }
  const kept = await app.services.db.read<{ email: string }>({
    text: 'select email from newsletter_subscribers',
  })
  // Three of each mailbox: the fourth is answered alike, and asks nobody.
  expect(kept.map(({ email }) => email).toSorted()).toEqual(
    [
      ...['asha+1@farm.example', 'asha+2@farm.example', 'asha+3+x@farm.example'],
      ...['r.patil@gmail.com', 'rpatil+a@gmail.com', 'rp.atil@googlemail.com'],
    ].toSorted(),
  )
})
