import { randomUUID } from 'node:crypto'
import type { Env } from '#server/platform/config/env.ts'
import type { LiveHint } from '#server/platform/database/after-commit.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'
import { liveTopics } from '#shared/live/live.constants.ts'
import type { HintListener, Live } from './live.ts'
import { startListening } from './live-listener.ts'
import { readPayload, writePayloads } from './live-payload.ts'

const channel = 'krishihaat_live'
/** How long touches are gathered: a NOTIFY in each transaction would make all commits wait in line. */
const gatherMs = 50
/** Of one person in this process: tabs without a common line, and devices. */
const maxStreamsEach = 10
/** Each costs some tens of kilobytes. */
const maxStreams = 5000

interface Subscriber {
  onTouch: HintListener
  onEnd: () => void
}

/**
 * On PostgreSQL touches go to all processes by NOTIFY, gathered; each process listens on one
 * connection of its own, from its first stream on. On the embedded database there is one process.
 */
export function createLive(db: Database, env: Env, log: Logger, metrics: Metrics): Live {
  const origin = randomUUID()
  const subscribers = new Map<string, Set<Subscriber>>()
  let gathered: LiveHint[] = []
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<unknown> = Promise.resolve()
  let hasEnded = false
  let streams = 0

  const deliver = (hints: readonly LiveHint[]) => {
    for (const { userId, ...publishHint } of hints) {
      for (const { onTouch: onHint } of subscribers.get(userId) ?? []) onHint(publishHint)
    }
  }
  const refreshAll = () => {
    for (const [userId] of subscribers) {
      deliver(liveTopics.map((topic) => ({ userId, topic, id: null })))
    }
  }
  async function notify(hints: readonly LiveHint[]) {
    try {
      await db.read({
        text: `select pg_notify('${channel}', payload) from unnest($1::text[]) as payload`,
        values: [writePayloads(origin, hints)],
      })
    } catch (error) {
      log.warn({ err: error }, 'live hints were lost; pages ask by themselves within a minute')
    }
  }
  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (gathered.length === 0) return
    const hints = gathered
    gathered = []
    sending = sending.then(() => notify(hints))
  }

  let stopListening: (() => Promise<void>) | undefined
  const listen = () => {
    if (db.engine === 'pglite' || !env.DATABASE_URL) return
    stopListening ??= startListening(env.DATABASE_URL, channel, log, {
      onConnected: refreshAll,
      onPayload: (text) => {
        const payload = readPayload(text)
        // Its own were handed on at once.
        if (payload && payload.origin !== origin) deliver(payload.touches)
      },
    })
  }

  function publish(hints: readonly LiveHint[]) {
    if (hints.length === 0) return
    deliver(hints)
    if (db.engine === 'pglite') return
    gathered.push(...hints)
    timer ??= setTimeout(flush, gatherMs)
  }
  db.onCommit(({ touches: hints }) => publish([...hints.values()]))

  function endStreams() {
    hasEnded = true
    for (const each of [...subscribers.values()].flatMap((set) => [...set])) each.onEnd()
  }

  return {
    publish,
    hasRoom: (userId) =>
      streams < maxStreams && (subscribers.get(userId)?.size ?? 0) < maxStreamsEach,
    subscribe: (userId, onHint, onEnd) => {
      if (hasEnded) {
        onEnd()
        return () => {}
      }
      listen()
      const subscriber = { onTouch: onHint, onEnd }
      const own = subscribers.get(userId) ?? new Set()
      subscribers.set(userId, own.add(subscriber))
      metrics.liveStreams.set(++streams)
      return () => {
        if (!own.delete(subscriber)) return
        metrics.liveStreams.set(--streams)
        if (own.size === 0 && subscribers.get(userId) === own) subscribers.delete(userId)
      }
    },
    endStreams,
    close: async () => {
      endStreams()
      flush()
      await sending
      await stopListening?.()
    },
  }
}
