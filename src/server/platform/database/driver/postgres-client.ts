import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { CuttableConnection, PrimaryFinder } from '../hosts/primary-finder.ts'

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

const background = new AsyncLocalStorage<{ answerMs: number }>()

/**
 * Runs work that no user waits for: its statements are not refused under load.
 * @param answerMs milliseconds that PostgreSQL may take to answer one of them. For work that runs all the time it is
 * `databaseTimeouts.answer`: a server that falls silent must not hold its connections for longer than those of users.
 */
export const inBackground = <T>(work: () => T, answerMs = databaseTimeouts.jobAnswer): T =>
  background.run({ answerMs }, work)

/** The driver's client, without its many overloads. */
type PlainClient = new (
  config?: pg.ClientConfig,
) => {
  host: string
  port: number
  connection: { stream: { destroy(): void } }
  once(event: 'end', listener: () => void): unknown
  connect(callback?: (error?: Error) => void): Promise<unknown> | undefined
  query(...call: unknown[]): unknown
  end(): Promise<void>
}

/** Whether no user waits for the work that runs now. */
export const isInBackground = () => background.getStore() !== undefined

/** Milliseconds that PostgreSQL may take to answer a statement of the work that runs now. */
export const answerTimeoutMs = () => background.getStore()?.answerMs ?? databaseTimeouts.answer

/** Adds the time-out to a statement. A cursor, or another query of the driver's own kind, is returned unchanged. */
function withTimeout(statement: unknown): unknown {
  const query_timeout = answerTimeoutMs()
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

/** A write on a server that became a replica, a server that shuts down, or no connection at all. */
const lostPrimary = /^(25006|57P0[123]|08\w{3}|ECONN\w+|EPIPE)$/
const lostConnection = /^(Connection terminated|Query read timeout)/

const isLost = (error: unknown) => {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return lostPrimary.test(String(code)) || lostConnection.test(String(message))
}

/**
 * A client class for a database on several servers: each connection goes to the server that accepts
 * writes, and is cut when another one does.
 */
function followingClient(finder: PrimaryFinder) {
  return class FollowingClient extends ImpatientClient implements CuttableConnection {
    serverUrl = ''

    async #connectToPrimary() {
      this.serverUrl = await finder.find()
      const { hostname, port } = new URL(this.serverUrl)
      this.host = hostname
      this.port = Number(port || 5432)
      this.once('end', () => finder.forget(this))
      finder.follow(this)
      await super.connect()?.catch((error: unknown) => {
        finder.forget(this)
        finder.doubt()
        throw error
      })
    }

    override connect(callback?: (error?: Error) => void): Promise<unknown> | undefined {
      const connected = this.#connectToPrimary()
      if (!callback) return connected
      connected.then(() => callback(), callback)
      return undefined
    }

    override query(statement: unknown, ...rest: unknown[]): unknown {
      const result = super.query(statement, ...rest)
      if (!(result instanceof Promise)) return result
      return result.catch((error: unknown) => {
        if (isLost(error)) {
          finder.doubt()
          void this.end()
        }
        throw error
      })
    }

    cut() {
      this.connection.stream.destroy()
    }
  }
}

/** The limits that PostgreSQL itself enforces, as it takes them when a connection starts. */
const sessionLimits = {
  statement_timeout: databaseTimeouts.statement,
  lock_timeout: databaseTimeouts.lock,
  idle_in_transaction_session_timeout: databaseTimeouts.idleInTransaction,
  options: `-c client_connection_check_interval=${databaseTimeouts.clientCheck}`,
}

export interface PoolNeeds {
  /** null when there is one server only. */
  finder: PrimaryFinder | null
  /** Whether a connection has a server's session to itself; not through a pooler per transaction. */
  hasSession: boolean
}

/** Settings of the app's pools. Migrations and scripts run without them, as they may take hours. */
export const impatientPool = ({ finder, hasSession }: PoolNeeds) => ({
  Client: (finder
    ? followingClient(finder)
    : ImpatientClient) as unknown as pg.PoolConfig['Client'],
  connectionTimeoutMillis: databaseTimeouts.connect,
  ...(hasSession && sessionLimits),
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'krishihaat',
})
