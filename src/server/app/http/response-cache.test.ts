import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { procedures } from '#server/app/trpc/procedures.ts'
import { always, prepare, writeOutput } from '#server/platform/cache/serialized-output.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { createResponseCache } from './response-cache.ts'

const Answer = z.object({ n: z.number() })

/** A server with one route, which responds with 1, 2, 3, … as long as `isCurrent` says. */
function serve(isCurrent?: () => boolean) {
  const server = Fastify()
  const ready = createResponseCache('application/json')
  let n = 0
  server.get(
    '/count',
    ready.sendOrCall(async (request, reply) => {
      const output = prepare(Answer, { n: ++n }, isCurrent)
      const body = writeOutput('', output, '')
      ready.store(request, { output, body })
      return reply.header('content-type', 'application/json').send(body)
    }),
  )
  return async (query = '') => (await server.inject({ url: `/count${query}` })).json().n
}

describe('a stored response', () => {
  test('is sent for the same address without calling the handler, as long as it is current', async () => {
    const isCurrent = vi.fn(() => true)
    const ask = serve(isCurrent)
    expect([await ask(), await ask(), await ask()]).toEqual([1, 1, 1])
    isCurrent.mockReturnValueOnce(false)
    expect([await ask(), await ask()]).toEqual([2, 2])
  })

  test('is never sent for another address', async () => {
    const ask = serve(always)
    expect([await ask('?a=1'), await ask('?a=2'), await ask('?a=1')]).toEqual([1, 2, 1])
  })

  test('does not exist when the output cannot tell whether it is current, or the address is too long', async () => {
    const ask = serve()
    expect([await ask(), await ask()]).toEqual([1, 2])
    const endless = serve(always)
    const query = `?${'x'.repeat(1000)}`
    expect([await endless(query), await endless(query)]).toEqual([1, 2])
  })
})

describe.each([
  ['REST', '/api/reference/crops?language=hi'],
  ['tRPC', '/trpc/reference.crops?input=%7B%22json%22%3A%7B%22language%22%3A%22hi%22%7D%7D'],
])('a stored response over %s', (_wire, url) => {
  let app: TestApp
  beforeEach(async () => {
    app = await createTestApp({ API_REQUESTS_PER_MINUTE: '5' })
  })
  afterEach(() => app.close())
  const ask = (headers: Record<string, string> = {}) => app.server.inject({ url, headers })

  test('has the same body and headers as the first one', async () => {
    const [first, second] = [await ask(), await ask()]
    expect(second.body).toBe(first.body)
    const changing = {
      date: '',
      'x-request-id': '',
      'x-ratelimit-remaining': '',
      'x-ratelimit-reset': '',
    }
    expect({ ...second.headers, ...changing }).toEqual({ ...first.headers, ...changing })
  })

  test('counts against the limit and in the metrics', async () => {
    const answers = []
    for (let i = 0; i < 6; i++) answers.push((await ask()).statusCode)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    const { body } = await app.server.inject({ url: '/metrics' })
    const [route] = url.split('?')
    const counted = `http_request_duration_seconds_count{method="GET",route="${route}",status="200"}`
    expect(body).toContain(`${counted} 5`)
  })

  test('is compressed as each client accepts', async () => {
    const { body } = await ask()
    const plain = async (encoding: string, read: (bytes: Buffer) => Buffer) => {
      const { headers, rawPayload } = await ask({ 'accept-encoding': encoding })
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      return String(read(rawPayload))
    }
    expect(await plain('br', brotliDecompressSync)).toBe(body)
    expect(await plain('gzip', gunzipSync)).toBe(body)
    expect(await plain('br', brotliDecompressSync)).toBe(body)
    expect((await ask()).body).toBe(body)
  })
})

test('only queries without a token are marked as cached', () => {
  const cached = procedures.filter(({ meta }) => meta?.cached)
  expect(cached.length).toBeGreaterThan(4)
  for (const { procedure, meta } of cached) {
    expect(procedure._def.type).toBe('query')
    expect(meta?.openapi).toMatchObject({ method: 'GET' })
    expect(meta?.access).toBeUndefined()
  }
})
