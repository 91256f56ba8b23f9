import { maxCountedResults, type PageInfo } from '#shared/kit/pagination.schema.ts'
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

/** Counts the rows of `from …`, as far as a list's total is counted. */
export const countUpTo = (from: SqlFragment, most = maxCountedResults + 1) =>
  sql`select count(*)::int as total from (select 1 ${from} limit ${most}) counted`
