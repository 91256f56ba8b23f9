import { useEffect } from 'react'

interface PagedQuery {
  data: { totalPages: number } | undefined
  isPlaceholderData: boolean
}

/**
 * Leads to the last page when the address names a later one, as an old link does, or after the last
 * item of a page was removed.
 */
export function useLastPage(
  page: number,
  { data, isPlaceholderData }: PagedQuery,
  change: (changed: { page: number }, options: { replace: boolean }) => void,
): void {
  const lastPage = isPlaceholderData ? undefined : data?.totalPages
  useEffect(() => {
    if (lastPage && page > lastPage) change({ page: lastPage }, { replace: true })
  }, [page, lastPage, change])
}
