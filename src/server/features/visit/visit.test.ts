import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('every visit is counted, also concurrent ones', async () => {
  const first = await app.call('POST', '/api/utils/visit')
  const many = await Promise.all(
    Array.from({ length: 20 }, () => app.call('POST', '/api/utils/visit')),
  )
  const last = Math.max(...many.map(({ body }) => body.data.visits))
  expect(last - first.body.data.visits).toBe(20)
})

test('the external counter’s number is shown, or our own when it fails', async () => {
  const bodies: unknown[] = []
  const answers = [
    { status: 200, text: '51234' },
    { status: 500, text: 'oops' },
    { status: 200, text: '{"not":"a number"}' },
  ]
  const counter = createServer(async (request, response) => {
    bodies.push(JSON.parse(Buffer.concat(await request.toArray()).toString()))
    const { status, text } = answers[bodies.length - 1] ?? { status: 500, text: '' }
    response.writeHead(status).end(text)
  }).listen(0, '127.0.0.1')
  await once(counter, 'listening')
  const withCounter = await createTestApp({
    VISIT_COUNTER_URL: `http://127.0.0.1:${(counter.address() as AddressInfo).port}/count`,
    VISIT_COUNTER_CLIENT_SECRET: 'secret',
    VISIT_COUNTER_APPLICATION_ID: 'krishihaat',
  })
  try {
    const shown: number[] = []
    for (const _ of answers) {
      const { body } = await withCounter.call('POST', '/api/utils/visit')
      shown.push(body.data.visits)
    }
    expect(shown).toEqual([51234, 2, 3])
    expect(bodies[0]).toEqual({ clientSecret: 'secret', applicationId: 'krishihaat' })
  } finally {
    await withCounter.close()
    counter.close()
  }
})
