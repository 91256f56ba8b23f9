import { EventEmitter } from 'node:events'
import type { PGlite } from '@electric-sql/pglite'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { Pool, QueryConfig } from 'pg'
import type { DiskRoom } from '#server/platform/storage/disk-room.ts'
import { type CommitEvents, openCommitCallbacks, openWrittenTables } from './after-commit.ts'
import { currentCommitMark } from './commit-mark.ts'
import { asDatabaseFailure } from './database-failure.ts'
import { DescribedQuery } from './described-query.ts'
import { databaseTimeouts, isInBackground } from './driver/postgres-client.ts'
import {
  createStatementLoad,
  type StatementLane,
  type StatementLoad,
} from './load/statement-load.ts'
import { tablesWrittenIn } from './load/written-tables.ts'
import { requireReading } from './reading-sql.ts'
import type { Replicas } from './replicas/replicas.ts'
import { type Statement, toParameter } from './sql.ts'
import { repeatWhenCancelled, sqlStateOf } from './sql-state.ts'

/**
 * What a caller of a service writes in the service's own transaction, so that both happen or neither. It runs
 * before the service's own writes, and what it throws undoes everything.
 * @param resultId the id of what the service writes.
 */
export type JoinTransaction = (em: EntityManager, resultId: string) => Promise<void>

/**
 * The one database, whichever engine is behind it. Services call `queryRows` and `execute` of query.ts,
 * which take this or the entity manager of a transaction.
 */
export interface Database {
  readonly engine: 'pglite' | 'postgresql'
  readonly orm: MikroORM
  /**
   * Runs one statement that only reads, outside any transaction.
   * @throws AppError `service.unavailable` or `storage.full` (503) when the database is away or full;
   * Error for a statement that writes or locks.
   */
  query<Row extends object>(statement: Statement): Promise<Row[]>
  /**
   * Runs one statement that writes, as a transaction of its own.
   * @throws AppError as `query` does; a `DatabaseUnavailable` says whether it may have committed.
   */
  execute<Row extends object>(statement: Statement): Promise<Row[]>
  /**
   * Runs a short read at once, past all statements that wait, and on a server on a connection of its own: for
   * health checks. @throws AppError as `query` does.
   */
  probe(statement: Statement): Promise<void>
  /** A fresh unit of work. */
  fork(): EntityManager
  /**
   * One transaction over a fresh unit of work, which is flushed before the commit. It is run again, up to
   * four times in all, when PostgreSQL cancels it because of a deadlock, so `work` must change nothing
   * but its own unit of work.
   * @throws AppError as `execute` does.
   */
  transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T>
  /** What `afterCommit` callbacks emit. */
  readonly events: CommitEvents
  /** Servers that answer reads besides the primary; null without DATABASE_REPLICA_URLS. */
  readonly replicas: Replicas | null
  /**
   * The address for a session of its own on the primary, which a pooler does not give: LISTEN and locks
   * of sessions. @throws Error for the embedded database, and while no server accepts writes.
   */
  findDirectUrl(): Promise<string>
  readonly load: StatementLoad
  close(): Promise<void>
}

/** PostgreSQL's connections, of which `readPool` and `probePool` have read-only ones; or the embedded database. */
export type NativeClient = (
  | {
      pool: Pool
      readPool: Pool
      /** One connection. */
      probePool: Pool
      replicas: Replicas | null
      /** Whether statements may be prepared by name, which lasts as long as the server's session. */
      canPrepare: boolean
      findDirectUrl: () => Promise<string>
      /** How many statements run at a time. */
      slots: Record<StatementLane, number>
      /** Whether statements wait as long as it takes. */
      isPatient: boolean
    }
  | { pglite: PGlite; onPanic: (error: unknown) => void }
) & {
  /** Checked before each write; null where nothing limits them. */
  room: Pick<DiskRoom, 'check'> | null
}

type Run = <Row extends object>(statement: Statement) => Promise<Row[]>

/** The embedded database does one thing at a time. */
const embeddedSlots = { reading: 1, writing: 1 }

/** Runs a statement on a connection of the pool. */
export async function runOnPool<Row extends object>(
  pool: Pool,
  statement: Statement,
  canPrepare: boolean,
): Promise<Row[]> {
  const { text, values, name, timeoutMs } = statement
  if (name && canPrepare) {
    return (await pool.query<Row>(new DescribedQuery(statement) as unknown as QueryConfig)).rows
  }
  const config = {
    text,
    values: values?.map(toParameter),
    ...(timeoutMs && { query_timeout: timeoutMs }),
  }
  return (await pool.query<Row>(config)).rows
}

