import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteToken, storeToken } from '#client/platform/session/session.ts'
import type { connect } from './live-connection.ts'
import { startLive } from './live-stream.ts'

type LineOptions = Parameters<typeof connect>[0]

/** The open connections of the tabs. */
let lines: LineOptions[] = []
vi.mock('./live-connection.ts', () => ({
  connect: (options: LineOptions) => {
    lines.push(options)
    return () => {
      lines = lines.filter((line) => line !== options)
    }
  },
}))

/** A fake of Web Locks with one exclusive name. */
function fakeLocks() {
  const queue: (() => void)[] = []
  let holder: { fail: (error: Error) => void } | undefined
  const release = () => {
    holder = undefined
    queue.shift()?.()
  }
  const request = (
    _name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    work: () => Promise<void>,
  ) =>
    new Promise<void>((resolve, reject) => {
      const run = () => {
        const own = { fail: reject }
        holder = own
        void work().then(() => {
          if (holder === own) release()
          resolve()
        })
      }
      if (options.steal) {
        holder?.fail(new DOMException('stolen', 'AbortError'))
        return run()
      }
      if (!holder) return run()
      queue.push(run)
      options.signal?.addEventListener('abort', () => {
        const place = queue.indexOf(run)
        if (place >= 0) queue.splice(place, 1)
        reject(new DOMException('left', 'AbortError'))
      })
    })
  return { request }
}

/** A fake channel between the tabs of this test. */
const channels = new Set<FakeChannel>()
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor(_name: string) {
    channels.add(this)
  }
  postMessage(data: unknown) {
    for (const other of channels) if (other !== this) other.onmessage?.({ data })
  }
  close() {
    channels.delete(this)
  }
}

const open: (() => void)[] = []
/** An open tab, and the events that it received. */
function openTab() {
  const shownEvents: string[] = []
  const leave = startLive((topic, id) => shownEvents.push(`${topic} ${id}`))
  open.push(leave)
  return { shownEvents: shownEvents, leave }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('navigator', { ...navigator, locks: fakeLocks() })
  storeToken('t', 'farmer')
})
afterEach(() => {
  for (const leave of open.splice(0)) leave()
  channels.clear()
  lines = []
  deleteToken()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Waits until pending promises have run. */
const settle = () => vi.advanceTimersByTimeAsync(0)

test('one tab is connected and informs the others; when it closes, another one connects', async () => {
  const [first, second] = [openTab(), openTab()]
  await settle()
  expect(lines).toHaveLength(1)
  lines[0]?.onEvent({ topic: 'orders', id: '7' })
  expect([first.shownEvents, second.shownEvents]).toEqual([['orders 7'], ['orders 7']])

  first.leave()
  await settle()
  expect(lines).toHaveLength(1)
  lines[0]?.onConnected()
  expect(second.shownEvents).toContain('notices null')
  expect(first.shownEvents).toEqual(['orders 7'])
})

test('a logout closes the connection of all tabs, and a login opens one with the new token', async () => {
  openTab()
  openTab()
  await settle()
  deleteToken()
  await settle()
  expect(lines).toEqual([])
  storeToken('another', 'farmer')
  await settle()
  expect(lines.map(({ token }) => token)).toEqual(['another'])
})

test('without Web Locks each tab has its own connection', async () => {
  vi.stubGlobal('navigator', { ...navigator, locks: undefined })
  const [first, second] = [openTab(), openTab()]
  await settle()
  expect(lines).toHaveLength(2)
  lines[0]?.onEvent({ topic: 'messages', id: null })
  expect([first.shownEvents, second.shownEvents]).toEqual([['messages null'], []])
})

test('if the browser refuses the lock, the tab has its own connection', async () => {
  const request = vi.fn(() => Promise.reject(new DOMException('no', 'SecurityError')))
  vi.stubGlobal('navigator', { ...navigator, locks: { request } })
  const tab = openTab()
  await settle()
  expect(lines).toHaveLength(1)
  expect(request).toHaveBeenCalledOnce()
  tab.leave()
  expect(lines).toEqual([])
})

test('a visible tab takes over from a sleeping one', async () => {
  const [asleep, awake] = [openTab(), openTab()]
  await settle()
  const [sleeping] = lines
  // The sleeping tab's events no longer reach the others.
  channels.forEach((channel, _, all) => {
    if (channel === [...all][0]) channel.postMessage = () => {}
  })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(lines).toEqual([sleeping])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toBe(sleeping)
  lines[0]?.onEvent({ topic: 'orders', id: '8' })
  expect(awake.shownEvents).toEqual(['orders 8'])
  expect(asleep.shownEvents).toEqual(['orders 8'])
})
