import pg from 'pg'
import { type LimitedQuery, limitAnswer, noteAnswer } from './driver/answer-limit.ts'
import { answerTimeoutMs } from './driver/postgres-client.ts'
import { type SqlValue, type Statement, toParameter } from './sql.ts'
import { arrayLiteral } from './text-array.ts'

interface Field {
  name: string
  dataTypeID: number
  format: string
}

/** What the driver derives from PostgreSQL's description of a statement's columns. */
interface Description {
  fields: readonly Field[]
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

/** The driver's connection and query as far as they are used here; its types leave most of them out. */
interface PlainConnection {
  parsedStatements: Record<string, string>
  once(event: 'end', listener: () => void): unknown
  bind(message: object): void
  close(message: object): void
  sync(): void
}
interface PlainQuery {
  name: string
  /** Set by the driver before it submits the query. */
  callback: (error: unknown, result?: { rows: unknown }) => void
  text: string
  values: SqlValue[] | undefined
  portal: string
  _result: Description
  _accumulateRows: boolean
  prepare(connection: PlainConnection): void
  _getRows(connection: PlainConnection): void
  handleError(error: unknown, connection: PlainConnection): void
  handleReadyForQuery(connection: PlainConnection): void
  handleRowDescription(message: { fields: readonly Field[] }): void
}
const DriverQuery = pg.Query as unknown as new (config: object) => PlainQuery

/** By the statement's text, so that connections share what is the same; there are as many texts as named statements. */
const latest = new Map<string, Description>()
const ofConnection = new WeakMap<PlainConnection, Map<string, Description>>()

/** A value as the protocol sends it. */
const asText = (value: Exclude<SqlValue, Date>) => {
  if (value === null) return null
  return typeof value === 'object' ? arrayLiteral(value) : String(value)
}

const isSame = (a: readonly Field[], b: readonly Field[]) =>
  a.length === b.length &&
  a.every(({ name, dataTypeID }, at) => {
    const other = b[at]
    return other?.name === name && other.dataTypeID === dataTypeID
  })

/**
 * A statement that PostgreSQL has prepared, whose columns it describes once a connection. The driver has them described with each
 * execution: 30 columns are a kilobyte that PostgreSQL writes and the driver reads for one row. They cannot change meanwhile: PostgreSQL
 * refuses to execute a prepared statement whose result has other columns than before.
 */
export class DescribedQuery extends DriverQuery implements LimitedQuery {
  lateAt = Number.POSITIVE_INFINITY
  readonly #limitMs: number
  #connection?: PlainConnection

  constructor({ text, values, name, timeoutMs }: Statement) {
    super({ text, values: values?.map(toParameter), name })
    this.#limitMs = timeoutMs ?? answerTimeoutMs()
  }

  /** The pool then closes the connection. */
  fail(error: Error): void {
    const { callback } = this
    this.callback = () => {}
    callback(error)
  }

  override handleError(error: unknown, connection: PlainConnection): void {
    noteAnswer(connection, this)
    super.handleError(error, connection)
  }

  override handleReadyForQuery(connection: PlainConnection): void {
    noteAnswer(connection, this)
    super.handleReadyForQuery(connection)
  }

  override prepare(connection: PlainConnection): void {
    // Only now: waiting for a connection has a limit of its own.
    this.lateAt = performance.now() + this.#limitMs
    limitAnswer(connection, this)
    const known = ofConnection.get(connection)?.get(this.name)
    if (!known || connection.parsedStatements[this.name] !== this.text) {
      this.#connection = connection
      super.prepare(connection)
      return
    }
    const { fields, _parsers, _prebuiltEmptyResultObject } = known
    Object.assign(this._result, { fields, _parsers, _prebuiltEmptyResultObject })
    this._accumulateRows = true
    try {
      const { portal, name: statement, values } = this
      connection.bind({ portal, statement, values, valueMapper: asText })
    } catch (error) {
      // As the driver does: the connection would wait for the rest for ever.
      connection.close({ type: 'S', name: this.name })
      connection.sync()
      this.handleError(error, connection)
      return
    }
    this._getRows(connection)
  }

  override handleRowDescription(message: { fields: readonly Field[] }): void {
    super.handleRowDescription(message)
    if (!this.#connection) return
    const shared = latest.get(this.text)
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    const description =
      shared && isSame(shared.fields, fields)
        ? shared
        : { fields, _parsers, _prebuiltEmptyResultObject }
    latest.set(this.text, description)
    const known = ofConnection.get(this.#connection) ?? new Map()
    ofConnection.set(this.#connection, known.set(this.name, description))
  }
}
