import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { startTcpProxy } from '#server/testing/stand-ins/tcp-proxy.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testDatabaseUrl } from '#server/testing/test-database.ts'

/** A test run uses one engine. The embedded database cannot be away while its process runs. */
function describeRun(isOfThisRun: boolean, name: string, tests: () => void): void {
  if (isOfThisRun) describe(name, () => tests())
}

describeRun(!testDatabaseUrl, 'without the embedded database', () => {
  test('a call is answered with 503', async () => {
    const app = await createTestApp()
    await app.services.db.orm.close(true)
    const answer = await app.call('GET', '/api/crop/all-crops')
    expect(answer).toMatchObject({ status: 503, body: { code: 'service.unavailable' } })
    await app.close()
  })
})

describeRun(Boolean(testDatabaseUrl), 'without its database', () => {
  let app: TestApp
  let proxy: Awaited<ReturnType<typeof startTcpProxy>>
  let token: string

  beforeAll(async () => {
    const { hostname, port } = new URL(testDatabaseUrl ?? '')
    proxy = await startTcpProxy({ host: hostname, port: Number(port || 5432) })
    app = await createTestApp({ DATABASE_POOL_SIZE: '5' }, { databasePort: proxy.port })
    token = (await app.signUp()).token
  })
  afterEach(() => proxy.resume())
  afterAll(async () => {
    proxy.resume()
    await app.close()
    await proxy.close()
  })

  const bearer = () => ({ authorization: `Bearer ${token}` })
  const crop = {
    name: 'Wheat',
    category: 'Grains',
    price: 20,
    quantity: 100,
    description: 'Clean and dry',
    harvestDate: '2026-11-01',
    expiryDate: '2099-12-01',
    dispatchTime: 2,
    images: [],
  }
  let requestCount = 0
  /** A list that is not cached yet. */
  const freshList = () => `/api/crop/all-crops?q=nothing${requestCount++}`

  const calls = {
    'a REST query': () => app.server.inject({ url: freshList() }),
    'a REST call with a token': () =>
      app.server.inject({ url: '/api/crop/my-crops', headers: bearer() }),
    'a tRPC query': () =>
      app.server.inject({
        url: `/trpc/crop.list?input=${encodeURIComponent(JSON.stringify({ json: { q: `none${requestCount++}` } }))}`,
      }),
    'a tRPC mutation': () =>
      app.server.inject({
        method: 'POST',
        url: '/trpc/crop.add',
        headers: bearer(),
        payload: { json: crop },
      }),
    'a tRPC batch': () =>
      app.server.inject({
        url: `/trpc/basket.get,user.get?batch=1&input=${encodeURIComponent('{}')}`,
        headers: bearer(),
      }),
    'a stream of hints': () => app.server.inject({ url: '/trpc/live.events', headers: bearer() }),
    'a page': () => app.server.inject({ url: `/shop?q=nothing${requestCount++}` }),
  }

  const answerOf = async (call: () => ReturnType<(typeof calls)['a page']>) => {
    const start = performance.now()
    const response = await call()
    return {
      status: response.statusCode,
      retryAfter: Number(response.headers['retry-after']),
      body: response.body,
      seconds: (performance.now() - start) / 1000,
    }
  }

  async function expectRecovered() {
    for (const [name, call] of Object.entries(calls)) {
      if (name === 'a stream of hints') continue
      expect({ name, status: (await answerOf(call)).status }).toEqual({ name, status: 200 })
    }
    const ready = await app.server.inject({ url: '/readyz' })
    expect(ready.statusCode).toBe(200)
    // More than the pool has connections: fails if the outage cost the pool some of them.
    const many = await Promise.all(
      Array.from({ length: 25 }, () => answerOf(calls['a REST query'])),
    )
    expect(many.map(({ status }) => status)).toEqual(many.map(() => 200))
  }

  test('both wires answer 503 with Retry-After while it is away, and recover with it', async () => {
    await expectRecovered()
    proxy.cut()
    for (const [name, call] of Object.entries(calls)) {
      const { status, retryAfter, body } = await answerOf(call)
      expect({ name, status, hasRetryAfter: retryAfter > 0 }).toEqual({
        name,
        status: 503,
        hasRetryAfter: true,
      })
      if (name !== 'a page') expect(body, name).toContain('"service.unavailable"')
    }
    expect((await app.server.inject({ url: '/readyz' })).statusCode).toBe(503)
    expect((await app.server.inject({ url: '/healthz' })).statusCode).toBe(200)
    proxy.resume()
    await expectRecovered()
  })

  test('pages report it in both languages, the reader’s first, and are not cached', async () => {
    proxy.cut()
    const { body, headers } = await app.server.inject({
      url: '/shop?q=words',
      headers: { 'accept-language': 'hi' },
    })
    expect(body).toMatch(
      /<html lang="hi">[\s\S]*<h1>हम थोड़ी देर में लौटते हैं<\/h1>[\s\S]*be back in a moment/,
    )
    expect(headers['cache-control']).toBe('no-store')
    // A page without a query is still rendered.
    expect((await app.server.inject({ url: '/faq' })).statusCode).toBe(200)
  })

  test('a write that failed in the outage succeeds when it is repeated with its key', async () => {
    const add = () =>
      app.call('POST', '/api/crop/add-crop', {
        token,
        body: crop,
        headers: { 'idempotency-key': 'through-the-outage' },
      })
    const listed = async () => (await app.call('GET', '/api/crop/my-crops', { token })).body.data
    const before = (await listed()).total
    proxy.cut()
    expect(await add()).toMatchObject({ status: 503, body: { code: 'service.unavailable' } })
    proxy.resume()
    expect((await add()).status).toBe(200)
    expect((await add()).headers['idempotent-replayed']).toBe('true')
    expect((await listed()).total).toBe(before + 1)
  })

  test('a write whose commit was not answered is never done twice under its key', async () => {
    const headers = { 'idempotency-key': 'commit-without-answer' }
    const add = () => app.call('POST', '/api/crop/add-crop', { token, body: crop, headers })
    const count = async () =>
      (await app.call('GET', '/api/crop/my-crops', { token })).body.data.total
    const before = await count()
    proxy.loseCommitOf('insert into "crops"')
    expect(await add()).toMatchObject({ status: 503, body: { code: 'service.unavailable' } })
    expect(await add()).toMatchObject({ status: 409, body: { code: 'idempotency.in_progress' } })
    // As long as an unfinished request may take.
    await execute(
      app.services.db,
      sql`update idempotency_keys set created_at = now() - interval '3 minutes' where key = ${headers['idempotency-key']}`,
    )
    expect(await add()).toMatchObject({ status: 409, body: { code: 'idempotency.interrupted' } })
    expect(await count()).toBe(before + 1)
  })

  test('a read that is cut off says nothing about what was committed before it', async () => {
    await expectRecovered()
    const reading = queryRows(app.services.db, sql`select pg_sleep(5)`)
    const failed = expect(reading).rejects.toMatchObject({ status: 503, mayHaveCommitted: false })
    setTimeout(proxy.cut, 200)
    await failed
    proxy.resume()
    await expect.poll(async () => (await answerOf(calls['a REST query'])).status).toBe(200)
  })

  test('when it does not answer, every call is answered within 15 s and /readyz within 2 s', {
    timeout: 90_000,
  }, async () => {
    await expectRecovered()
    proxy.hang()
    const start = performance.now()
    const waiting = Object.entries(calls)
      .filter(([name]) => name !== 'a page')
      .flatMap(([, call]) => Array.from({ length: 6 }, () => answerOf(call)))
    const ready = await answerOf(() => app.server.inject({ url: '/readyz' }))
    expect(ready).toMatchObject({ status: 503 })
    expect(ready.seconds).toBeLessThan(2)
    const page = await answerOf(calls['a page'])
    expect(page.seconds).toBeLessThan(15)
    const answers = await Promise.all(waiting)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
    expect((performance.now() - start) / 1000).toBeLessThan(15)
    proxy.resume()
    await expectRecovered()
  })

  test('transactions that are cut off write nothing and cost the pool no connection', async () => {
    const { db } = app.services
    for (let i = 0; i < 8; i++) {
      const cutOff = db.transaction(async (em) => {
        await execute(em, sql`insert into job_lease (name, held_until) values ('cut off', now())`)
        proxy.cut()
        await queryRows(em, sql`select 1`)
      })
      await expect(cutOff).rejects.toMatchObject({ status: 503, mayHaveCommitted: false })
      proxy.resume()
    }
    expect(await queryRows(db, sql`select from job_lease where name = 'cut off'`)).toEqual([])
    await expectRecovered()
  })

  test('a statement without end, a wait for a lock and an idle transaction are cancelled', async () => {
    const { db } = app.services
    const [limits] = await queryRows<Record<string, string>>(
      db,
      sql`select current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`,
    )
    expect(limits).toEqual({ statement: '1min', lock: '5s', idle: '1min' })
    const start = performance.now()
    await expect(execute(db, sql`select pg_sleep(30)`)).rejects.toMatchObject({ status: 503 })
    expect(performance.now() - start).toBeLessThan(10_000)
    await db.transaction(async (holder) => {
      await execute(holder, sql`select pg_advisory_xact_lock(7, 7)`)
      const waits = db.transaction((em) => execute(em, sql`select pg_advisory_xact_lock(7, 7)`))
      await expect(waits).rejects.toMatchObject({ status: 503, code: 'service.unavailable' })
    })
  })
})
