import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStatementLoad, type StatementLane } from './statement-load.ts'

let load: ReturnType<typeof createStatementLoad>
let finishers: (() => void)[]
let failures: unknown[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  finishers = []
  failures = []
  load = createStatementLoad({ slots: { reading: 5, writing: 5 }, longestMs: 5000 })
})
afterEach(() => {
  vi.useRealTimers()
})

const settle = () => new Promise((resolve) => setImmediate(resolve))

interface Kind {
  kind?: string
  lane?: StatementLane
  isPatient?: boolean
}
function begin(count: number, { kind = '', lane = 'reading', isPatient = false }: Kind = {}) {
  for (let i = 0; i < count; i++) {
    load
      .run({ lane, kind, isPatient }, () => new Promise<void>((done) => finishers.push(done)))
      .catch((error: unknown) => failures.push(error))
  }
}
/** Lets the first ones end, as they run. */
async function finish(count: number) {
  for (let i = 0; i < count; i++) {
    finishers.shift()?.()
    await settle()
  }
}
/** Measures that a statement of this kind takes so long. */
async function measure(kind: string, ms: number) {
  begin(5, { kind })
  vi.advanceTimersByTime(ms)
  await finish(5)
}

test('a few statements are never too many, however long they take', () => {
  begin(32)
  vi.advanceTimersByTime(4000)
  expect(load.isTooHigh()).toBe(false)
})

test('as many run at a time as there are connections, in their order; the two lanes do not wait for each other', async () => {
  begin(7)
  begin(6, { lane: 'writing' })
  await settle()
  expect([finishers.length, load.pending()]).toEqual([10, 13])
  await finish(2)
  expect([finishers.length, load.pending()]).toEqual([10, 11])
})

test('the work that waits counts, not its number: of slow searches fewer are too many than of quick listings', async () => {
  await measure('listing', 1)
  await measure('search', 100)
  begin(400, { kind: 'listing' })
  // 400 times 1 ms on 5 connections.
  expect(load.isTooHigh()).toBe(false)
  begin(10, { kind: 'search' })
  // And 200 ms more.
  expect(load.isTooHigh()).toBe(true)
})

test('what has become slow counts as slow', async () => {
  await measure('search', 1)
  begin(60, { kind: 'search' })
  expect(load.isTooHigh()).toBe(false)
  vi.advanceTimersByTime(240)
  await finish(5)
  expect(load.isTooHigh()).toBe(true)
})

test('a line in which nothing moves is too long, until something does', async () => {
  await measure('listing', 1)
  begin(60, { kind: 'listing' })
  vi.advanceTimersByTime(251)
  expect(load.isTooHigh()).toBe(true)
  await finish(55)
  expect(load.isTooHigh()).toBe(false)
})

test('before anything was measured 300 may wait', () => {
  begin(300)
  expect(load.isTooHigh()).toBe(false)
  begin(1)
  expect(load.isTooHigh()).toBe(true)
})

test('what fails counts as done', async () => {
  const failing = () => Promise.reject(new Error('failed'))
  const run = load.run({ lane: 'reading', kind: '', isPatient: false }, failing)
  await expect(run).rejects.toThrow('failed')
  expect(load.pending()).toBe(0)
})

test('among many that wait, those who have waited too long are refused, and nothing was done for them', async () => {
  begin(5)
  begin(40)
  begin(1, { isPatient: true })
  vi.advanceTimersByTime(700)
  await settle()
  // So many that few are left, and never what no user waits for.
  expect(failures).toHaveLength(40 + 1 - 32)
  expect(failures[0]).toMatchObject({ code: 'service.unavailable', status: 503, retryAfter: 2 })
  expect([finishers.length, load.pending()]).toEqual([5, 5 + 32])
})

test('nobody waits longer than for a connection, however few they are', async () => {
  begin(6)
  vi.advanceTimersByTime(5200)
  await settle()
  expect(failures).toEqual([new Error('timeout exceeded when trying to connect')])
})

test('of a database for scripts everybody waits as long as it takes', async () => {
  load = createStatementLoad({
    slots: { reading: 1, writing: 1 },
    longestMs: Number.POSITIVE_INFINITY,
  })
  begin(100)
  vi.advanceTimersByTime(60_000)
  await settle()
  expect(failures).toEqual([])
})

test('what a transaction runs does not wait for it', async () => {
  load = createStatementLoad({ slots: { reading: 1, writing: 1 }, longestMs: 5000 })
  const work = { lane: 'writing', kind: 'transaction', isPatient: false } as const
  const inner = () => load.run(work, async () => 'inner')
  expect(await load.run(work, inner)).toBe('inner')
})
