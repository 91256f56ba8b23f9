import { expect, test } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'

test('SERVICE_WORKER=false serves a worker that unregisters itself and is not cached', async () => {
  const app = await createTestApp({ SERVICE_WORKER: 'false' })
  const { statusCode, headers, body } = await app.server.inject({ url: '/sw.js' })
  await app.close()
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('javascript')
  expect(headers['cache-control']).toBe('no-cache')
  expect(body).toContain('registration.unregister()')
})
