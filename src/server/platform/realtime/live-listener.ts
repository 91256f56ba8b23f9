import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '#server/platform/observability/logger.ts'

const firstDelayMs = 500
const longestDelayMs = 30_000
const queryTimeoutMs = 10_000
/** Milliseconds that closing a connection may take, and connecting once listening was stopped. */
const closingMs = 1000

interface ListenerOptions {
  channel: string
  /** Milliseconds between checks for a connection that died silently. */
  heartbeatMs: number
  /** What the connection is for, in the log and for PostgreSQL. */
  purpose: string
  log: Logger
  /** Called whenever listening begins. Notifications sent before that are lost. */
  onConnected: () => void
  onPayload: (payload: string) => void
  /**
   * The server has answered: notifications committed before `sentAt` (ms of `performance.now()`) have arrived.
   */
  onAlive?: (sentAt: number) => void
  onLost?: () => void
}

interface Listener {
  /** Notifies the channel on the listening connection itself. Rejects while there is none. */
  send: (payload: string) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Listens to a channel on a connection of its own, and reconnects when it is lost.
 * @param findUrl finds the server to connect to, which changes with a failover.
 */
export function startListening(
  findUrl: () => Promise<string>,
  { channel, heartbeatMs, purpose, log, ...on }: ListenerOptions,
): Listener {
  const stop = new AbortController()
  const stopped = new Promise<void>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve(), { once: true })
  })
  let delay = firstDelayMs
  let connected: pg.Client | undefined

  /** Waits, at most until listening is stopped. */
  const wait = async (ms: number) => {
    const ended = new AbortController()
    await Promise.race([stopped, sleep(ms, undefined, { ref: false, signal: ended.signal })])
    ended.abort()
  }
  /** Waits for `work`, but only `closingMs` once listening is stopped. */
  const unlessStopped = <T>(work: Promise<T>) =>
    Promise.race([work, stopped.then(() => sleep(closingMs, undefined, { ref: false }))])

  /** Resolves when the connection is lost or listening is stopped. */
  async function listenOnce() {
    const client = new pg.Client({
      connectionString: await findUrl(),
      keepAlive: true,
      connectionTimeoutMillis: queryTimeoutMs,
      query_timeout: queryTimeoutMs,
      application_name: `krishihaat ${purpose}`,
    })
    const lost = new Promise<void>((resolve) => {
      client.once('error', () => resolve())
      client.once('end', () => resolve())
    })
    // Errors after the connection was given up would otherwise be uncaught.
    client.on('error', () => {})
    client.on('notification', ({ payload }) => void (payload && on.onPayload(payload)))
    const connectionLost = lost.then(() => 'lost' as const)
    try {
      await unlessStopped(client.connect())
      if (stop.signal.aborted) return
      const sentAt = performance.now()
      await client.query(`listen ${channel}`)
      delay = firstDelayMs
      connected = client
      on.onConnected()
      on.onAlive?.(sentAt)
      while (!stop.signal.aborted) {
        if ((await Promise.race([connectionLost, wait(heartbeatMs)])) === 'lost') return
        if (stop.signal.aborted) return
        const heartbeatAt = performance.now()
        await client.query('select 1')
        on.onAlive?.(heartbeatAt)
      }
    } finally {
      if (connected) on.onLost?.()
      connected = undefined
      // The connection may be closed already.
      await Promise.race([
        client.end().catch(() => {}),
        sleep(closingMs, undefined, { ref: false }),
      ])
    }
  }

  async function listenUntilStopped() {
    while (!stop.signal.aborted) {
      await listenOnce().catch((error: Error) => {
        if (!stop.signal.aborted) log.warn({ reason: error.message }, `${purpose}: not connected`)
      })
      await wait(delay * (0.5 + Math.random() / 2))
      delay = Math.min(delay * 2, longestDelayMs)
    }
  }
  const running = listenUntilStopped()
  return {
    send: async (payload) => {
      if (!connected) throw new Error(`${purpose}: not connected`)
      await connected.query('select pg_notify($1, $2)', [channel, payload])
    },
    stop: async () => {
      stop.abort()
      await running
    },
  }
}
