import type { SqlValue, Statement } from '#server/platform/database/database.ts'
import { maxCountedResults } from '#shared/kit/pagination.schema.ts'

/** Counts the rows of `from …`, as far as a list's total is counted. */
export const countUpTo = (
  from: string,
  values: readonly SqlValue[] = [],
  most = maxCountedResults + 1,
): Statement => ({
  text: `select count(*)::int as total from (select 1 ${from} limit ${most}) counted`,
  values,
})
