import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { AppError, overloaded, storageFull } from '#server/platform/errors/errors.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { type Answer, answerOnce } from './idempotency.ts'
import { toTrpcError } from './trpc.ts'

let app: TestApp
let ownerId: string
beforeAll(async () => {
  app = await createTestApp()
  const { token } = await app.signUp()
  ownerId = (await app.services.findActor(token))?.id ?? ''
  await execute(app.services.db, sql`create table written (key text)`)
})
afterAll(() => app.close())

const once = (key: string, run: () => Promise<Answer>) =>
  answerOnce(app.services.db, { ownerId, key, fingerprint: 'same', requestId: 'r-1' }, run)

/** A write in a transaction of its own. */
const writeRow = (key: string) => async () => {
  const { db } = app.services
  await db.transaction((em) => execute(em, sql`insert into written (key) values (${key})`))
  return { status: 200, body: '{"success":true}' }
}
/** The same as one statement outside of any transaction. */
const writeStatement = (key: string) => async () => {
  await execute(app.services.db, sql`insert into written (key) values (${key})`)
  return { status: 200, body: '{"success":true}' }
}
const countWritten = async (key: string) =>
  (await queryRows(app.services.db, sql`select 1 as one from written where key = ${key}`)).length

const age = (key: string, interval: string) =>
  execute(
    app.services.db,
    sql`update idempotency_keys set created_at = now() - ${interval}::interval where key = ${key}`,
  )

test('a failure before anything was written frees the key', async () => {
  const failWithoutWriting = async () => {
    await app.services.db.transaction(async (em) => {
      await execute(em, sql`insert into written (key) values ('e')`)
      throw new Error('secret detail of the database')
    })
    throw new Error('not reached')
  }
  await expect(once('e', failWithoutWriting)).rejects.toThrow('secret detail')
  expect(await once('e', writeRow('e'))).toMatchObject({ status: 200, isReplay: false })
  expect(await countWritten('e')).toBe(1)
})

test.each([
  ['a transaction', (key: string) => writeRow(key)],
  ['a single statement', (key: string) => writeStatement(key)],
])('a failure after %s was committed is never repeated', async (name, write) => {
  const key = `late-${name}`
  const failLate = async () => {
    await write(key)()
    throw new Error('the answer could not be written')
  }
  await expect(once(key, failLate)).rejects.toThrow('could not be written')
  const again = await once(key, write(key))
  expect(again).toMatchObject({ status: 409, isReplay: true })
  expect(again.body).toContain('idempotency.interrupted')
  expect(await countWritten(key)).toBe(1)
})

test.each([
  ['overload', overloaded()],
  ['a full disk', storageFull(new Error('no space left on device'))],
])('%s after a commit frees no key, although its answer is 503', async (name, failure) => {
  const key = `unavailable ${name}`
  const failLate = async () => {
    await writeStatement(key)()
    throw toTrpcError(failure)
  }
  await expect(once(key, failLate)).rejects.toThrow()
  const again = await once(key, writeStatement(key))
  expect(again).toMatchObject({ status: 409, isReplay: true })
  expect(again.body).toContain('idempotency.interrupted')
  expect(await countWritten(key)).toBe(1)
})

test('a refusal after the request was counted frees the key', async () => {
  const refuse = async () => {
    await writeRow('counted')()
    throw toTrpcError(new AppError({ code: 'upload.busy', status: 503, message: 'Not now.' }))
  }
  await expect(once('counted', refuse)).rejects.toThrow()
  expect(await once('counted', writeRow('counted'))).toMatchObject({ status: 200 })
})

test('the answer to a write that was accepted is stored however many statements wait', async () => {
  let finish = () => {}
  const pending = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { load } = app.services.db
  let crowd: Promise<unknown> | undefined
  const answer = await once('crowded', async () => {
    const written = await writeRow('crowded')()
    // More than the connections, and more than may wait for long.
    crowd = Promise.all(
      Array.from({ length: 80 }, () =>
        load.run({ lane: 'writing', kind: 'test', isPatient: true }, () => pending),
      ),
    )
    // Longer than a caller's statement may wait among so many.
    setTimeout(finish, 1000)
    return written
  })
  await crowd
  expect(answer).toMatchObject({ status: 200, isReplay: false })
  expect(await once('crowded', writeRow('crowded'))).toMatchObject({ status: 200, isReplay: true })
  expect(await countWritten('crowded')).toBe(1)
})

test('a process killed between its write and its answer leaves a key that never writes again', async () => {
  // As after kill -9: the transaction has committed, and the call never ends.
  let isCommitted = false
  const killed = once('killed', async () => {
    await writeRow('killed')()
    isCommitted = true
    return new Promise<Answer>(() => {})
  })
  void killed
  await expect.poll(() => isCommitted).toBe(true)
  const repeat = () => once('killed', writeRow('killed'))
  await expect(repeat()).rejects.toMatchObject({ code: 'idempotency.in_progress' })
  await age('killed', '3 minutes')
  await expect(repeat()).rejects.toMatchObject({ status: 409, code: 'idempotency.interrupted' })
  expect(await countWritten('killed')).toBe(1)
})

test('a call that is slower than the limit cannot commit after another took its key over', async () => {
  let proceed = () => {}
  const gate = new Promise<void>((resolve) => {
    proceed = resolve
  })
  let hasTakenKey = false
  const slow = once('slow', async () => {
    hasTakenKey = true
    await gate
    return writeRow('slow')()
  })
  const slowEnd = slow.catch((error: { code?: string }) => error.code)
  // On PostgreSQL two calls have two connections: the second waits until the first has the key.
  await expect.poll(() => hasTakenKey).toBe(true)
  await age('slow', '3 minutes')
  expect(await once('slow', writeRow('slow'))).toMatchObject({ status: 200, isReplay: false })
  proceed()
  expect(await slowEnd).toBe('idempotency.in_progress')
  expect(await countWritten('slow')).toBe(1)
  expect(await once('slow', writeRow('slow'))).toMatchObject({ status: 200, isReplay: true })
})

test('a request that recognizes its own rows runs again after an interruption', async () => {
  const request = {
    ownerId,
    key: 'own rows',
    fingerprint: 'same',
    requestId: 'r-3',
    isRepeatable: true,
  }
  const failLate = async () => {
    await writeRow('own rows')()
    throw new Error('the answer could not be written')
  }
  await expect(answerOnce(app.services.db, request, failLate)).rejects.toThrow()
  const findRow = async () => ({ status: 200, body: String(await countWritten('own rows')) })
  expect(await answerOnce(app.services.db, request, findRow)).toMatchObject({ body: '1' })
})
