import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import type { LogPosition } from '#server/platform/database/replicas/log-position.policy.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { startListening } from '#server/platform/realtime/live-listener.ts'
import { currentMs } from '#shared/kit/clock.ts'
import { indiaDayNumber } from '#shared/kit/india-day.ts'

const channel = 'krishihaat_written'
/** Milliseconds between checks of the listening connection, which a silent network cuts unnoticed. */
const heartbeatMs = 500
/** Milliseconds after the last answered check for which this process trusts that it hears of all writes. */
const trustMs = 2000
/**
 * Milliseconds that an answer is current at most. It bounds what nobody is told of: a process that dies between
 * its commit and its notification, and other programs that write.
 */
const longestMs = 5000

/** What an answer that is about to be read has to be compared with later. */
export interface TableWatch {
  /** Whether a caller who reads these tables now would get what was read after `watch`. */
  isCurrent: () => boolean
  /** What a replica must have replayed to be read from; null without replicas. */
  floor: Promise<LogPosition> | null
}

/** Knows when tables were written last, by this process or another one, so that answers can be reused until then. */
export interface TableVersions {
  /**
   * Call it before reading.
   * @returns null while writes of other processes could go unnoticed: then nothing may be reused.
   */
  watch(tables: readonly string[]): TableWatch | null
  /** How many writes were noticed: if two requests see the same count, nothing was written between them. */
  count(): number
  close(): Promise<void>
}

/** For sandboxes, whose every request has a token. */
export const nothingRemembered: TableVersions = {
  watch: () => null,
  count: () => 0,
  close: async () => {},
}

const Payload = z.tuple([z.string(), z.array(z.string())])

function readPayload(text: string) {
  try {
    return Payload.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Counts the writes of each followed table, as far as this process knows of them. */
function createWriteCounts(followedTables: readonly string[]) {
  const versions = new Map(followedTables.map((table) => [table, { writes: 0 }]))
  let count = 0
  return {
    /** Counts a write. @returns those of the tables that are followed. */
    raise(tables: Iterable<string>): string[] {
      const followed = [...tables].filter((table) => versions.has(table))
      for (const table of followed) {
        const version = versions.get(table)
        if (version) version.writes++
      }
      if (followed.length > 0) count++
      return followed
    },
    /** @returns a function that tells whether none of the tables has been written since. */
    watch(tables: readonly string[]): () => boolean {
      const watched = tables.map((table) => {
        const version = versions.get(table)
        if (!version) throw new Error(`Nobody follows the writes of ${table}.`)
        return { version, writes: version.writes }
      })
      return () => watched.every(({ version, writes }) => version.writes === writes)
    },
    count: () => count,
  }
}

/** Sends the names of written tables, one message at a time: what is written meanwhile goes into the next. */
function createWriteBroadcast(send: (tables: string[]) => Promise<void>) {
  const unsent = new Set<string>()
  let sending: Promise<void> | undefined
  async function sendAll() {
    while (unsent.size > 0) {
      const tables = [...unsent]
      unsent.clear()
      await send(tables)
    }
    sending = undefined
  }
  return {
    add(tables: readonly string[]): void {
      for (const table of tables) unsent.add(table)
      if (unsent.size > 0) sending ??= sendAll()
    },
    untilSent: async () => sending,
  }
}

/**
 * Follows writes of these tables. Within the process a write counts before its transaction's caller goes on. Others are
 * told by NOTIFY, outside of the transaction because a NOTIFY in it would make all commits wait for each other, on
 * the connection that listens, which no pool keeps waiting.
 */
export function createTableVersions(
  db: Database,
  log: Logger,
  followedTables: readonly string[],
): TableVersions {
  const origin = randomUUID()
  const counts = createWriteCounts(followedTables)
  let trustedUntil = db.engine === 'pglite' ? Number.POSITIVE_INFINITY : 0
  let floor: Promise<LogPosition> | null = null

  function raise(tables: Iterable<string>): string[] {
    const followed = counts.raise(tables)
    if (followed.length > 0) floor = null
    return followed
  }

  const listener =
    db.engine === 'pglite'
      ? null
      : startListening(db.findDirectUrl, {
          channel,
          heartbeatMs,
          purpose: 'notices of writes',
          log,
          // Notices may have been missed.
          onConnected: () => void raise(followedTables),
          onAlive: (sentAt) => {
            trustedUntil = sentAt + trustMs
          },
          onLost: () => {
            trustedUntil = 0
          },
          onPayload: (text) => {
            const [sender, tables] = readPayload(text) ?? [origin, []]
            if (sender === origin) return
            raise(tables)
            db.events.emit('writtenElsewhere', new Set(tables))
          },
        })

  const broadcast = createWriteBroadcast(async (tables) => {
    const payload = JSON.stringify([origin, tables])
    try {
      await listener
        ?.send(payload)
        .catch(() => db.execute(sql`select pg_notify(${channel}, ${payload})`))
    } catch (error) {
      log.warn({ err: error }, 'other processes were not told of a write')
    }
  })
  db.events.on('written', (tables) => {
    const followed = raise(tables)
    if (listener) broadcast.add(followed)
  })

  function readFloor() {
    if (!db.replicas) return null
    floor ??= db.replicas.position()
    floor.catch(() => {})
    return floor
  }

  return {
    watch: (tables) => {
      const began = performance.now()
      if (began > trustedUntil) return null
      const isUnwritten = counts.watch(tables)
      const day = indiaDayNumber(currentMs())
      return {
        floor: readFloor(),
        isCurrent: () => {
          const now = performance.now()
          return (
            now < began + longestMs &&
            now < trustedUntil &&
            isUnwritten() &&
            indiaDayNumber(currentMs()) === day
          )
        },
      }
    },
    count: counts.count,
    close: async () => {
      await broadcast.untilSent()
      await listener?.stop()
    },
  }
}
