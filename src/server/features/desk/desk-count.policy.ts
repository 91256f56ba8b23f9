import { maxCountedResults } from '../../../shared/listing.schema.ts'
import type { SqlValue, Statement } from '../../core/database.ts'

/** Counts the rows of `from …`, as far as a list's total is counted. */
export const countUpTo = (
  from: string,
  values: readonly SqlValue[] = [],
  most = maxCountedResults + 1,
): Statement => ({
  text: `select count(*)::int as total from (select 1 ${from} limit ${most}) counted`,
  values,
})
