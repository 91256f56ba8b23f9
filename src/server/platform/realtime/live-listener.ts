import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '#server/platform/observability/logger.ts'

const firstDelayMs = 500
const longestDelayMs = 30_000
/** A connection that went dead without a word is noticed in this time. */
const heartbeatMs = 30_000
const answerMs = 10_000
/** How long a connection may take to end, or, once stopped, to be made. */
const closingMs = 1000

interface Listening {
  /** It listens from now on; what was told before is lost. */
  onConnected: () => void
  onPayload: (payload: string) => void
}

/**
 * Listens to a channel on a connection of its own, and connects again whenever that is lost.
 * @returns stops it.
 */
export function startListening(
  connectionString: string,
  channel: string,
  log: Logger,
  { onConnected, onPayload }: Listening,
): () => Promise<void> {
  const stop = new AbortController()
  const stopped = new Promise<void>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve(), { once: true })
  })
  let delay = firstDelayMs

  /** Waits, but not beyond the stop. */
  const wait = async (ms: number) => {
    const ended = new AbortController()
    await Promise.race([stopped, sleep(ms, undefined, { ref: false, signal: ended.signal })])
    ended.abort()
  }
  /** Waits for this, but once stopped no longer than a moment. */
  const finishing = <T>(work: Promise<T>) =>
    Promise.race([work, stopped.then(() => sleep(closingMs, undefined, { ref: false }))])

  /** Resolves when the connection is lost or no longer wanted. */
  async function listenOnce() {
    const own = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      application_name: 'krishihaat live',
    })
    const lost = new Promise<void>((resolve) => {
      own.once('error', () => resolve())
      own.once('end', () => resolve())
    })
    // Later errors of a connection that is given up have no other listener.
    own.on('error', () => {})
    own.on('notification', ({ payload }) => void (payload && onPayload(payload)))
    const gone = lost.then(() => 'lost' as const)
    try {
      await finishing(own.connect())
      if (stop.signal.aborted) return
      await own.query(`listen ${channel}`)
      delay = firstDelayMs
      onConnected()
      while (!stop.signal.aborted) {
        if ((await Promise.race([gone, wait(heartbeatMs)])) === 'lost') return
        if (!stop.signal.aborted) await own.query('select 1')
      }
    } finally {
      // It may be gone already: then there is nothing left to end.
      await Promise.race([own.end().catch(() => {}), sleep(closingMs, undefined, { ref: false })])
    }
  }

  async function keepListening() {
    while (!stop.signal.aborted) {
      await listenOnce().catch((error: Error) => {
        if (!stop.signal.aborted) log.warn({ reason: error.message }, 'live hints: not connected')
      })
      await wait(delay * (0.5 + Math.random() / 2))
      delay = Math.min(delay * 2, longestDelayMs)
    }
  }
  const running = keepListening()
  return async () => {
    stop.abort()
    await running
  }
}
