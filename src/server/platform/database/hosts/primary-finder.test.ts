import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPrimaryFinder, createSeenTimeline, findPrimary } from './primary-finder.ts'
import type { Probe } from './probe.ts'

const first = 'postgres://first.test:5432/shop'
const second = 'postgres://second.test:5432/shop'
const urls = [first, second]

interface Server {
  isReplica: boolean
  timeline: number | null
}
/** What each server answers; one that is missing does not answer. */
let servers: Record<string, Server>
const primaryOf = (timeline: number): Server => ({ isReplica: false, timeline })
const replica: Server = { isReplica: true, timeline: null }

const openProbe = (url: string): Probe => ({
  url,
  ask: async <Row extends object>() => {
    const server = servers[url]
    if (!server) throw new Error('no answer')
    return server as Row
  },
  close: async () => {},
})

const seen = createSeenTimeline()
let finder: ReturnType<typeof createPrimaryFinder>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  seen.highest = 0
  finder = createPrimaryFinder(urls, { seen, openProbe })
})
afterEach(async () => {
  await finder.close()
  vi.useRealTimers()
})

/** Finds the primary as after a lost connection. */
function findAnew() {
  finder.doubt()
  // Later than the result of the last search is shared.
  vi.advanceTimersByTime(500)
  return finder.find()
}
const noPrimary = { code: '57P03' }

test('an old primary that comes back is not used, whether or not the promoted one answers', async () => {
  servers = { [first]: primaryOf(1), [second]: replica }
  expect(await finder.find()).toBe(first)
  servers = { [second]: primaryOf(2) }
  expect(await findAnew()).toBe(second)
  servers = { [first]: primaryOf(1), [second]: primaryOf(2) }
  expect(await findAnew()).toBe(second)
  servers = { [first]: primaryOf(1) }
  await expect(findAnew()).rejects.toMatchObject(noPrimary)
  servers = { [first]: primaryOf(1), [second]: primaryOf(2) }
  expect(await findAnew()).toBe(second)
  // Joined to the new primary and promoted after it.
  servers = { [first]: primaryOf(3) }
  expect(await findAnew()).toBe(first)
})

test('sessions of their own are not opened on it either', async () => {
  servers = { [second]: primaryOf(2) }
  expect(await finder.find()).toBe(second)
  servers = { [first]: primaryOf(1) }
  await expect(findPrimary(urls, { seen, openProbe })).rejects.toMatchObject(noPrimary)
  servers = { [second]: primaryOf(2) }
  expect(await findPrimary(urls, { seen, openProbe })).toBe(second)
})

test('an old primary that is refused is logged once, until another one is used', async () => {
  const log = { info: vi.fn(), error: vi.fn() }
  const logging = createPrimaryFinder(urls, { seen, openProbe, log: log as never })
  const look = () => {
    vi.advanceTimersByTime(500)
    return logging.find().catch(() => null)
  }
  servers = { [second]: primaryOf(2) }
  await look()
  logging.doubt()
  servers = { [first]: primaryOf(1) }
  await look()
  await look()
  expect(log.error.mock.calls).toEqual([
    [{ server: 'first.test:5432', highestTimeline: 2 }, expect.stringContaining('not used')],
  ])
  await logging.close()
})
