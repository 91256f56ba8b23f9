import type { EventEmitter } from 'node:events'
import type { EventSubscriber, FlushEventArgs } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { LiveTopic } from '#shared/live/live.constants.ts'

/** Tells a user's open pages to load something again. */
export interface LiveHint {
  userId: string
  /** `session`: one of the user's sessions may have ended. Only the server reads this one. */
  topic: LiveTopic | 'session'
  /** The conversation, order or booking; null for the whole list. */
  id: string | null
}

/** What the rest of the process is told after a commit. */
export type CommitEvents = EventEmitter<{
  hint: [LiveHint]
  /** Rows were added to an outbox table. */
  queued: [table: string]
  /** This process has written these tables, or may have: a commit whose answer was lost counts too. */
  written: [tables: ReadonlySet<string>]
  /** Another process has. */
  writtenElsewhere: [tables: ReadonlySet<string>]
}>

type CommitCallback = (events: CommitEvents) => void

const callbacksOf = new WeakMap<EntityManager, Map<unknown, CommitCallback>>()
const writtenTablesOf = new WeakMap<EntityManager, Set<string>>()

/** For `Database.transaction`. @returns the tables that `noteWrittenTables` adds. */
export function openWrittenTables(em: EntityManager): ReadonlySet<string> {
  const tables = new Set<string>()
  writtenTablesOf.set(em, tables)
  return tables
}

/** Notes that the transaction writes these tables. Outside of `Database.transaction` it does nothing. */
export function noteWrittenTables(em: EntityManager, tables: readonly string[]): void {
  const written = writtenTablesOf.get(em)
  for (const table of tables) written?.add(table)
}

/** For `Database.transaction`. @returns the callbacks that `afterCommit` adds, to be run after the commit. */
export function openCommitCallbacks(em: EntityManager): ReadonlyMap<unknown, CommitCallback> {
  const callbacks = new Map<unknown, CommitCallback>()
  callbacksOf.set(em, callbacks)
  return callbacks
}

/**
 * Runs the callback once the transaction has committed, and never after a rollback.
 * @param em of a running `Database.transaction`.
 * @param key callbacks with the same key run once.
 * @throws Error outside such a transaction.
 */
export function afterCommit(
  em: EntityManager,
  callback: CommitCallback,
  key: unknown = callback,
): void {
  const callbacks = callbacksOf.get(em)
  if (!callbacks) throw new Error('afterCommit needs a transaction of Database.transaction.')
  callbacks.set(key, callback)
}

/** Notes the tables of the entities that a unit of work writes. */
export class WrittenEntityTables implements EventSubscriber {
  afterFlush({ em, uow }: FlushEventArgs): void {
    const tables = uow.getChangeSets().map(({ meta }) => meta.tableName)
    noteWrittenTables(em as EntityManager, tables)
  }
}
