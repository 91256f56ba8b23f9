/** A place in PostgreSQL's write-ahead log, as the number of bytes before it. */
export type LogPosition = bigint

/** Reads PostgreSQL's `pg_lsn`: `16/B374D848`. */
export function readLogPosition(text: string): LogPosition {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** Where the primary was at a time (milliseconds of a clock that never goes back). */
interface Sample {
  at: number
  position: LogPosition
}

/**
 * Remembers where the primary was, to tell how long ago it was where a replica is now. PostgreSQL's own
 * measure, the time of the last replayed transaction, grows while nobody writes.
 */
export function createLogHistory(longestMs: number) {
  let samples: Sample[] = []
  return {
    add(sample: Sample) {
      const oldest = sample.at - longestMs
      // One older sample stays, so that a lag beyond the history is still told as at least that.
      const first = samples.findLastIndex(({ at }) => at < oldest)
      samples = [...samples.slice(Math.max(0, first)), sample]
    },
    /** Milliseconds that a replica at `position` is behind; null before the primary was ever read. */
    lagOf(position: LogPosition): number | null {
      const last = samples.at(-1)
      if (!last) return null
      const replayed = samples.findLast((sample) => sample.position <= position)
      return last.at - (replayed ?? samples[0] ?? last).at
    },
  }
}
