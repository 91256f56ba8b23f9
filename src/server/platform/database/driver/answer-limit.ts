/** How often late queries are looked for, in milliseconds: one may be answered that much later than its limit. */
const lookMs = 250

export interface LimitedQuery {
  /** When its answer is late, by `performance.now()`. */
  readonly lateAt: number
  fail(error: Error): void
}
interface LimitedConnection {
  once(event: 'end', listener: () => void): unknown
}

/** The query that waits for its answer on each connection, which answers one at a time. */
const waitingOn = new Map<LimitedConnection, LimitedQuery | null>()
let looking: NodeJS.Timeout | undefined

function failLate() {
  const now = performance.now()
  for (const [connection, query] of waitingOn) {
    if (!query || now <= query.lateAt) continue
    waitingOn.set(connection, null)
    query.fail(new Error('Query read timeout'))
  }
}

function forget(connection: LimitedConnection) {
  waitingOn.delete(connection)
  if (waitingOn.size > 0) return
  clearInterval(looking)
  looking = undefined
}

/**
 * Fails a query, with the driver's own sentence, that is not answered in time. The driver does so with a timer and a function around the
 * callback of each query. Of these V8's garbage collector came to keep the query and its rows until it searched the whole heap, which then
 * took a third of the processor's time.
 */
export function limitAnswer(connection: LimitedConnection, query: LimitedQuery): void {
  if (!waitingOn.has(connection)) connection.once('end', () => forget(connection))
  waitingOn.set(connection, query)
  looking ??= setInterval(failLate, lookMs).unref()
}

/** The query was answered, or has failed. */
export function noteAnswer(connection: LimitedConnection, query: LimitedQuery): void {
  if (waitingOn.get(connection) === query) waitingOn.set(connection, null)
}
