import { EventSource } from 'eventsource'
import { isOffline } from '#client/platform/network/network-status.ts'
import type { LiveEvent } from '#shared/live/live.schema.ts'

/** The server sends a sign of life every 15 seconds: after this long without, the line is dead. */
const silenceMs = 40_000
const firstDelayMs = 1000
const longestDelayMs = 60_000
/** A connection that held this long was a good one: the next wait is short again. */
const steadyMs = 10_000

/** What the server answers when it has no room: asking again soon would not help. */
const busy = [429, 503]

interface LineOptions {
  token: string
  onEvent: (event: LiveEvent) => void
  /** Connected, or connected again: what was told before is lost. */
  onConnected: () => void
  /** The server does not take the token; the line stays closed. */
  onRefused: () => void
  /** Something came, were it only a sign of life. */
  onSound: () => void
}

/**
 * Holds a line to the server's `live.events` and connects anew when it breaks, after a wait that grows;
 * at once when the device comes back to the net. Reads the stream as tRPC writes it; its own link would
 * stand in the code of every page, for it lives in one module with those that all pages need.
 * @returns closes it.
 */
export function connect({ token, onEvent, onConnected, onRefused, onSound }: LineOptions) {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = firstDelayMs
  let connectedAt = 0
  let heardAt = 0
  let isClosed = false

  function wait(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(startConnection, ms)
  }
  function drop() {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
  function retry() {
    drop()
    if (isClosed) return
    if (connectedAt && Date.now() - connectedAt > steadyMs) delay = firstDelayMs
    connectedAt = 0
    // Not all at once: after a restart of the server everybody's line breaks in the same moment.
    wait(delay * (0.5 + Math.random()))
    delay = Math.min(delay * 2, longestDelayMs)
  }
  function noop() {
    heardAt = Date.now()
    onSound()
    clearTimeout(timer)
    timer = setTimeout(() => {
      delay = firstDelayMs
      drop()
      startConnection()
    }, silenceMs)
  }

  function startConnection() {
    if (isClosed) return
    drop()
    // The device tells when it is back.
    if (isOffline()) return
    const own = new EventSource('/trpc/live.events', {
      fetch: (url, init) =>
        fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
    })
    source = own
    timer = setTimeout(retry, silenceMs)
    own.addEventListener('connected', () => {
      connectedAt = Date.now()
      noop()
      onConnected()
    })
    own.addEventListener('ping', noop)
    own.addEventListener('message', ({ data }: MessageEvent<string>) => {
      noop()
      onEvent(JSON.parse(data).json)
    })
    // The server has ended it: it closes, or the session did.
    own.addEventListener('return', retry)
    own.addEventListener('serialized-error', retry)
    own.addEventListener('error', ({ code }) => {
      if (code === 401) {
        close()
        onRefused()
        return
      }
      if (code && busy.includes(code)) delay = longestDelayMs
      retry()
    })
  }
  /** Perhaps on another network: what was connected before is not any more. */
  const handleOnline = () => {
    delay = firstDelayMs
    wait(Math.random() * 1000)
  }
  /** After a sleep, in which the clock of the silence may have stood still. */
  const handleVisible = () => {
    const isSilent = connectedAt > 0 && Date.now() - heardAt > silenceMs
    if (document.visibilityState === 'visible' && isSilent) startConnection()
  }
  function close() {
    isClosed = true
    window.removeEventListener('online', handleOnline)
    document.removeEventListener('visibilitychange', handleVisible)
    drop()
  }
  window.addEventListener('online', handleOnline)
  document.addEventListener('visibilitychange', handleVisible)
  startConnection()
  return close
}
