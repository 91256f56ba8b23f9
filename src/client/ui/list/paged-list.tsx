import { type ReactNode, useRef } from 'react'
import type { English } from '#client/platform/i18n/texts.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import type { PageInfo } from '#shared/kit/pagination.schema.ts'
import { QueryView } from '../query-view.tsx'
import { ListPagination } from './list-pagination.tsx'
import { ResultCount } from './list-result-count.tsx'
import { useLastPage } from './use-last-page.ts'

interface PagedListProps<Data> {
  /** From `useAddressState`. */
  list: {
    state: { page: number }
    change: (changed: { page: number }, options: { replace: boolean }) => void
    hrefOfPage: (page: number) => string
  }
  query: {
    data: Data | undefined
    error: unknown
    isPending: boolean
    isFetching: boolean
    isError: boolean
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  skeleton: ReactNode
  errorTitle: English
  /** By default the server's own sentence. */
  errorText?: English | undefined
  /** Shown when nothing was found. */
  empty: ReactNode
  children: (data: Data) => ReactNode
}

/** A list in pages whose number is in the address: the number of results, the list and its pages. */
export function PagedList<Data extends PageInfo>(props: PagedListProps<Data>) {
  const { list, query, skeleton, errorTitle, errorText, empty, children } = props
  const { page } = list.state
  const count = useRef<HTMLParagraphElement>(null)
  useLastPage(page, query, list.change)
  const handleLeave = () => {
    count.current?.focus({ preventScroll: true })
    count.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <ResultCount info={query.data} textRef={count} />
      <QueryView
        query={query}
        skeleton={skeleton}
        errorTitle={errorTitle}
        errorText={errorText ?? readFailure(query.error).message ?? undefined}
        isEmpty={({ total }) => total === 0}
        empty={empty}
      >
        {(data) => (
          <>
            {children(data)}
            <ListPagination
              page={page}
              totalPages={data.totalPages}
              hrefOfPage={list.hrefOfPage}
              onLeave={handleLeave}
            />
          </>
        )}
      </QueryView>
    </>
  )
}
