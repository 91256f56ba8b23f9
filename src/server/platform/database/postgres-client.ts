import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/**
 * Time-outs in milliseconds. A user waits at most for one connection and one statement without an
 * answer: 13 s.
 */
export const databaseTimeouts = {
  /** For a connection, new or from the pool. */
  connect: 5000,
  /** For the answer to one statement of a request. After it the connection is closed. */
  answer: 8000,
  /** For the answer to one statement of a background job. */
  jobAnswer: 65_000,
  /** For one statement, enforced by PostgreSQL itself. */
  statement: 60_000,
  /** For a row, table or advisory lock. */
  lock: 5000,
  /** Between two statements of a transaction, which may hold locks. */
  idleInTransaction: 60_000,
  /** How often PostgreSQL checks whether the client of a running statement is still connected. */
  clientCheck: 2000,
}

const background = new AsyncLocalStorage<true>()

/** Runs work that no user waits for: its statements have `jobAnswer` instead of `answer`. */
export const inBackground = <T>(work: () => T): T => background.run(true, work)

/** The driver's client, without its many overloads. */
type PlainClient = new (
  config?: pg.ClientConfig,
) => { query(...call: unknown[]): unknown; end(): Promise<void> }

/** Adds the time-out to a statement. A cursor is returned unchanged. */
function withTimeout(statement: unknown): unknown {
  const query_timeout = background.getStore() ? databaseTimeouts.jobAnswer : databaseTimeouts.answer
  if (typeof statement === 'string') return { text: statement, query_timeout }
  const isCursor = typeof (statement as { submit?: unknown }).submit === 'function'
  return isCursor ? statement : { query_timeout, ...(statement as object) }
}

const isBegin = (statement: unknown) =>
  typeof statement === 'string' && /^(begin|start transaction)\b/.test(statement)

/**
 * A client that closes its connection when a statement is not answered in time, or when a transaction
 * can neither begin nor roll back. The driver's own client only reports the failure, and the pool would
 * give the silent connection to the next request. Kysely, on which MikroORM runs, never releases a
 * connection whose `begin` or `rollback` failed, so the pool would lose one with each such failure.
 */
class ImpatientClient extends (pg.Client as unknown as PlainClient) {
  /** Set by the pool while the client is in use. */
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

/** Settings of the app's pools. Migrations and scripts run without them, as they may take hours. */
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
