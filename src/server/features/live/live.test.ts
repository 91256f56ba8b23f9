import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notify } from '#server/features/notification/notification.service.ts'
import { runInSandbox } from '#server/platform/config/running-sandbox.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createMetrics } from '#server/platform/observability/metrics.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import { createLive } from '#server/platform/realtime/live-hub.ts'
import { openSecondProcess } from '#server/testing/second-process.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testDatabaseUrl } from '#server/testing/test-database.ts'
import { openLiveStream } from '#server/testing/wire/live-reader.ts'

let app: TestApp
let address: string
beforeAll(async () => {
  app = await createTestApp()
  address = await app.listen()
})
afterAll(() => app.close())

async function newPerson() {
  const { phone, token } = await app.signUp()
  const [user] = await queryRows<{ id: string }>(
    app.services.db,
    sql`select id from users where phone = ${phone}`,
  )
  return { id: user?.id ?? '', phone, token }
}

/** Opens a stream and waits until it receives hints. */
async function listening(person: { id: string; token: string }, at = address) {
  const stream = await openLiveStream(at, person.token)
  await expect
    .poll(() => {
      app.services.live.publish([{ userId: person.id, topic: 'messages', id: 'probe' }])
      return stream.events.length
    })
    .toBeGreaterThan(0)
  const received = () => stream.events.filter(({ id }) => id !== 'probe')
  return { ...stream, received }
}

const answer = { kind: 'community-answer', questionId: 'q', title: 'Why?', by: '' } as const

test('a hint is sent once, after the commit, and to its user alone', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const [stream, others] = [await listening(person), await listening(other)]
  let receivedBeforeCommit = 0
  await app.services.db.transaction(async (em) => {
    publishHint(em, person.id, 'orders', 'order-1')
    publishHint(em, person.id, 'orders', 'order-1')
    await notify(em, person.id, answer)
    await new Promise((resolve) => setTimeout(resolve, 100))
    receivedBeforeCommit = stream.received().filter(({ id }) => id === 'order-1').length
  })
  await expect
    .poll(() => stream.received())
    .toEqual(
      expect.arrayContaining([
        { topic: 'orders', id: 'order-1' },
        { topic: 'notices', id: null },
      ]),
    )
  expect(receivedBeforeCommit).toBe(0)
  expect(stream.received().filter(({ id }) => id === 'order-1')).toHaveLength(1)
  expect(others.received().filter(({ id }) => id === 'order-1')).toEqual([])
  stream.leave()
  others.leave()
})

