import { afterAll, beforeAll, expect, test } from 'vitest'
import { tell } from '#server/features/notification/notification.service.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
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
  const [user] = await app.services.db.read<{ id: string }>({
    text: 'select id from users where phone = $1',
    values: [phone],
  })
  return { id: user?.id ?? '', phone, token }
}

/** A stream that is known to hear. */
async function listening(person: { id: string; token: string }, at = address) {
  const stream = await openLiveStream(at, person.token)
  await expect
    .poll(() => {
      app.services.live.publish([{ userId: person.id, topic: 'messages', id: 'are you there' }])
      return stream.events.length
    })
    .toBeGreaterThan(0)
  const noop = () => stream.events.filter(({ id }) => id !== 'are you there')
  return { ...stream, heard: noop }
}

const answer = { kind: 'community-answer', questionId: 'q', title: 'Why?', by: '' } as const

test('what a transaction touches is told once it has committed, to that person alone', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const [stream, others] = [await listening(person), await listening(other)]
  let toldTooEarly = 0
  await app.services.db.transaction(async (em) => {
    publishHint(em, person.id, 'orders', 'order-1')
    publishHint(em, person.id, 'orders', 'order-1')
    await tell(em, person.id, answer)
    await new Promise((resolve) => setTimeout(resolve, 100))
    toldTooEarly = stream.heard().filter(({ id }) => id === 'order-1').length
  })
  await expect
    .poll(() => stream.heard())
    .toEqual(
      expect.arrayContaining([
        { topic: 'orders', id: 'order-1' },
        { topic: 'notices', id: null },
      ]),
    )
  expect(toldTooEarly).toBe(0)
  expect(stream.heard().filter(({ id }) => id === 'order-1')).toHaveLength(1)
  expect(others.heard().filter(({ id }) => id === 'order-1')).toEqual([])
  stream.leave()
  others.leave()
})

test('what a transaction takes back is not told', async () => {
  const person = await newPerson()
  const stream = await listening(person)
  const failing = app.services.db.transaction(async (em) => {
    publishHint(em, person.id, 'orders', 'never')
    throw new Error('after all not')
  })
  await expect(failing).rejects.toThrow('after all not')
  await app.services.db.transaction(async (em) => publishHint(em, person.id, 'bookings', 'later'))
  await expect.poll(() => stream.heard()).toContainEqual({ topic: 'bookings', id: 'later' })
  expect(stream.heard()).not.toContainEqual({ topic: 'orders', id: 'never' })
  stream.leave()
})

test('a stream flows at once, through proxies too', async () => {
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

test('logging out ends that session’s stream at once, and no other', async () => {
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
  await expect.poll(() => other.heard()).toContainEqual({ topic: 'orders', id: 'still' })
  other.leave()
})

test('a person has up to ten streams; who leaves makes room', async () => {
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

test('a reader far behind is told that everything may have changed', async () => {
  const person = await newPerson()
  const stream = await listening(person)
  const hints = Array.from({ length: 1000 }, (_, i) => ({
    userId: person.id,
    topic: 'orders' as const,
    id: `order-${i}`,
  }))
  app.services.live.publish(hints)
  await expect
    .poll(() => stream.heard().filter(({ id }) => id === null).length)
    .toBeGreaterThanOrEqual(4)
  expect(stream.heard().length).toBeLessThan(300)
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

// The embedded database belongs to one process.
if (testDatabaseUrl) {
  test('two processes hear what happens in each other, and go on after the line was cut', async () => {
    const second = await openSecondProcess(app)
    try {
      const person = await newPerson()
      const stream = await listening(person, await second.listen())
      const many = Array.from({ length: 300 }, (_, i) => `a-long-name-of-an-order-${i}`)
      for (const part of [many.slice(0, 100), many.slice(100, 200), many.slice(200)]) {
        await app.services.db.transaction(async (em) => {
          for (const id of part) publishHint(em, person.id, 'orders', id)
        })
        await expect
          .poll(() => stream.heard())
          .toEqual(expect.arrayContaining(part.map((id) => ({ topic: 'orders', id }))))
      }
      stream.events.length = 0
      await app.services.db.read({
        text: `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'krishihaat live' and datname = current_database()`,
      })
      // It is told to read everything anew, for it can't know what it missed.
      await expect
        .poll(() => stream.heard(), { timeout: 5000 })
        .toContainEqual({ topic: 'bookings', id: null })
      await app.services.db.transaction(async (em) =>
        publishHint(em, person.id, 'orders', 'after it'),
      )
      await expect.poll(() => stream.heard()).toContainEqual({ topic: 'orders', id: 'after it' })
      stream.leave()
    } finally {
      await second.close()
    }
  })
}
