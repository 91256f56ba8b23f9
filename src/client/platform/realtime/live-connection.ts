import { EventSource } from 'eventsource'
import { isOffline } from '#client/platform/network/network-status.ts'
import type { LiveEvent } from '#shared/live/live.schema.ts'

/** The server sends a ping every 15 seconds: after so many ms without one, the connection is dead. */
const silenceMs = 40_000
const firstDelayMs = 1000
const longestDelayMs = 60_000
/** After a connection of at least so many ms, the next wait is short again. */
const steadyMs = 10_000

/** The server's statuses when it is full: the client waits longest before it tries again. */
const busyStatuses = [429, 503]

interface ConnectionOptions {
  token: string
  onEvent: (event: LiveEvent) => void
  /** Called at every connection; events between two connections are lost. */
  onConnected: () => void
  /** The server refused the token; the connection stays closed. */
  onRefused: () => void
  /** Called at every event and every ping. */
  onActivity: () => void
}

/**
 * Stays connected to the server's `live.events`. After a failure it connects again, after a growing
 * wait, or as soon as the device is online again. It reads tRPC's stream format itself: tRPC's own
 * link would be part of every page's code.
 * @returns closes the connection.
 */
export function connect({ token, onEvent, onConnected, onRefused, onActivity }: ConnectionOptions) {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = firstDelayMs
  let connectedAt = 0
  let lastActivityAt = 0
  let isClosed = false

  function wait(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(startConnection, ms)
  }
  function closeSource() {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
  function retry() {
    closeSource()
    if (isClosed) return
    if (connectedAt && Date.now() - connectedAt > steadyMs) delay = firstDelayMs
    connectedAt = 0
    // Spread over time: a restart of the server breaks everybody's connection in the same moment.
    wait(delay * (0.5 + Math.random()))
    delay = Math.min(delay * 2, longestDelayMs)
  }
  function handleActivity() {
    lastActivityAt = Date.now()
    onActivity()
    clearTimeout(timer)
    timer = setTimeout(() => {
      delay = firstDelayMs
      closeSource()
      startConnection()
    }, silenceMs)
  }

  function startConnection() {
    if (isClosed) return
    closeSource()
    // The `online` event starts the next try.
    if (isOffline()) return
    const opened = new EventSource('/trpc/live.events', {
      fetch: (url, init) =>
        fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
    })
    source = opened
    timer = setTimeout(retry, silenceMs)
    opened.addEventListener('connected', () => {
      connectedAt = Date.now()
      handleActivity()
      onConnected()
    })
    opened.addEventListener('ping', handleActivity)
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
      handleActivity()
      onEvent(JSON.parse(data).json)
    })
    // The server ended the stream: it is closing, or the session has ended.
    opened.addEventListener('return', retry)
    opened.addEventListener('serialized-error', retry)
    opened.addEventListener('error', ({ code }) => {
      if (code === 401) {
        close()
        onRefused()
        return
      }
      if (code && busyStatuses.includes(code)) delay = longestDelayMs
      retry()
    })
  }
  /** The device may be on another network, where the old connection is dead. */
  const handleOnline = () => {
    delay = firstDelayMs
    wait(Math.random() * 1000)
  }
  /** After a device's sleep, during which timers may have stopped. */
  const handleVisible = () => {
    const isSilent = connectedAt > 0 && Date.now() - lastActivityAt > silenceMs
    if (document.visibilityState === 'visible' && isSilent) startConnection()
  }
  function close() {
    isClosed = true
    window.removeEventListener('online', handleOnline)
    document.removeEventListener('visibilitychange', handleVisible)
    closeSource()
  }
  window.addEventListener('online', handleOnline)
  document.addEventListener('visibilitychange', handleVisible)
  startConnection()
  return close
}