test('a transaction that rolls back sends no hint', async () => {
  const person = await newPerson()
  const stream = await listening(person)
  const failing = app.services.db.transaction(async (em) => {
    publishHint(em, person.id, 'orders', 'never')
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await app.services.db.transaction(async (em) => publishHint(em, person.id, 'bookings', 'later'))
  await expect.poll(() => stream.received()).toContainEqual({ topic: 'bookings', id: 'later' })
  expect(stream.received()).not.toContainEqual({ topic: 'orders', id: 'never' })
  stream.leave()
})

test('a stream is sent without delay, also through proxies', async () => {
  const stream = await listening(await newPerson())
  expect(stream.status).toBe(200)
  expect(stream.kinds).toContain('connected')
  expect(stream.headers.get('content-type')).toBe('text/event-stream')
  expect(stream.headers.get('x-accel-buffering')).toBe('no')
  expect(stream.headers.get('cache-control')).toContain('no-transform')
  expect(stream.headers.get('content-encoding')).toBeNull()
  stream.leave()
})

test('without a valid token there is no stream', async () => {
  const { status, ended } = await openLiveStream(address, 'nonsense')
  await ended
  expect(status).toBe(401)
})

test('logging out ends that session’s stream immediately, and no other', async () => {
  const person = await newPerson()
  const stream = await listening(person)
  await app.call('POST', '/api/auth/login/request-otp', { body: { phone: person.phone } })
  const otp = app.lastSms(person.phone)?.text.match(/\d{6}/)?.[0]
  const body = { phone: person.phone, otp }
  const second = (await app.call('POST', '/api/auth/login/verify-otp', { body })).body.token
  const other = await listening({ id: person.id, token: second })
  await app.call('POST', '/api/auth/logout', { token: person.token })
  await stream.ended
  expect(stream.kinds).toContain('return')
  app.services.live.publish([{ userId: person.id, topic: 'orders', id: 'still' }])
  await expect.poll(() => other.received()).toContainEqual({ topic: 'orders', id: 'still' })
  other.leave()
})

test('a user can have ten streams; closing one makes room', async () => {
  const person = await newPerson()
  const streams = await Promise.all(
    Array.from({ length: 10 }, () => openLiveStream(address, person.token)),
  )
  await expect.poll(() => app.services.live.hasRoom(person.id)).toBe(false)
  const refused = await openLiveStream(address, person.token)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  streams[0]?.leave()
  await expect.poll(() => app.services.live.hasRoom(person.id)).toBe(true)
  for (const stream of streams) stream.leave()
})

test('a reader who is far behind gets one hint that everything may have changed', async () => {
  const person = await newPerson()
  const stream = await listening(person)
  const hints = Array.from({ length: 1000 }, (_, i) => ({
    userId: person.id,
    topic: 'orders' as const,
    id: `order-${i}`,
  }))
  app.services.live.publish(hints)
  await expect
    .poll(() => stream.received().filter(({ id }) => id === null).length)
    .toBeGreaterThanOrEqual(4)
  expect(stream.received().length).toBeLessThan(300)
  stream.leave()
})

test('closing the app ends open streams instead of waiting for them', async () => {
  const closing = await createTestApp()
  const at = await closing.listen()
  const { token } = await closing.signUp()
  const stream = await openLiveStream(at, token)
  await expect.poll(() => stream.kinds).toContain('connected')
  const started = Date.now()
  await Promise.all([closing.close(), stream.ended])
  expect(Date.now() - started).toBeLessThan(5000)
})

test('the people of a sandbox share ten streams, and take room of the process as all others do', async () => {
  const { db, log, live } = app.services
  const ofSandbox = createLive(db, log, createMetrics({ ofProcess: false }))
  const open = (userId: string) =>
    ofSandbox.subscribe(
      userId,
      () => {},
      () => {},
    )
  runInSandbox({ id: randomUUID(), aheadMs: 0 }, () => {
    const ends = Array.from({ length: 10 }, (_, i) => open(`person ${i}`))
    expect(ofSandbox.hasRoom('another')).toBe(false)
    ends[0]?.()
    expect(ofSandbox.hasRoom('another')).toBe(true)
    for (const end of ends) end()
  })
  expect(live.hasRoom('another')).toBe(true)
  const ends = Array.from({ length: 5000 }, (_, i) => open(`person ${i}`))
  expect(live.hasRoom('another')).toBe(false)
  for (const end of ends) end()
  expect(live.hasRoom('another')).toBe(true)
  await ofSandbox.close()
})

// The embedded database belongs to one process.
if (testDatabaseUrl) {
  test('two processes receive each other’s hints, also after the connection was cut', async () => {
    const second = await openSecondProcess(app)
    try {
      const person = await newPerson()
      const stream = await listening(person, await second.listen())
      const ids = Array.from({ length: 300 }, (_, i) => `a-long-name-of-an-order-${i}`)
      for (const group of [ids.slice(0, 100), ids.slice(100, 200), ids.slice(200)]) {
        await app.services.db.transaction(async (em) => {
          for (const id of group) publishHint(em, person.id, 'orders', id)
        })
        await expect
          .poll(() => stream.received())
          .toEqual(expect.arrayContaining(group.map((id) => ({ topic: 'orders', id }))))
      }
      stream.events.length = 0
      await execute(
        app.services.db,
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'krishihaat live hints' and datname = current_database()`,
      )
      // After the gap it loads everything again, because it cannot know what it missed.
      await expect
        .poll(() => stream.received(), { timeout: 5000 })
        .toContainEqual({ topic: 'bookings', id: null })
      await app.services.db.transaction(async (em) =>
        publishHint(em, person.id, 'orders', 'after it'),
      )
      await expect.poll(() => stream.received()).toContainEqual({ topic: 'orders', id: 'after it' })
      stream.leave()
    } finally {
      await second.close()
    }
  })
}
