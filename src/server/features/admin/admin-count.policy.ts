import type { SqlValue, Statement } from '#server/platform/database/database.ts'
import { maxCountedResults } from '#shared/kit/pagination.schema.ts'

/** Counts the rows of `from …`, up to the maximum that totals of lists are counted to. */
export const countUpTo = (
  from: string,
  values: readonly SqlValue[] = [],
  most = maxCountedResults + 1,
): Statement => ({
  text: `select count(*)::int as total from (select 1 ${from} limit ${most}) counted`,
  values,
})
