import { Skeleton } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ResultCount } from '#client/domain/listing/list/result-count.tsx'
import { useLive } from '#client/platform/realtime/live.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import { ListPagination } from '#client/ui/list/list-pagination.tsx'
import { SearchBox } from '#client/ui/list/search-box.tsx'
import { useLastPage } from '#client/ui/list/use-last-page.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import type { OrderPage, OrderSummary } from '#shared/order/order.schema.ts'
import type { OrderListControl } from '../order-address.ts'
import type { OrderRole } from '../order-labels.ts'
import classes from './order-list.module.css'
import { OrderStatusFilter } from './order-status-filter.tsx'

const skeletons = [1, 2, 3, 4]

const ListSkeleton = () => (
  <div className={classes.list}>
    {skeletons.map((number) => (
      <Skeleton key={number} height={160} radius="lg" />
    ))}
  </div>
)

interface OrderListProps {
  list: OrderListControl
  /** The viewer's role in the orders. */
  side: OrderRole
  query: {
    data: OrderPage | undefined
    error: unknown
    isPending: boolean
    isFetching: boolean
    isError: boolean
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  /** Already translated. */
  searchPlaceholder: string
  renderCard: (order: OrderSummary) => ReactNode
  /** Shown when the list is empty. */
  empty: ReactNode
}

/**
 * The user's orders in one role: filter, search, cards and pages; new orders appear by live
 * updates.
 */
export function OrderList(props: OrderListProps) {
  const { list, side, query, searchPlaceholder, renderCard, empty } = props
  const { t } = useTranslation()
  const { state, change, hrefOfPage } = list
  const count = useRef<HTMLParagraphElement>(null)
  useLive('orders', () => void query.refetch())
  useLastPage(state.page, query, change)

  return (
    <>
      <OrderStatusFilter
        side={side}
        status={state.status}
        counts={query.data?.counts}
        onPick={(status) => change({ status })}
      />
      <div className={classes.toolbar}>
        <SearchBox
          value={state.q}
          placeholder={searchPlaceholder}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      </div>
      <ResultCount info={query.data} textRef={count} />
      <QueryView
        query={query}
        skeleton={<ListSkeleton />}
        errorTitle="Unable to load the orders"
        errorText={readFailure(query.error).message ?? undefined}
        isEmpty={(data) => data.total === 0}
        empty={empty}
      >
        {(data) => (
          <>
            <ul
              className={classes.list}
              aria-label={t('Orders')}
              aria-busy={query.isPlaceholderData}
            >
              {data.orders.map((order) => (
                <li key={order._id}>{renderCard(order)}</li>
              ))}
            </ul>
            <ListPagination
              page={state.page}
              totalPages={data.totalPages}
              hrefOfPage={hrefOfPage}
              onLeave={() => {
                count.current?.focus({ preventScroll: true })
                count.current?.scrollIntoView({ block: 'start' })
              }}
            />
          </>
        )}
      </QueryView>
    </>
  )
}
