const maxTries = 4

/** What PostgreSQL answers to the one of several transactions that has to give way. */
const givesWay = new Set(['40001', '40P01'])

/** The SQLSTATE of a failure that came from the database; undefined for any other. */
export const sqlStateOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** Runs a whole transaction again, at once, when it had to give way to another. */
export async function retryDeadlocks<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await transaction()
    } catch (error) {
      if (tried === maxTries || !givesWay.has(sqlStateOf(error) ?? '')) throw error
    }
  }
}
