import type { EntityManager } from '@mikro-orm/postgresql'
import { afterCommit } from '#server/platform/database/after-commit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { currentMs } from '#shared/kit/clock.ts'
import { pauseBetweenBatches } from './batch-pause.ts'
import { nextBatchSize } from './batch-size.policy.ts'
import { startWorkLoop } from './work-loop.ts'

/** How often each process looks for due rows, besides after each of its own commits that added some. */
const pollMs = 15_000
/** Small enough to be sent well within the lease. */
const batchSize = 10
/** Rows that are sent together: as many as take a tenth of a second. */
const togetherBounds = { min: batchSize, max: 500 }
/** Milliseconds that a message being sent may still take when the app shuts down. */
const closingMs = 4000
const firstRetrySeconds = 60

/** Columns that every outbox table has, beside `next_try_at`. */
export interface OutboxRow {
  id: string
  /** Times that sending was tried, this time included. */
  tries: number
  /** ISO 8601. */
  createdAt: string
}

/**
 * - `refused`: this message will never be accepted.
 * - `retry`: it may be accepted later.
 * - `unreachable`: no other message would get through now either.
 */
type Failure = 'refused' | 'retry' | 'unreachable'

export type Delivery =
  | { outcome: 'sent' }
  /** @param details for the log; a retry without them is not logged. */
  | { outcome: Failure; details?: object }

interface Sender<Row> {
  /** @param signal aborted when the app can wait no longer. */
  send(row: Row, signal: AbortSignal): Promise<Delivery>
  /**
   * Sends several rows in a few statements, where that is possible.
   * @returns false when it has failed: then each is sent by itself, so that one faulty row holds up no other.
   */
  sendTogether?(rows: readonly Row[]): Promise<boolean>
  close?(): void
}

interface Outbox<Row extends OutboxRow> {
  table: string
  /** How the log calls a row, with its article. */
  label: string
  /** SQL of the columns that are needed for sending, the table being `o`. */
  columns: string
  /** Tables to read columns from, with the condition that joins them to `o`. */
  join?: { from: string; on: string }
  /** SQL that a due row must fulfil, besides `next_try_at`. */
  due?: string
  /** Whether a sent row is deleted or stays with its `sent_at`. */
  afterSending: 'delete' | 'mark'
  concurrency: number
  /** Longer than a batch takes: rows of a process that was killed become due again after this. */
  leaseSeconds: number
  longestRetrySeconds: number
  /** A row that could not be sent in this time is deleted. */
  lifetimeSeconds: number
  /** Called at the start of each run. */
  openSender(): Sender<Row>
  onOutcome?(outcome: 'sent' | 'put-off' | 'given-up'): void
}

/** Seconds until the next try after `tries`: one minute, two, four … up to the longest. */
export const backoffSeconds = (tries: number, longestSeconds: number) =>
  Math.min(firstRetrySeconds * 2 ** (tries - 1), longestSeconds)

/** Sends what the transaction adds to an outbox as soon as it has committed. */
export const wakeOutbox = (em: EntityManager, table: string): void =>
  afterCommit(em, (events) => events.emit('queued', table), `queued ${table}`)

