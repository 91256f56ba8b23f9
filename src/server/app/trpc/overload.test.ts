import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const origin = 'https://partner.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ CORS_ORIGINS: origin })
})
afterAll(() => app.close())

/** Makes the database look overloaded while `work` runs. */
async function whileOverloaded<T>(work: () => Promise<T>): Promise<T> {
  const load = vi.spyOn(app.services.db.load, 'isTooHigh').mockReturnValue(true)
  try {
    return await work()
  } finally {
    load.mockRestore()
  }
}

const get = (url: string, headers = {}) => app.server.inject({ url, headers })

test('calls are refused while too many statements wait, and answered again after that', async () => {
  const url = '/api/crop/all-crops?page=2'
  let finish = () => {}
  const pending = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { load } = app.services.db
  // Those that run do not wait.
  const waiting = Array.from({ length: 301 }, () =>
    load.run({ lane: 'reading', kind: 'test', isPatient: false }, () => pending),
  )
  const { statusCode, headers } = await get(url)
  expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
  finish()
  await Promise.all(waiting)
  expect((await get(url)).statusCode).toBe(200)
})

test('a refusal has the shape of its wire, and is counted', async () => {
  await whileOverloaded(async () => {
    const rest = await get('/api/crop/my-crops', { authorization: 'Bearer nobody' })
    expect([rest.statusCode, rest.headers['cache-control'], rest.json()]).toEqual([
      503,
      'no-store',
      {
        success: false,
        code: 'service.unavailable',
        message: expect.stringContaining('try again'),
      },
    ])
    const trpc = await get('/trpc/crop.mine')
    expect(trpc.statusCode).toBe(503)
    expect(trpc.json().error.json).toMatchObject({
      data: { code: 'service.unavailable', httpStatus: 503 },
    })
    expect((await get('/metrics')).body).toMatch(/^overload_refused_total [1-9]/m)
  })
})

test('a script of an allowed origin can read the refusal, and when to try again', async () => {
  const { statusCode, headers } = await whileOverloaded(() =>
    get('/api/crop/my-crops', { origin, authorization: 'Bearer nobody' }),
  )
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([503, origin])
  expect(headers['access-control-expose-headers']).toContain('Retry-After')
})

test('nothing is read for a refused call: neither its body nor its token', async () => {
  const query = vi.spyOn(app.services.db, 'query')
  const { statusCode, headers } = await whileOverloaded(() =>
    app.server.inject({
      method: 'POST',
      url: '/api/crop/add-crop',
      headers: { authorization: 'Bearer nobody', 'content-type': 'application/json' },
      payload: '{ no JSON',
    }),
  )
  expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
  expect(query).not.toHaveBeenCalled()
  query.mockRestore()
})

test('health checks, pages and what is in memory are answered all the same', async () => {
  const urls = ['/healthz', '/readyz', '/metrics', '/', '/api/reference/crops?language=hi']
  for (const url of urls) await get(url)
  await whileOverloaded(async () => {
    for (const url of urls) expect((await get(url)).statusCode, url).toBe(200)
    expect((await get('/api/reference/crops?language=en')).statusCode).toBe(503)
  })
})

test('a process whose reads all wait is ready, because its database answers', async () => {
  let finish = () => {}
  const pending = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { load } = app.services.db
  const waiting = Array.from({ length: 40 }, () =>
    load.run({ lane: 'reading', kind: 'test', isPatient: true }, () => pending),
  )
  const { statusCode } = await get('/readyz')
  finish()
  await Promise.all(waiting)
  expect(statusCode).toBe(200)
})

/** Keeps the event loop late again and again, with so many requests each time. @returns the last statuses. */
async function keepLate(requests: number): Promise<number[]> {
  let answers: Awaited<ReturnType<typeof get>>[] = []
  for (let i = 0; i < 4; i++) {
    const end = performance.now() + 350
    while (performance.now() < end);
    await sleep(0)
    answers = await Promise.all(Array.from({ length: requests }, () => get('/api/api/none')))
  }
  return answers.map(({ statusCode }) => statusCode)
}

test('an event loop that many requests keep late refuses calls too, until it is on time', async () => {
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  expect(await keepLate(40)).toContain(503)
  await sleep(200)
  expect((await get('/api/api/none')).statusCode).toBe(404)
  // Other work on the machine makes it late without them.
  expect(await keepLate(5)).toEqual([404, 404, 404, 404, 404])
})
