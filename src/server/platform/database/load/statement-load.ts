/** Statements and transactions that run or wait without meaning anything: the pool has them done in no time. */
const fewPending = 32
/** How many may be pending before it is known how fast they are done. */
const mostUnmeasured = 300
/** Milliseconds over which the rate is measured. */
const measuredMs = 100
/** Milliseconds of waiting in the line for the database above which new work is refused. A request may stand in it several times. */
const longestWaitMs = 150

/** Tells from the statements under way whether the database keeps up. */
export interface StatementLoad {
  /** How many statements and transactions run or wait. */
  pending(): number
  /** Whether what comes now would wait too long: the number that waits, divided by how many are done in that time. */
  isTooHigh(): boolean
  /** Runs a statement or a transaction and counts it. */
  count<T>(work: () => Promise<T>): Promise<T>
}

export function createStatementLoad(now = () => performance.now()): StatementLoad {
  let pending = 0
  let done = 0
  let measuredSince: number | null = null
  /** Done in a millisecond; null until it was measured since the line became long. */
  let rate: number | null = null

  function measure() {
    if (pending <= fewPending) {
      measuredSince = null
      rate = null
      return
    }
    const time = now()
    if (measuredSince === null) {
      measuredSince = time
      done = 0
    } else if (time - measuredSince >= measuredMs) {
      rate = done / (time - measuredSince)
      measuredSince = time
      done = 0
    }
  }
  return {
    pending: () => pending,
    isTooHigh: () => {
      measure()
      if (pending <= fewPending) return false
      return pending > (rate === null ? mostUnmeasured : Math.max(fewPending, rate * longestWaitMs))
    },
    count: async <T>(work: () => Promise<T>): Promise<T> => {
      pending++
      try {
        return await work()
      } finally {
        pending--
        done++
      }
    },
  }
}
