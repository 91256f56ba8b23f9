import type { BatchResult, BatchRowResult } from '#shared/kit/batch.schema.ts'
import { AppError } from './errors.ts'

/**
 * Changes rows one after the other, each in a transaction of its own, so that a refused row does not
 * stop the others.
 * @param change returns whether something changed; false when the row already was as wanted.
 * @throws whatever is not a refusal of a row, such as a lost database: the rows before it stay changed, and the
 * request can be repeated.
 */
export async function changeEach(
  ids: readonly string[],
  change: (id: string) => Promise<boolean>,
): Promise<BatchResult> {
  const results: BatchRowResult[] = []
  for (const _id of new Set(ids)) {
    try {
      const outcome = (await change(_id)) ? 'changed' : 'unchanged'
      results.push({ _id, outcome, refusal: null })
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      const { code, message } = error
      results.push({ _id, outcome: 'refused', refusal: { code, message } })
    }
  }
  return { results }
}
