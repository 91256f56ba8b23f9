import { setTimeout as pause } from 'node:timers/promises'

/** The SQLSTATE of a database error; undefined for any other error. */
export const sqlStateOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** The SQLSTATE of a row whose unique columns another row has. */
export const uniqueViolation = '23505'

/** The SQLSTATE of a row that an exclusion constraint refuses, such as a second booking of a day. */
export const exclusionViolation = '23P01'

/** The SQLSTATE of a statement that gave up waiting for a lock. */
export const lockNotAvailable = '55P03'

/** SQLSTATEs of a transaction that PostgreSQL cancelled in favour of another: serialization, deadlock. */
const cancelledStates = new Set(['40001', '40P01'])

const maxTries = 4
/** A cancelled transaction is begun again within so many milliseconds, and within twice as many after each further try. */
const maxFirstPauseMs = 20

/**
 * Repeats a whole transaction when PostgreSQL cancelled it for another, up to four times. It pauses for a random time
 * first: without a pause it can take the same lock again before the other one, which waits for it, wakes up.
 */
export async function repeatWhenCancelled<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await transaction()
    } catch (error) {
      if (tried === maxTries || !cancelledStates.has(sqlStateOf(error) ?? '')) throw error
      await pause(Math.random() * maxFirstPauseMs * 2 ** (tried - 1))
    }
  }
}
