import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/**
 * Milliseconds that PostgreSQL may take. A person waits for at most one connection and one statement
 * that does not answer: 13 s.
 */
export const databaseTimeouts = {
  /** For a connection, new or from the pool. */
  connect: 5000,
  /** For an answer to one statement of a request; then the connection is given up. */
  answer: 8000,
  /** For an answer to one statement of a background job. */
  jobAnswer: 65_000,
  /** For one statement, held by PostgreSQL itself. */
  statement: 60_000,
  /** For a row, table or advisory lock. */
  lock: 5000,
  /** For the next statement of an open transaction, which holds locks. */
  idleInTransaction: 60_000,
  /** Between PostgreSQL's looks whether the client of a running statement is still there. */
  clientCheck: 2000,
}

const background = new AsyncLocalStorage<true>()

/** Runs work that nobody waits for: its statements have a job's time to answer, not a request's. */
export const inBackground = <T>(work: () => T): T => background.run(true, work)

/** The driver's client, without its many ways to be called. */
type PlainClient = new (
  config?: pg.ClientConfig,
) => { query(...call: unknown[]): unknown; end(): Promise<void> }

/** The statement of a call, with the time it has; a cursor is handed on as it is. */
function withTimeout(statement: unknown): unknown {
  const query_timeout = background.getStore() ? databaseTimeouts.jobAnswer : databaseTimeouts.answer
  if (typeof statement === 'string') return { text: statement, query_timeout }
  const isCursor = typeof (statement as { submit?: unknown }).submit === 'function'
  return isCursor ? statement : { query_timeout, ...(statement as object) }
}

const isBegin = (statement: unknown) =>
  typeof statement === 'string' && /^(begin|start transaction)\b/.test(statement)

/**
 * A client that gives its connection up when a statement is not answered in time, or when a
 * transaction cannot even begin or roll back. The driver's own only reports it: the pool would lend
 * the silent connection to the next request. And Kysely, which MikroORM runs on, never returns a
 * connection whose `begin` or `rollback` failed: every such failure would cost the pool a place.
 */
class ImpatientClient extends (pg.Client as unknown as PlainClient) {
  /** Set by the pool while the client is lent. */
  declare release?: (error: Error) => void

  override query(statement: unknown, ...rest: unknown[]): unknown {
    const result = super.query(withTimeout(statement), ...rest)
    if (!(result instanceof Promise)) return result
    return result.catch((error: Error) => {
      const isRollback = statement === 'rollback'
      if (isRollback || error.message === 'Query read timeout') void this.end()
      // Without its connection PostgreSQL rolls the transaction back by itself.
      if (isRollback) return { command: 'ROLLBACK', rowCount: 0, rows: [] }
      if (isBegin(statement)) this.release?.(error)
      throw error
    })
  }
}

/** How the app's pool connects; migrations and scripts connect without, for theirs may take hours. */
export const impatientPool = {
  Client: ImpatientClient as unknown as pg.PoolConfig['Client'],
  connectionTimeoutMillis: databaseTimeouts.connect,
  statement_timeout: databaseTimeouts.statement,
  lock_timeout: databaseTimeouts.lock,
  idle_in_transaction_session_timeout: databaseTimeouts.idleInTransaction,
  options: `-c client_connection_check_interval=${databaseTimeouts.clientCheck}`,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'krishihaat',
}
