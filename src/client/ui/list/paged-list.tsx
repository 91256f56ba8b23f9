import { type ReactNode, useRef } from 'react'
import type { English } from '#client/platform/i18n/texts.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import { HydrateBlockLater } from '../hydrate-later.tsx'
import { QueryView } from '../query-view.tsx'
import { ListPagination } from './list-pagination.tsx'
import classes from './list-result-count.module.css'
import { ResultCount } from './list-result-count.tsx'
import { useLastPage } from './use-last-page.ts'

/** The query of one page of a list. */
export interface PagedListQuery<Data> {
  data: Data | undefined
  error: unknown
  isPending: boolean
  isFetching: boolean
  isError: boolean
  isPlaceholderData: boolean
  dataUpdatedAt?: number
  refetch: () => unknown
}

/** The size of a list; its total is exact unless `isTotalBounded`. */
interface ListSize {
  total: number
  totalPages: number
  isTotalBounded?: boolean
}

/** The page of a list in the page's address: see `useAddressState`. */
export interface PagedListAddress {
  state: { page: number }
  change: (changed: { page: number }, options: { replace: boolean }) => void
  hrefOfPage: (page: number) => string
}

interface PagedListProps<Data> {
  list: PagedListAddress
  query: PagedListQuery<Data>
  /** For lists that say their number elsewhere, or need none: only screen readers announce it. */
  isCountHidden?: boolean
  /** Small actions beside the number of results, 44 px high. */
  countAside?: ReactNode
  skeleton: ReactNode
  errorTitle: English
  /** By default the server's own sentence. */
  errorText?: English | undefined
  /** Shown beside the button that tries again. */
  errorActions?: ReactNode
  /** False where the same request will fail again. */
  canRetry?: boolean
  /** Shown when nothing was found. */
  empty: ReactNode
  children: (data: Data) => ReactNode
}

/** A list in pages whose number is in the address: the number of results, the list and its pages. */
export function PagedList<Data extends ListSize>(props: PagedListProps<Data>) {
  const { list, query, isCountHidden = false, countAside, children, ...view } = props
  const { page } = list.state
  const count = useRef<HTMLParagraphElement>(null)
  useLastPage(page, query, list.change)
  const handleLeave = () => {
    count.current?.focus({ preventScroll: true })
    count.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <div className={countAside ? classes.head : undefined}>
        <ResultCount info={query.data} isHidden={isCountHidden} textRef={count} />
        {countAside}
      </div>
      <QueryView
        {...view}
        query={query}
        errorText={view.errorText ?? readFailure(query.error).message ?? undefined}
        isEmpty={({ total }) => total === 0}
      >
        {(data) => (
          <>
            {children(data)}
            <HydrateBlockLater>
              <ListPagination
                page={page}
                totalPages={data.totalPages}
                hrefOfPage={list.hrefOfPage}
                onLeave={handleLeave}
              />
            </HydrateBlockLater>
          </>
        )}
      </QueryView>
    </>
  )
}
