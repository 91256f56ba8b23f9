import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { AppError, DatabaseUnavailable, invalidInput } from '#server/platform/errors/errors.ts'
import { applyRetention } from '#server/testing/retention.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { type Answer, answerOnce, fingerprintOf, keysEach } from './idempotency.ts'
import { toTrpcError } from './trpc.ts'

let app: TestApp
let ownerId: string
beforeAll(async () => {
  app = await createTestApp()
  const { token } = await app.signUp()
  ownerId = (await app.services.findActor(token))?.id ?? ''
})
afterAll(() => app.close())

const once = (key: string, run: () => Promise<Answer>, fingerprint = 'same') =>
  answerOnce(app.services.db, { ownerId, key, fingerprint, requestId: 'r-1' }, run)

/** A write that counts how often it was really done. */
function counter() {
  let times = 0
  const run = async () => {
    times += 1
    return { status: 200, body: JSON.stringify({ success: true, data: times }) }
  }
  return { run, times: () => times }
}

const age = (key: string, interval: string) =>
  execute(
    app.services.db,
    sql`update idempotency_keys set created_at = now() - ${interval}::interval where key = ${key}`,
  )

test('the first answer is given again, byte for byte, and nothing is done twice', async () => {
  const write = counter()
  const first = await once('a', write.run)
  const again = await once('a', write.run)
  expect(again).toEqual({ ...first, isReplay: true })
  expect(write.times()).toBe(1)
})

test('the same key with other parameters is refused', async () => {
  const write = counter()
  await once('b', write.run)
  await expect(once('b', write.run, 'other')).rejects.toMatchObject({
    status: 422,
    code: 'idempotency.mismatch',
  })
  expect(write.times()).toBe(1)
})

test('of many concurrent requests one runs, the others learn that it is in progress', async () => {
  let finish = () => {}
  const gate = new Promise<void>((resolve) => {
    finish = resolve
  })
  const write = counter()
  const tries = Array.from({ length: 10 }, () =>
    once('c', async () => {
      await gate
      return write.run()
    }),
  )
  const refusals = Promise.allSettled(tries)
  setTimeout(finish, 300)
  const settled = await refusals
  const busy = settled.filter(
    (result) => result.status === 'rejected' && result.reason.code === 'idempotency.in_progress',
  )
  expect({ done: write.times(), busy: busy.length }).toEqual({ done: 1, busy: 9 })
  expect(await once('c', write.run)).toMatchObject({ isReplay: true })
})

test('an invalid request stores nothing, so that it can be corrected', async () => {
  const write = counter()
  const refuse = async () => {
    throw invalidInput([{ path: 'name', message: 'Crop name is required' }])
  }
  await expect(once('d', refuse)).rejects.toMatchObject({ status: 400 })
  expect(await once('d', write.run, 'mended')).toMatchObject({ status: 200, isReplay: false })
})

test.each([400, 401, 413, 415, 422, 429, 503])(
  'a refusal with status %d did nothing and is not stored, so that the same request can succeed later',
  async (status) => {
    const refuse = async () => {
      throw new AppError({ code: 'some.refusal', status, message: 'Not now.' })
    }
    await expect(once(`later-${status}`, refuse)).rejects.toMatchObject({ status })
    const write = counter()
    expect(await once(`later-${status}`, write.run)).toMatchObject({ status: 200, isReplay: false })
    expect(write.times()).toBe(1)
  },
)

test.each([403, 404, 409])('a refusal with status %d is stored and sent again', async (status) => {
  const refuse = async () => {
    throw new AppError({ code: 'some.refusal', status, message: 'No.' })
  }
  await expect(once(`never-${status}`, refuse)).rejects.toMatchObject({ status })
  const write = counter()
  expect(await once(`never-${status}`, write.run)).toMatchObject({ status, isReplay: true })
  expect(write.times()).toBe(0)
})

test('a key abandoned by a killed process can be used again; a response is stored for a day', async () => {
  const write = counter()
  await execute(
    app.services.db,
    sql`insert into idempotency_keys (owner_id, key, fingerprint, status, body, created_at)
      values (${ownerId}, 'f', 'same', 0, '""', now() - interval '3 minutes')`,
  )
  expect(await once('f', write.run)).toMatchObject({ isReplay: false })
  await age('f', '23 hours')
  expect(await once('f', write.run)).toMatchObject({ isReplay: true })
  await age('f', '25 hours')
  expect(await once('f', write.run)).toMatchObject({ isReplay: false })
})

test('expired keys are deleted', async () => {
  await once('g', counter().run)
  await once('h', counter().run)
  await age('g', '25 hours')
  await applyRetention(app.services.db, ['idempotency_keys'])
  const stored = await queryRows<{ key: string }>(
    app.services.db,
    sql`select key from idempotency_keys where key in ('g', 'h')`,
  )
  expect(stored).toEqual([{ key: 'h' }])
})

test('different parameters have different fingerprints, even if they are equal when joined', () => {
  expect(fingerprintOf('ab', 'c')).not.toBe(fingerprintOf('a', 'bc'))
  expect(fingerprintOf('a', Buffer.from('b'))).toBe(fingerprintOf('a', 'b'))
})

/** Uses up a user's keys except one. */
const fillKeys = (owner: string) =>
  execute(
    app.services.db,
    sql`insert into idempotency_keys (owner_id, key, fingerprint, status, body, created_at)
      select ${owner}, 'fill-' || n, 'x', 200, '""', now() from generate_series(1, ${keysEach - 1}::int) n`,
  )

test('a user has a maximum of keys; their stored keys still work, and so do other users’', async () => {
  const owner = (await app.services.findActor((await app.signUp()).token))?.id ?? ''
  const write = counter()
  const ask = (key: string) =>
    answerOnce(
      app.services.db,
      { ownerId: owner, key, fingerprint: 'same', requestId: 'r-2' },
      write.run,
    )
  await fillKeys(owner)
  await ask('last')
  const refused = { status: 429, code: 'idempotency.too_many_keys' }
  await expect(ask('one more')).rejects.toMatchObject(refused)
  expect((await ask('last')).isReplay).toBe(true)
  expect(write.times()).toBe(1)
  expect((await once('of another person', write.run)).isReplay).toBe(false)
  await execute(
    app.services.db,
    sql`update idempotency_keys set created_at = now() - interval '25 hours' where owner_id = ${owner}`,
  )
  expect((await ask('one more')).isReplay).toBe(false)
})

test.each([
  ['a route of its own', (failure: Error) => failure],
  ['a procedure', toTrpcError],
])(
  'a request that failed in an outage releases its key, unless it may have taken effect: %s',
  async (name, asThrown) => {
    const failing = (mayHaveCommitted: boolean) => async () => {
      const cause = new Error('Connection terminated unexpectedly')
      throw asThrown(new DatabaseUnavailable(cause, mayHaveCommitted))
    }
    const write = counter()
    await expect(once(`outage of ${name}`, failing(false))).rejects.toThrow()
    await expect.poll(() => once(`outage of ${name}`, write.run).catch(() => null)).not.toBe(null)
    await expect(once(`unclear of ${name}`, failing(true))).rejects.toThrow()
    await expect(once(`unclear of ${name}`, write.run)).rejects.toMatchObject({
      code: 'idempotency.in_progress',
    })
    expect(write.times()).toBe(1)
  },
)
