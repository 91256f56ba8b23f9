import { expect, test, vi } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { createQueryCache } from './query-cache.ts'

const db = {} as Database

test('simultaneous requests cause one query, and a failure is not cached', async () => {
  const cache = createQueryCache<number>()
  const load = vi.fn(async () => {
    if (load.mock.calls.length === 1) throw new Error('no connection')
    return 7
  })
  const first = await Promise.allSettled([
    cache.getOrLoad(db, 'a', load),
    cache.getOrLoad(db, 'a', load),
  ])
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await cache.getOrLoad(db, 'a', load)).toBe(7)
  expect(await cache.getOrLoad({} as Database, 'a', async () => 8)).toBe(8)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a result is current until it is displaced or the cache is cleared', async () => {
  const cache = createQueryCache<() => boolean>(1)
  const load = async (isCurrent: () => boolean) => () => isCurrent()
  const isFirstCurrent = await cache.getOrLoad(db, 'a', load)
  expect(isFirstCurrent()).toBe(true)
  const isNextCurrent = await cache.getOrLoad(db, 'b', load)
  expect([isFirstCurrent(), isNextCurrent()]).toEqual([false, true])
  cache.clear(db)
  expect(isNextCurrent()).toBe(false)
})

test('what was loading while the cache was cleared is returned but not cached', async () => {
  const cache = createQueryCache<number>()
  let finish = (_value: number) => {}
  const load = () =>
    new Promise<number>((resolve) => {
      finish = resolve
    })
  const loading = cache.getOrLoad(db, 'a', load)
  cache.clear(db)
  finish(1)
  expect(await loading).toBe(1)
  expect(await cache.getOrLoad(db, 'a', async () => 2)).toBe(2)
})
