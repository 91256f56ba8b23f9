import {
  createTRPCClient,
  httpBatchLink,
  httpBatchStreamLink,
  httpLink,
  TRPCClientError,
} from '@trpc/client'
import superjson from 'superjson'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { AppRouter } from './app-router.ts'

const limit = 3
let app: TestApp
let limited: TestApp
let url: string
let limitedUrl: string
beforeAll(async () => {
  app = await createTestApp({ PORT: '0' })
  limited = await createTestApp({
    PORT: '0',
    API_REQUESTS_PER_MINUTE: String(limit),
    TRUST_PROXY: '1',
  })
  url = `${await app.listen()}/trpc`
  limitedUrl = `${await limited.listen()}/trpc`
})
afterAll(async () => {
  await app.close()
  await limited.close()
})

const links = { httpLink, httpBatchLink, httpBatchStreamLink }

interface Change {
  base?: string
  path?: string
  headers?: Record<string, string>
  request?: RequestInit
}

describe.each(Object.keys(links) as (keyof typeof links)[])('the library’s %s reads', (name) => {
  const connect = (change: Change = {}) =>
    createTRPCClient<AppRouter>({
      links: [
        links[name]({
          url: (change.base ?? url) + (change.path ?? ''),
          transformer: superjson,
          fetch: (address, init) =>
            fetch(address as string, {
              ...(init as RequestInit),
              ...change.request,
              headers: { ...(init?.headers as Record<string, string>), ...change.headers },
            }),
        }),
      ],
    })

  const failureOf = async (call: Promise<unknown>) => {
    const failure = await call.catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(TRPCClientError)
    return failure as TRPCClientError<AppRouter>
  }

  test.each<[number, number, string, Change, string]>([
    [413, -32013, 'request.too_large', {}, 'x'.repeat(300_000)],
    [
      415,
      -32015,
      'request.media_type',
      { headers: { 'content-type': 'text/plain' } },
      '9876543210',
    ],
    [400, -32600, 'input.malformed', { request: { body: '{"json": ' } }, '9876543210'],
    [404, -32004, 'route.not_found', { path: '/a' }, '9876543210'],
    [405, -32005, 'route.method_not_allowed', { request: { method: 'PUT' } }, '9876543210'],
  ])('%i with its code, sentence and status', async (status, rpc, code, change, phone) => {
    const failure = await failureOf(connect(change).auth.requestLoginOtp.mutate({ phone }))
    expect(failure.shape).toMatchObject({ code: rpc })
    expect(failure.data).toMatchObject({ code, httpStatus: status })
    expect(failure.message).toMatch(/^[A-Z].*\.$/)
  })

  test('429 with the seconds to wait', async () => {
    const headers = { 'x-forwarded-for': `203.0.113.${name.length}` }
    const client = connect({ base: limitedUrl, headers })
    const ask = () => Promise.all([client.crop.list.query({}), client.equipment.list.query({})])
    await ask()
    const failure = await failureOf(ask())
    expect(failure.shape).toMatchObject({ code: -32029 })
    expect(failure.data).toMatchObject({ code: 'rate.limited', httpStatus: 429 })
    expect(failure.data?.retryAfter).toBeGreaterThan(0)
    const { response } = failure.meta as { response: Response }
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

test('the same failure over REST is in its envelope', async () => {
  const ask = () => limited.call('GET', '/api/crop/all-crops')
  for (let time = 0; time < limit; time++) expect((await ask()).status).toBe(200)
  expect(await ask()).toMatchObject({
    status: 429,
    body: { success: false, code: 'rate.limited' },
  })
})
