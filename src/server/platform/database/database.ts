import { EventEmitter } from 'node:events'
import type { PGlite } from '@electric-sql/pglite'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import pg, { type Pool } from 'pg'
import type { DiskRoom } from '#server/platform/storage/disk-room.ts'
import { type CommitEvents, openCommitCallbacks } from './after-commit.ts'
import { asDatabaseFailure } from './database-failure.ts'

/** Values a bound parameter may have. */
export type SqlValue = string | number | boolean | null | Date | readonly string[]

/** One SQL text with `$1…` placeholders. A `name` makes PostgreSQL prepare it once a connection. */
export interface Statement {
  text: string
  values?: readonly SqlValue[]
  name?: string
  /** Milliseconds that PostgreSQL may take to answer, instead of the usual (core/postgres-client). */
  timeoutMs?: number
}

/** The one database, whichever engine is behind it: plain rows for reading, entities for writing. */
export interface Database {
  readonly engine: 'pglite' | 'postgresql'
  readonly orm: MikroORM
  /**
   * Runs one statement outside any transaction.
   * @throws AppError `service.unavailable` or `storage.full` (503) when the database is away or full.
   * `date` comes as YYYY-MM-DD, `numeric` and `bigint` as numbers, instants as ISO 8601 strings.
   */
  read<Row extends object>(statement: Statement): Promise<Row[]>
  /** A fresh unit of work. */
  fork(): EntityManager
  /**
   * One transaction over a fresh unit of work, which is flushed before the commit.
   * @throws AppError as `read` does; a `DatabaseUnavailable` says whether it may have committed.
   */
  transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T>
  /** What `afterCommit` callbacks emit. */
  readonly events: CommitEvents
  close(): Promise<void>
}

/** The driver's own client, for reads that skip the ORM; of the embedded one, the disk it writes to. */
export type NativeClient =
  | { pool: Pool }
  | { pglite: PGlite; room: DiskRoom | null; onPanic: (error: unknown) => void }

/** How column types (by PostgreSQL type id) reach JavaScript when read, the same on both engines. */
const readParsers: Record<number, (value: string) => unknown> = {
  20: Number, // bigint
  1700: Number, // numeric
  1082: (value) => value, // date
  1184: (value) => new Date(value).toISOString(), // timestamptz
}

const poolTypes = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    readParsers[id] ?? pg.types.getTypeParser(id, format),
} as pg.CustomTypesConfig

function pooledRead(pool: Pool): Database['read'] {
  return async <Row extends object>({ text, values, name, timeoutMs }: Statement) => {
    const query = {
      text,
      values: values as unknown[] | undefined,
      types: poolTypes,
      ...(name && { name }),
      ...(timeoutMs && { query_timeout: timeoutMs }),
    }
    return (await pool.query<Row>(query)).rows
  }
}

/** A select may begin with `with` as well, and so may a write. */
const writes = /\b(insert\s+into|update|delete\s+from)\b/i

function embeddedRead(client: PGlite, room: DiskRoom | null): Database['read'] {
  return async <Row extends object>({ text, values }: Statement) => {
    if (writes.test(text)) await room?.check()
    const rows = await client.query<Row>(text, values as unknown[], { parsers: readParsers })
    return rows.rows
  }
}

/** Joins an opened ORM and its driver's client into the app's one seam to the data. */
export function createDatabase(orm: MikroORM, client: NativeClient, close: () => Promise<void>) {
  const read = 'pool' in client ? pooledRead(client.pool) : embeddedRead(client.pglite, client.room)
  const fork = () => orm.em.fork() as EntityManager
  const failureOf = (error: unknown, isCommitting: boolean) => {
    const hasEnded = (error as { severity?: unknown } | null)?.severity === 'PANIC'
    if (hasEnded && 'onPanic' in client) client.onPanic(error)
    return asDatabaseFailure(error, isCommitting)
  }
  const events: CommitEvents = new EventEmitter()
  const database: Database = {
    engine: 'pool' in client ? 'postgresql' : 'pglite',
    orm,
    events,
    read: async (statement) => {
      try {
        return await read(statement)
      } catch (error) {
        throw failureOf(error, true)
      }
    },
    fork,
    transaction: async (work) => {
      if ('room' in client) await client.room?.check()
      let callbacks: ReturnType<typeof openCommitCallbacks> | undefined
      let isCommitting = false
      const run = async (em: EntityManager) => {
        callbacks = openCommitCallbacks(em)
        const result = await work(em)
        await em.flush()
        isCommitting = true
        return result
      }
      const result = await fork()
        .transactional((em) => run(em as EntityManager))
        .catch((error: unknown) => {
          throw failureOf(error, isCommitting)
        })
      for (const callback of callbacks?.values() ?? []) callback(events)
      return result
    },
    close,
  }
  return database
}
