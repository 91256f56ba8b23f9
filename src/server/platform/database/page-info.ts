import { maxCountedResults, type PageInfo } from '#shared/kit/pagination.schema.ts'
import type { Database } from './database.ts'
import { queryRows } from './query.ts'
import { type SqlFragment, sql } from './sql.ts'

interface PageCounts {
  page: number
  limit: number
  /** Rows on this page. */
  rows: number
  /** The counted total, at most `maxCountedResults + 1`. Rows may have been added or deleted since. */
  counted: number
}

/** The maximum rows of a page: the last counted page ends at `maxCountedResults`. */
export const rowsOfPage = (page: number, limit: number) =>
  Math.max(0, Math.min(limit, maxCountedResults - (page - 1) * limit))

/** `limit` and `offset` of a page. */
export const pageLimitSql = ({ page, limit }: { page: number; limit: number }) =>
  sql`limit ${rowsOfPage(page, limit)} offset ${(page - 1) * limit}`

/** Whether the total is known without counting: a page that is not full is the last one. */
export const isLastPage = ({ page, limit, rows }: Omit<PageCounts, 'counted'>) =>
  rows < rowsOfPage(page, limit) && (rows > 0 || page === 1)

/** Totals that never contradict the rows of the page. */
export function pageInfo({ page, limit, rows, counted }: PageCounts): PageInfo {
  const start = (page - 1) * limit
  const isPastEnd = rows === 0 && start < maxCountedResults
  const isEnd = isLastPage({ page, limit, rows })
  const matches = isEnd ? start + rows : isPastEnd ? Math.min(counted, start) : counted
  const total = Math.min(Math.max(matches, rows > 0 ? start + rows : 0), maxCountedResults)
  return {
    totalPages: Math.ceil(total / limit),
    page,
    total,
    isTotalBounded: !isEnd && !isPastEnd && counted > maxCountedResults,
  }
}

/** The totals beside rows after a cursor, which are on no page. @param counted all rows of the list, as in `pageInfo`. */
export function totalsBesideCursor(counted: number, limit: number): PageInfo {
  const total = Math.min(counted, maxCountedResults)
  return {
    totalPages: Math.ceil(total / limit),
    page: 1,
    total,
    isTotalBounded: counted > maxCountedResults,
  }
}

/** Counts the rows of `from …`, as far as a list's total is counted. */
export const countUpTo = (from: SqlFragment) =>
  sql`select count(*)::int as total from (select 1 ${from} limit ${maxCountedResults + 1}) counted`

/** The totals of a page of the rows of `from …`, which are counted only where the page leaves them open. */
export async function readPageInfo(
  db: Database,
  from: SqlFragment,
  page: Omit<PageCounts, 'counted'>,
): Promise<PageInfo> {
  if (isLastPage(page)) return pageInfo({ ...page, counted: 0 })
  const [{ total } = { total: 0 }] = await queryRows<{ total: number }>(db, countUpTo(from))
  return pageInfo({ ...page, counted: total })
}
