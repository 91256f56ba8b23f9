import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('every visit adds one to the number that is shown, also when many come at once', async () => {
  const first = await app.call('POST', '/api/utils/visit')
  const many = await Promise.all(
    Array.from({ length: 20 }, () => app.call('POST', '/api/utils/visit')),
  )
  const last = Math.max(...many.map(({ body }) => body.data.visits))
  expect(last - first.body.data.visits).toBe(20)
})
