import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#server/platform/errors/errors.ts'
import { createMetrics } from '#server/platform/observability/metrics.ts'
import { type CacheDefinition, createCache } from './cache.ts'

let getOrLoad: ReturnType<typeof createCache>
let log: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  log = []
  const write = (line: string) => void log.push(line)
  getOrLoad = createCache(pino({ level: 'trace' }, { write }), createMetrics())
})
afterEach(() => {
  vi.useRealTimers()
})

const cache: CacheDefinition = { name: 'weather', freshMs: 60_000, staleMs: 600_000, maxEntries: 2 }
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)

/** Loads 1, 2, 3, …, or fails with the error that was set. */
function source() {
  let error: Error | undefined
  let count = 0
  const load = vi.fn(async () => {
    if (error) throw error
    return ++count
  })
  const fail = (next?: Error) => {
    error = next
  }
  return { load, fail }
}
const outage = new Error('the service is away')
const unknown = new AppError({ code: 'place.unknown', status: 404, message: 'No such place' })

test('a value is current while it is fresh and neither replaced nor displaced', async () => {
  const { load, fail } = source()
  const { isCurrent } = await getOrLoad(cache, 'a', load)
  minutes(0.9)
  expect(isCurrent?.()).toBe(true)
  minutes(0.2)
  expect(isCurrent?.()).toBe(false)
  fail(outage)
  expect((await getOrLoad(cache, 'a', load)).isCurrent).toBeUndefined()
  fail()
  await sleep(1100)
  const next = await getOrLoad(cache, 'a', load)
  expect([isCurrent?.(), next.isCurrent?.()]).toEqual([false, true])
  for (const key of ['b', 'c']) await getOrLoad(cache, key, load)
  expect(next.isCurrent?.()).toBe(false)
})

test('a value that is found to be current counts as served', async () => {
  const metrics = createMetrics()
  const { isCurrent } = await createCache(pino({ level: 'silent' }), metrics)(
    cache,
    'a',
    source().load,
  )
  isCurrent?.()
  isCurrent?.()
  const { values } = await metrics.cachedAnswers.get()
  const counts = values.map(({ labels, value }) => [labels.state, value])
  expect(Object.fromEntries(counts)).toEqual({ loaded: 1, fresh: 2 })
})

test('simultaneous requests, and those while the value is fresh, cause one load', async () => {
  const { load } = source()
  const answers = await Promise.all(Array.from({ length: 50 }, () => getOrLoad(cache, 'a', load)))
  minutes(0.9)
  answers.push(await getOrLoad(cache, 'a', load))
  expect(load).toHaveBeenCalledOnce()
  expect(answers.every(({ value, isStale }) => value === 1 && !isStale)).toBe(true)
})

test('a value that is no longer fresh is loaded again; keys and caches are separate', async () => {
  const { load } = source()
  expect((await getOrLoad(cache, 'a', load)).value).toBe(1)
  expect((await getOrLoad(cache, 'b', load)).value).toBe(2)
  expect((await getOrLoad({ ...cache, name: 'news' }, 'a', load)).value).toBe(3)
  minutes(2)
  expect((await getOrLoad(cache, 'a', load)).value).toBe(4)
})

test('while loading fails, the old value is served with its own time, until it is too old', async () => {
  const { load, fail } = source()
  const { fetchedAt } = await getOrLoad(cache, 'a', load)
  fail(outage)
  minutes(2)
  expect(await getOrLoad(cache, 'a', load)).toEqual({ value: 1, fetchedAt, isStale: true })
  minutes(9)
  await expect(getOrLoad(cache, 'a', load)).rejects.toBe(outage)
})

test('an expected error is passed on, whatever is cached', async () => {
  const { load, fail } = source()
  await getOrLoad(cache, 'a', load)
  fail(unknown)
  minutes(2)
  await expect(getOrLoad(cache, 'a', load)).rejects.toBe(unknown)
  expect(log).toEqual([])
})

test('a failure is remembered for a second, however many requests there are meanwhile', async () => {
  const { load, fail } = source()
  fail(outage)
  for (let i = 0; i < 6; i++) {
    await expect(getOrLoad(cache, 'a', load)).rejects.toBe(outage)
    await sleep(20)
  }
  expect(load).toHaveBeenCalledOnce()
  expect(log).toHaveLength(1)
  fail()
  await sleep(1100)
  expect((await getOrLoad(cache, 'a', load)).value).toBe(1)
})

test('the least recently used values make room for new ones', async () => {
  const { load } = source()
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await getOrLoad(cache, key, load)
  expect(load).toHaveBeenCalledTimes(4)
})

test('a value that was loaded while a caller was being admitted is not loaded again', async () => {
  const { load } = source()
  const admitLate = () => sleep(50)
  const late = getOrLoad(cache, 'a', load, admitLate)
  expect((await getOrLoad(cache, 'a', load)).value).toBe(1)
  expect((await late).value).toBe(1)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a caller who is not admitted gets the old value or an error of their own', async () => {
  const { load } = source()
  const refusal = new AppError({ code: 'rate.limited', status: 429, message: 'Too many' })
  const refused = async () => {
    throw refusal
  }
  await expect(getOrLoad(cache, 'a', load, refused)).rejects.toBe(refusal)
  expect((await getOrLoad(cache, 'a', load)).value).toBe(1)
  expect((await getOrLoad(cache, 'a', load, refused)).isStale).toBe(false)
  minutes(2)
  expect(await getOrLoad(cache, 'a', load, refused)).toMatchObject({ value: 1, isStale: true })
})

test('with an old value the wait is limited; the new value is served next time', async () => {
  let finish = (_value: number) => {}
  const slow = () =>
    new Promise<number>((resolve) => {
      finish = resolve
    })
  const limited = { ...cache, patienceMs: 20 }
  await getOrLoad(limited, 'a', async () => 1)
  minutes(2)
  expect(await getOrLoad(limited, 'a', slow)).toMatchObject({ value: 1, isStale: true })
  finish(2)
  await vi.waitFor(async () => expect((await getOrLoad(limited, 'a', slow)).value).toBe(2))
})

test('without an old value there is no limit to the wait', async () => {
  const load = () => new Promise<number>((resolve) => setTimeout(resolve, 60, 1))
  expect((await getOrLoad({ ...cache, patienceMs: 5 }, 'a', load)).value).toBe(1)
})
