import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from './live-connection.ts'

/** The server's end of a requested stream. */
interface ConnectionRequest {
  url: string
  headers: Record<string, string>
  say: (text: string) => void
  end: () => void
}

let requested: ConnectionRequest[] = []
let status = 200

/** A server that opens a stream for every request, into which the test writes. */
const fakeFetch = async (url: string | URL, init: RequestInit = {}) => {
  // Something else in this window may look for its data when the device is online again.
  if (!String(url).includes('/trpc/live.events')) throw new TypeError('fetch failed')
  const bytes = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own
    },
  })
  requested.push({
    url: String(url),
    headers: { ...(init.headers as Record<string, string>) },
    say: (text) => controller?.enqueue(bytes.encode(text)),
    end: () => controller?.close(),
  })
  return new Response(body, { status, headers: { 'content-type': 'text/event-stream' } })
}

const receivedEvents: string[] = []
let close = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('fetch', fakeFetch)
  requested = []
  status = 200
  receivedEvents.length = 0
  close = connect({
    token: 'secret-token',
    onEvent: ({ topic, id }) => void receivedEvents.push(`${topic} ${id}`),
    onConnected: () => void receivedEvents.push('connected'),
    onRefused: () => void receivedEvents.push('refused'),
    onActivity: () => {},
  })
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const connected = 'event: connected\ndata: {}\n\n'

test('the token goes in a header, never in the address, and events come through', async () => {
  await pass(0)
  expect(requested[0]).toMatchObject({
    url: expect.not.stringContaining('secret-token'),
    headers: { authorization: 'Bearer secret-token' },
  })
  requested[0]?.say(`${connected}data: {"json":{"topic":"orders","id":"7"}}\n\n`)
  await pass(0)
  expect(receivedEvents).toEqual(['connected', 'orders 7'])
})

test('a broken connection is opened again after a growing wait, and everything is refetched', async () => {
  await pass(0)
  requested[0]?.say(connected)
  await pass(0)
  requested[0]?.end()
  await pass(900)
  expect(requested).toHaveLength(1)
  await pass(200)
  expect(requested).toHaveLength(2)
  requested[1]?.say(connected)
  await pass(0)
  expect(receivedEvents).toEqual(['connected', 'connected'])
  requested[1]?.end()
  await pass(1500)
  expect(requested).toHaveLength(2)
  await pass(1000)
  expect(requested).toHaveLength(3)
})

test('a connection without pings counts as dead', async () => {
  await pass(0)
  requested[0]?.say(connected)
  for (let i = 0; i < 5; i++) {
    await pass(15_000)
    requested[0]?.say('event: ping\ndata: \n\n')
  }
  await pass(0)
  expect(requested).toHaveLength(1)
  await pass(41_000)
  expect(requested).toHaveLength(2)
})

test('after a sleep without timers, showing the page connects again', async () => {
  await pass(0)
  requested[0]?.say(connected)
  await pass(0)
  vi.setSystemTime(Date.now() + 3_600_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(requested).toHaveLength(2)
})

test('it connects as soon as the device is online, and does not try while it is offline', async () => {
  await pass(0)
  requested[0]?.say(connected)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  requested[0]?.end()
  await pass(120_000)
  expect(requested).toHaveLength(1)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await pass(600)
  expect(requested).toHaveLength(2)
})

test('after the answer of a full server it waits for a minute', async () => {
  close()
  requested = []
  status = 429
  close = connect({
    token: 't',
    onEvent: () => {},
    onConnected: () => {},
    onRefused: () => {},
    onActivity: () => {},
  })
  await pass(30_000)
  expect(requested).toHaveLength(1)
  await pass(40_000)
  expect(requested).toHaveLength(2)
})

test('a refused token ends the connection', async () => {
  close()
  requested = []
  status = 401
  close = connect({
    token: 'old',
    onEvent: () => {},
    onConnected: () => {},
    onRefused: () => void receivedEvents.push('refused'),
    onActivity: () => {},
  })
  await pass(600_000)
  expect(receivedEvents).toEqual(['refused'])
  expect(requested).toHaveLength(1)
})