const runOn =
  (pool: Pool, canPrepare: boolean): Run =>
  (statement) =>
    runOnPool(pool, statement, canPrepare)

const runEmbedded =
  (pglite: PGlite): Run =>
  async <Row extends object>({ text, values }: Statement) =>
    (await pglite.query<Row>(text, values?.map(toParameter))).rows

/** Joins an opened ORM and its driver's client into the app's one seam to the data. */
export function createDatabase(orm: MikroORM, client: NativeClient, close: () => Promise<void>) {
  const isServer = 'pool' in client
  const runReading = isServer
    ? runOn(client.readPool, client.canPrepare)
    : runEmbedded(client.pglite)
  const runWriting = isServer ? runOn(client.pool, client.canPrepare) : runEmbedded(client.pglite)
  const runProbe = isServer ? runOn(client.probePool, client.canPrepare) : runReading
  const replicas = isServer ? client.replicas : null
  const checkRoom = async () => client.room?.check()
  const fork = () => orm.em.fork() as EntityManager
  const failureOf = (error: unknown, isCommitting: boolean) => {
    const hasEnded = (error as { severity?: unknown } | null)?.severity === 'PANIC'
    if (hasEnded && 'onPanic' in client) client.onPanic(error)
    return asDatabaseFailure(error, isCommitting)
  }
  const load = createStatementLoad({
    slots: isServer ? client.slots : embeddedSlots,
    longestMs: isServer && !client.isPatient ? databaseTimeouts.connect : Number.POSITIVE_INFINITY,
  })
  /** By their names, the named statements that were found to read only. */
  const readingTexts = new Map<string, string>()
  const events: CommitEvents = new EventEmitter()
  // Told after a failure too: a commit whose answer was lost may have happened.
  const announceWritten = (tables: ReadonlySet<string>) => {
    if (tables.size > 0) events.emit('written', tables)
  }
  const database: Database = {
    engine: isServer ? 'postgresql' : 'pglite',
    orm,
    events,
    replicas,
    load,
    findDirectUrl: async () => {
      if (!isServer) throw new Error('The embedded database has no address.')
      return client.findDirectUrl()
    },
    query: async <Row extends object>(statement: Statement) => {
      const { name, text } = statement
      // A name has one text, so that these are few.
      if (name === undefined || readingTexts.get(name) !== text) {
        requireReading(text, { mayLock: false })
        if (name !== undefined) readingTexts.set(name, text)
      }
      try {
        return await load.run(
          { lane: 'reading', kind: name ?? '', isPatient: isInBackground() },
          async () => (await replicas?.query<Row>(statement)) ?? (await runReading<Row>(statement)),
        )
      } catch (error) {
        // A function that the statement calls would write: a fault of the code, not a failover.
        if (sqlStateOf(error) === '25006') throw error
        // What the caller committed before this read is known without it: see commit-mark.ts.
        throw failureOf(error, false)
      }
    },
    execute: async (statement) => {
      await checkRoom()
      try {
        return await load.run(
          { lane: 'writing', kind: statement.name ?? '', isPatient: isInBackground() },
          () => repeatWhenCancelled(() => runWriting(statement)),
        )
      } catch (error) {
        throw failureOf(error, true)
      } finally {
        announceWritten(new Set(tablesWrittenIn(statement.text)))
      }
    },
    probe: async (statement) => {
      requireReading(statement.text, { mayLock: false })
      await runProbe(statement).catch((error: unknown) => {
        throw failureOf(error, false)
      })
    },
    fork,
    transaction: async (work) => {
      await checkRoom()
      let callbacks: ReturnType<typeof openCommitCallbacks> | undefined
      let written: ReadonlySet<string> = new Set()
      let isCommitting = false
      const run = async (em: EntityManager) => {
        callbacks = openCommitCallbacks(em)
        written = openWrittenTables(em)
        const result = await work(em)
        await em.flush()
        await currentCommitMark()?.(em)
        isCommitting = true
        return result
      }
      const runOnce = () => {
        isCommitting = false
        return fork().transactional((em) => run(em as EntityManager))
      }
      const result = await load
        .run({ lane: 'writing', kind: 'transaction', isPatient: isInBackground() }, () =>
          repeatWhenCancelled(runOnce),
        )
        .catch((error: unknown) => {
          throw failureOf(error, isCommitting)
        })
        .finally(() => announceWritten(written))
      for (const callback of callbacks?.values() ?? []) callback(events)
      return result
    },
    close,
  }
  return database
}