function createStore<Row extends OutboxRow>(db: Database, outbox: Outbox<Row>) {
  const { table, columns, join, due, afterSending, leaseSeconds, longestRetrySeconds } = outbox
  const takeBatchSql = `update ${table} o
      set tries = o.tries + 1, next_try_at = now() + interval '${leaseSeconds} seconds'
      ${join ? `from ${join.from}` : ''}
      where o.id in (select id from ${table} where next_try_at <= now()${due ? ` and ${due}` : ''}
        order by next_try_at limit $1 for update skip locked)${join ? ` and ${join.on}` : ''}
      returning o.id, o.tries, o.created_at as "createdAt", ${columns}`
  const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)
  const remove = ({ id }: Row) => execute(db, sql`delete from ${sql.raw(table)} where id = ${id}`)
  return {
    /** Leases due rows, so that other processes leave them alone. */
    takeBatch: (size: number) => execute<Row>(db, { text: takeBatchSql, values: [size] }),
    remove,
    finishAll: (rows: readonly Row[]) =>
      execute(
        db,
        afterSending === 'delete'
          ? sql`delete from ${sql.raw(table)} where id = any(${idsOf(rows)}::uuid[])`
          : sql`update ${sql.raw(table)} set sent_at = now() where id = any(${idsOf(rows)}::uuid[])`,
      ),
    finish: (row: Row) =>
      afterSending === 'delete'
        ? remove(row)
        : execute(db, sql`update ${sql.raw(table)} set sent_at = now() where id = ${row.id}`),
    retryLater: ({ id, tries }: Row) =>
      execute(
        db,
        sql`update ${sql.raw(table)} set next_try_at = now() + ${backoffSeconds(tries, longestRetrySeconds)} * interval '1 second' where id = ${id}`,
      ),
    /** For a row that was leased but not tried: the try does not count, and it is due immediately. */
    putBack: ({ id }: Row) =>
      execute(
        db,
        sql`update ${sql.raw(table)} set tries = tries - 1, next_try_at = now() where id = ${id}`,
      ),
  }
}

const isOlderThan = ({ createdAt }: OutboxRow, seconds: number) =>
  currentMs() - Date.parse(createdAt) > seconds * 1000

async function forEachConcurrently<T>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}

/**
 * Sends the rows of an outbox table; several processes share the rows between them. A row may be sent
 * twice when a process dies, or a service fails, between sending and noting it.
 */
export function startOutbox<Row extends OutboxRow>(db: Database, log: Logger, outbox: Outbox<Row>) {
  const store = createStore(db, outbox)
  const { table, label, onOutcome } = outbox
  const cutOff = new AbortController()

  async function handleFailure(
    row: Row,
    { outcome, details }: { outcome: Failure; details?: object },
  ) {
    // The receiver's address and the text never belong in a log.
    const logged = { outbox: table, id: row.id, tries: row.tries, ...details }
    if (outcome === 'refused' || isOlderThan(row, outbox.lifetimeSeconds)) {
      await store.remove(row)
      log.error(logged, `${label} was given up`)
      onOutcome?.('given-up')
      return
    }
    await store.retryLater(row)
    if (details) log.warn(logged, `${label} could not be sent; it is tried again`)
    onOutcome?.('put-off')
  }

  async function sendDue(closing: AbortSignal) {
    let isReachable = true
    const sender = outbox.openSender()
    const sendOne = async (row: Row) => {
      if (!isReachable || closing.aborted) return store.putBack(row)
      const delivery = await sender.send(row, cutOff.signal)
      if (delivery.outcome === 'sent') {
        await store.finish(row)
        return onOutcome?.('sent')
      }
      if (cutOff.signal.aborted) return store.putBack(row)
      if (delivery.outcome === 'unreachable') isReachable = false
      await handleFailure(row, delivery)
    }
    let size = batchSize
    const sendTogether = async (batch: readonly Row[]) => {
      if (!(await sender.sendTogether?.(batch))) return false
      await store.finishAll(batch)
      for (const _ of batch) onOutcome?.('sent')
      return true
    }
    try {
      while (isReachable && !closing.aborted) {
        const startedAt = performance.now()
        const batch = await store.takeBatch(size)
        if (batch.length === 0) return
        if (!(await sendTogether(batch))) {
          await forEachConcurrently(batch, outbox.concurrency, sendOne)
          continue
        }
        const ms = performance.now() - startedAt
        size = nextBatchSize(size, { rows: batch.length, ms }, togetherBounds)
        await pauseBetweenBatches(db, ms)
      }
    } finally {
      sender.close?.()
    }
  }

  const loop = startWorkLoop(pollMs, sendDue, (error) =>
    log.error({ err: error, outbox: table }, 'the outbox could not be read; it is tried again'),
  )
  const handleQueued = (queued: string) => void (queued === table && loop.wake())
  db.events.on('queued', handleQueued)
  return {
    close: async () => {
      db.events.off('queued', handleQueued)
      const timer = setTimeout(() => cutOff.abort(), closingMs)
      await loop.close()
      clearTimeout(timer)
    },
  }
}
