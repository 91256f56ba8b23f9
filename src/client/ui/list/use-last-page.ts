import { useEffect } from 'react'

interface PagedQuery {
  data: { totalPages: number } | undefined
  isPlaceholderData: boolean
}

/**
 * Gives way to the last page there is where the address names a later one: a shared link may outlive
 * what stood there, and the last thing of a page may just have gone from it.
 */
export function useLastPage(
  page: number,
  { data, isPlaceholderData }: PagedQuery,
  change: (part: { page: number }, options: { replace: boolean }) => void,
): void {
  const lastPage = isPlaceholderData ? undefined : data?.totalPages
  useEffect(() => {
    if (lastPage && page > lastPage) change({ page: lastPage }, { replace: true })
  }, [page, lastPage, change])
}
