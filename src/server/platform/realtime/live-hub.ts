import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { processShareOf } from '#server/platform/config/running-sandbox.ts'
import type { LiveHint } from '#server/platform/database/after-commit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { databaseTimeouts, inBackground } from '#server/platform/database/driver/postgres-client.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'
import { liveTopics } from '#shared/live/live.constants.ts'
import type { HintListener, Live } from './live.ts'
import { startListening } from './live-listener.ts'
import { readPayload, writePayloads } from './live-payload.ts'
import { countStream, hasStreamRoom } from './open-streams.ts'

const channel = 'krishihaat_live'
/** Hints are collected this long, because a NOTIFY in each transaction would serialize all commits. */
const collectMs = 50
/** Milliseconds between checks of the listening connection. */
const heartbeatMs = 30_000

interface Subscriber {
  onHint: HintListener
  onEnd: () => void
}

/**
 * Sends hints to all processes by PostgreSQL's NOTIFY. Each process listens on one connection of its
 * own, from its first stream on. With the embedded database there is only one process.
 */
export function createLive(db: Database, log: Logger, metrics: Metrics): Live {
  const origin = randomUUID()
  /** The hints of all users are sent together, so that no request's own context may go along. */
  const inOwnContext = AsyncLocalStorage.snapshot()
  const subscribers = new Map<string, Set<Subscriber>>()
  let collected: LiveHint[] = []
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<unknown> = Promise.resolve()
  let hasEnded = false
  let streams = 0

  const deliverNow = (hints: readonly LiveHint[]) => {
    for (const { userId, ...hint } of hints) {
      for (const { onHint } of subscribers.get(userId) ?? []) onHint(hint)
    }
  }
  /** What a hint makes a page load may come from a replica, which has to have replayed it. */
  const deliver = (hints: readonly LiveHint[]) => {
    if (!db.replicas) deliverNow(hints)
    else void db.replicas.untilReplayed().then(() => deliverNow(hints))
  }
  const refreshAll = () => {
    for (const [userId] of subscribers) {
      deliver(liveTopics.map((topic) => ({ userId, topic, id: null })))
    }
  }
  async function send(hints: readonly LiveHint[]) {
    try {
      const payloads = writePayloads(origin, hints)
      const notify = sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`
      await inBackground(() => execute(db, notify), databaseTimeouts.answer)
    } catch (error) {
      log.warn({ err: error }, 'live hints were lost; open pages poll within a minute')
    }
  }
  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (collected.length === 0) return
    const hints = collected
    collected = []
    sending = sending.then(() => send(hints))
  }

  let listener: ReturnType<typeof startListening> | undefined
  const listen = () => {
    if (db.engine === 'pglite') return
    listener ??= inOwnContext(startListening, db.findDirectUrl, {
      channel,
      heartbeatMs,
      purpose: 'live hints',
      log,
      onConnected: refreshAll,
      onPayload: (text) => {
        const payload = readPayload(text)
        // This process has delivered its own hints already.
        if (payload && payload.origin !== origin) deliver(payload.hints)
      },
    })
  }

  function publish(hints: readonly LiveHint[]) {
    if (hints.length === 0) return
    deliver(hints)
    if (db.engine === 'pglite') return
    collected.push(...hints)
    timer ??= inOwnContext(() => setTimeout(flush, collectMs))
  }
  db.events.on('hint', (hint) => publish([hint]))

  function endStreams() {
    hasEnded = true
    for (const each of [...subscribers.values()].flatMap((set) => [...set])) each.onEnd()
  }

  return {
    publish,
    hasRoom: (userId) => hasStreamRoom(processShareOf(userId)),
    subscribe: (userId, onHint, onEnd) => {
      if (hasEnded) {
        onEnd()
        return () => {}
      }
      listen()
      const subscriber = { onHint, onEnd }
      const own = subscribers.get(userId) ?? new Set()
      subscribers.set(userId, own.add(subscriber))
      const endCount = countStream(processShareOf(userId))
      metrics.liveStreams.set(++streams)
      return () => {
        if (!own.delete(subscriber)) return
        endCount()
        metrics.liveStreams.set(--streams)
        if (own.size === 0 && subscribers.get(userId) === own) subscribers.delete(userId)
      }
    },
    endStreams,
    close: async () => {
      endStreams()
      flush()
      await sending
      await listener?.stop()
    },
  }
}
