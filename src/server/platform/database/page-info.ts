import { maxCountedResults, type PageInfo } from '#shared/kit/pagination.schema.ts'

interface Seen {
  page: number
  limit: number
  /** Rows that this page has. */
  rows: number
  /** What was counted, at most `maxCountedResults + 1`; rows may have come or gone since. */
  counted: number
}

/** How many rows a page may have: the last page that is counted ends at `maxCountedResults`. */
export const rowsOfPage = (page: number, limit: number) =>
  Math.max(0, Math.min(limit, maxCountedResults - (page - 1) * limit))

/** The rows settle the total without counting: a page that is not full is the last. */
export const isLastPage = ({ page, limit, rows }: Omit<Seen, 'counted'>) =>
  rows < rowsOfPage(page, limit) && (rows > 0 || page === 1)

/** Totals that never contradict the rows they stand beside. */
export function pageInfo({ page, limit, rows, counted }: Seen): PageInfo {
  const start = (page - 1) * limit
  const isPastEnd = rows === 0 && start < maxCountedResults
  const isEnd = isLastPage({ page, limit, rows })
  const found = isEnd ? start + rows : isPastEnd ? Math.min(counted, start) : counted
  const total = Math.min(Math.max(found, rows > 0 ? start + rows : 0), maxCountedResults)
  return {
    totalPages: Math.ceil(total / limit),
    page,
    total,
    isTotalBounded: !isEnd && !isPastEnd && counted > maxCountedResults,
  }
}
