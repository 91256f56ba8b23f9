import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('says that it is alive, ready and how it does', async () => {
  expect(await app.call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await app.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
  const metrics = await app.server.inject({ url: '/metrics' })
  expect(metrics.body).toMatch(/http_request_duration_seconds_count\{.*route="\/healthz".*\} 1/)
  expect(metrics.body).toContain('process_resident_memory_bytes')
})

describe('failures have the fitting status, the envelope and a code', () => {
  const json = { 'content-type': 'application/json' }

  test.each([
    ['an unknown path', { method: 'GET', url: '/api/nowhere' }, 404, 'route.not_found'],
    ['the bare prefix', { method: 'GET', url: '/api' }, 404, 'route.not_found'],
    [
      'an unserved method',
      { method: 'DELETE', url: '/api/utils/visit' },
      405,
      'route.method_not_allowed',
    ],
    [
      'malformed JSON',
      { method: 'POST', url: '/api/utils/visit', headers: json, payload: '{"phone":' },
      400,
      'request.malformed',
    ],
    [
      'a body that is too large',
      {
        method: 'POST',
        url: '/api/auth/login/request-otp',
        headers: json,
        payload: JSON.stringify({ phone: '9'.repeat(300_000) }),
      },
      413,
      'request.too_large',
    ],
    [
      'another kind of content',
      {
        method: 'POST',
        url: '/api/utils/visit',
        headers: { 'content-type': 'text/xml' },
        payload: '<a/>',
      },
      415,
      'request.media_type',
    ],
    [
      'a prototype in the body',
      { method: 'POST', url: '/api/utils/visit', headers: json, payload: '{"__proto__":{"a":1}}' },
      400,
      'request.malformed',
    ],
    [
      'a broken escape in the path',
      { method: 'GET', url: '/api/%E0%A4%A' },
      400,
      'request.malformed',
    ],
  ] as const)('%s', async (_name, request, status, code) => {
    const response = await app.server.inject(request)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({ success: false, message: expect.any(String), code })
    expect(response.json().message).toMatch(/^[A-Z].*\.$/)
  })
})

test('a caller of too many requests is told when to come back', async () => {
  const limited = await createTestApp({ API_REQUESTS_PER_MINUTE: '3' })
  try {
    for (let time = 0; time < 3; time++) {
      expect((await limited.call('POST', '/api/utils/visit')).status).toBe(200)
    }
    const { status, headers, body } = await limited.call('POST', '/api/utils/visit')
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'rate.limited' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await limited.call('GET', '/healthz')).status).toBe(200)
  } finally {
    await limited.close()
  }
})

test('other origins are let in only when they are listed', async () => {
  const origin = 'https://partner.example'
  const closed = await app.call('GET', '/api/crop/all-crops', { headers: { origin } })
  expect(closed.headers['access-control-allow-origin']).toBeUndefined()
  const open = await createTestApp({ CORS_ORIGINS: origin })
  try {
    const listed = await open.call('GET', '/api/crop/all-crops', { headers: { origin } })
    expect(listed.headers['access-control-allow-origin']).toBe(origin)
    const preflight = await open.server.inject({
      method: 'OPTIONS',
      url: '/api/crop/update-crop/x',
      headers: {
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-methods']).toContain('PATCH')
    expect(listed.headers['access-control-expose-headers']).toContain('Retry-After')
    const stranger = await open.call('GET', '/api/crop/all-crops', {
      headers: { origin: 'https://stranger.example' },
    })
    expect(stranger.headers['access-control-allow-origin']).not.toBe('https://stranger.example')
  } finally {
    await open.close()
  }
})
