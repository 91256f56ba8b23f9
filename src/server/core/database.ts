import type { PGlite } from '@electric-sql/pglite'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import pg, { type Pool } from 'pg'
import { type CommitNotes, openNotes } from './commit-notes.ts'

/** Values a bound parameter may have. */
export type SqlValue = string | number | boolean | null | Date | readonly string[]

/** One SQL text with `$1…` placeholders. A `name` makes PostgreSQL prepare it once a connection. */
export interface Statement {
  text: string
  values?: readonly SqlValue[]
  name?: string
}

/** The one database, whichever engine is behind it: plain rows for reading, entities for writing. */
export interface Database {
  readonly engine: 'pglite' | 'postgresql'
  readonly orm: MikroORM
  /**
   * Runs one statement outside any transaction.
   * `date` comes as YYYY-MM-DD, `numeric` and `bigint` as numbers, instants as ISO 8601 strings.
   */
  read<Row extends object>(statement: Statement): Promise<Row[]>
  /** A fresh unit of work. */
  fork(): EntityManager
  /** One transaction over a fresh unit of work, which is flushed before the commit. */
  transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T>
  /** Calls the listener after each commit of `transaction`, with what was noted in it. */
  onCommit(listener: (notes: CommitNotes) => void): void
  close(): Promise<void>
}

/** The driver's own client, for reads that skip the ORM. */
export type NativeClient = { pool: Pool } | { pglite: PGlite }

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
  return async <Row extends object>({ text, values, name }: Statement) => {
    const query = { text, values: values as unknown[] | undefined, types: poolTypes }
    return (await pool.query<Row>(name ? { ...query, name } : query)).rows
  }
}

function embeddedRead(client: PGlite): Database['read'] {
  return async <Row extends object>({ text, values }: Statement) =>
    (await client.query<Row>(text, values as unknown[] | undefined, { parsers: readParsers })).rows
}

/** Joins an opened ORM and its driver's client into the app's one seam to the data. */
export function createDatabase(orm: MikroORM, client: NativeClient, close: () => Promise<void>) {
  const fork = () => orm.em.fork() as EntityManager
  const listeners: ((notes: CommitNotes) => void)[] = []
  const database: Database = {
    engine: 'pool' in client ? 'postgresql' : 'pglite',
    orm,
    read: 'pool' in client ? pooledRead(client.pool) : embeddedRead(client.pglite),
    fork,
    transaction: async (work) => {
      let notes: CommitNotes | undefined
      const result = await fork().transactional((em) => {
        notes = openNotes(em as EntityManager)
        return work(em as EntityManager)
      })
      if (notes) for (const listener of listeners) listener(notes)
      return result
    },
    onCommit: (listener) => void listeners.push(listener),
    close,
  }
  return database
}
