const maxTries = 4

/** SQLSTATEs of a transaction that PostgreSQL cancelled in favour of another: serialization, deadlock. */
const retryableStates = new Set(['40001', '40P01'])

/** The SQLSTATE of a database error; undefined for any other error. */
export const sqlStateOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** Repeats a whole transaction without delay when PostgreSQL cancelled it for another, up to four times. */
export async function retryDeadlocks<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await transaction()
    } catch (error) {
      if (tried === maxTries || !retryableStates.has(sqlStateOf(error) ?? '')) throw error
    }
  }
}
