import { expect, test, vi } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { createAnswerCache } from './query-cache.ts'

const db = {} as Database

test('however many ask at once, the database is asked once, and a failure is not kept', async () => {
  const cache = createAnswerCache<number>()
  const ask = vi.fn(async () => {
    if (ask.mock.calls.length === 1) throw new Error('away')
    return 7
  })
  const first = await Promise.allSettled([cache.get(db, 'a', ask), cache.get(db, 'a', ask)])
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await cache.get(db, 'a', ask)).toBe(7)
  expect(await cache.get({} as Database, 'a', async () => 8)).toBe(8)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('an answer can be asked whether it is still the kept one', async () => {
  const cache = createAnswerCache<() => boolean>(1)
  const ask = async (isKept: () => boolean) => isKept
  const isKept = await cache.get(db, 'a', ask)
  expect(isKept()).toBe(true)
  const pushedOut = isKept
  const isNextKept = await cache.get(db, 'b', ask)
  expect([pushedOut(), isNextKept()]).toEqual([false, true])
  cache.forget(db)
  expect(isNextKept()).toBe(false)
})
