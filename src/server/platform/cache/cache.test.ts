import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#server/platform/errors/errors.ts'
import { createMetrics } from '#server/platform/observability/metrics.ts'
import { type CacheDefinition, createCache } from './cache.ts'

let keep: ReturnType<typeof createCache>
let log: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  log = []
  const write = (line: string) => void log.push(line)
  keep = createCache(pino({ level: 'trace' }, { write }), createMetrics())
})
afterEach(() => {
  vi.useRealTimers()
})

const cache: CacheDefinition = { name: 'weather', freshMs: 60_000, staleMs: 600_000, maxEntries: 2 }
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)

/** Gives 1, 2, 3, …; or fails with what it is told to. */
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

test('an answer is current while it would be given again: fresh, and not replaced or dropped', async () => {
  const { load, fail } = source()
  const { isCurrent } = await keep(cache, 'a', load)
  minutes(0.9)
  expect(isCurrent?.()).toBe(true)
  minutes(0.2)
  expect(isCurrent?.()).toBe(false)
  fail(outage)
  expect((await keep(cache, 'a', load)).isCurrent).toBeUndefined()
  fail()
  await sleep(1100)
  const next = await keep(cache, 'a', load)
  expect([isCurrent?.(), next.isCurrent?.()]).toEqual([false, true])
  for (const key of ['b', 'c']) await keep(cache, key, load)
  expect(next.isCurrent?.()).toBe(false)
})

test('an answer that is found current counts as given', async () => {
  const metrics = createMetrics()
  const { isCurrent } = await createCache(pino({ level: 'silent' }), metrics)(
    cache,
    'a',
    source().load,
  )
  isCurrent?.()
  isCurrent?.()
  const { values } = await metrics.keptAnswers.get()
  const counts = values.map(({ labels, value }) => [labels.state, value])
  expect(Object.fromEntries(counts)).toEqual({ loaded: 1, fresh: 2 })
})

test('many who ask at once cause one load, and so do those who come while it is fresh', async () => {
  const { load } = source()
  const answers = await Promise.all(Array.from({ length: 50 }, () => keep(cache, 'a', load)))
  minutes(0.9)
  answers.push(await keep(cache, 'a', load))
  expect(load).toHaveBeenCalledOnce()
  expect(answers.every(({ value, isStale }) => value === 1 && !isStale)).toBe(true)
})

test('what is past its time is loaded anew; keys and caches do not mix', async () => {
  const { load } = source()
  expect((await keep(cache, 'a', load)).value).toBe(1)
  expect((await keep(cache, 'b', load)).value).toBe(2)
  expect((await keep({ ...cache, name: 'news' }, 'a', load)).value).toBe(3)
  minutes(2)
  expect((await keep(cache, 'a', load)).value).toBe(4)
})

test('while asking anew fails, the old answer is given with its own time, until it is too old', async () => {
  const { load, fail } = source()
  const { fetchedAt } = await keep(cache, 'a', load)
  fail(outage)
  minutes(2)
  expect(await keep(cache, 'a', load)).toEqual({ value: 1, fetchedAt, isStale: true })
  minutes(9)
  await expect(keep(cache, 'a', load)).rejects.toBe(outage)
})

test('an expected refusal is the answer, whatever was known', async () => {
  const { load, fail } = source()
  await keep(cache, 'a', load)
  fail(unknown)
  minutes(2)
  await expect(keep(cache, 'a', load)).rejects.toBe(unknown)
  expect(log).toEqual([])
})

test('a failure is remembered for a second, not longer, however many ask meanwhile', async () => {
  const { load, fail } = source()
  fail(outage)
  for (let i = 0; i < 6; i++) {
    await expect(keep(cache, 'a', load)).rejects.toBe(outage)
    await sleep(20)
  }
  expect(load).toHaveBeenCalledOnce()
  expect(log).toHaveLength(1)
  fail()
  await sleep(1100)
  expect((await keep(cache, 'a', load)).value).toBe(1)
})

test('the least used answers make room for new ones', async () => {
  const { load } = source()
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await keep(cache, key, load)
  expect(load).toHaveBeenCalledTimes(4)
})

test('one who may not ask anew gets the old answer or their own refusal, and nobody else’s', async () => {
  const { load } = source()
  const refusal = new AppError({ code: 'rate.limited', status: 429, message: 'Too many' })
  const refused = async () => {
    throw refusal
  }
  await expect(keep(cache, 'a', load, refused)).rejects.toBe(refusal)
  expect((await keep(cache, 'a', load)).value).toBe(1)
  expect((await keep(cache, 'a', load, refused)).isStale).toBe(false)
  minutes(2)
  expect(await keep(cache, 'a', load, refused)).toMatchObject({ value: 1, isStale: true })
})

test('who has an old answer waits no longer than the cache says; the new one is there next time', async () => {
  let finish = (_value: number) => {}
  const slow = () =>
    new Promise<number>((resolve) => {
      finish = resolve
    })
  const patient = { ...cache, patienceMs: 20 }
  await keep(patient, 'a', async () => 1)
  minutes(2)
  expect(await keep(patient, 'a', slow)).toMatchObject({ value: 1, isStale: true })
  finish(2)
  await vi.waitFor(async () => expect((await keep(patient, 'a', slow)).value).toBe(2))
})

test('without an old answer everybody waits', async () => {
  const load = () => new Promise<number>((resolve) => setTimeout(resolve, 60, 1))
  expect((await keep({ ...cache, patienceMs: 5 }, 'a', load)).value).toBe(1)
})
