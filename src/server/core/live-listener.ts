import pg from 'pg'
import type { Logger } from './logger.ts'

const firstDelayMs = 500
const longestDelayMs = 30_000
/** A connection that went dead without a word is noticed in this time. */
const heartbeatMs = 30_000
const answerMs = 10_000

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
  let client: pg.Client | undefined
  let delay = firstDelayMs

  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer)
        stop.signal.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, ms).unref()
      stop.signal.addEventListener('abort', done)
    })

  /** Resolves when the connection is lost or no longer wanted. */
  async function listenOnce() {
    const own = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      application_name: 'krishihaat live',
    })
    client = own
    const lost = new Promise<void>((resolve) => {
      own.once('error', () => resolve())
      own.once('end', () => resolve())
    })
    // Later errors of a connection that is given up have no other listener.
    own.on('error', () => {})
    own.on('notification', ({ payload }) => void (payload && onPayload(payload)))
    const gone = lost.then(() => 'lost' as const)
    try {
      await own.connect()
      await own.query(`listen ${channel}`)
      delay = firstDelayMs
      onConnected()
      while (!stop.signal.aborted) {
        if ((await Promise.race([gone, wait(heartbeatMs)])) === 'lost') return
        if (!stop.signal.aborted) await own.query('select 1')
      }
    } finally {
      await Promise.race([own.end().catch(() => {}), wait(1000)])
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
    await client?.end().catch(() => {})
    await running
  }
}
