import type { ReactNode } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { pageHeading } from '#client/platform/paths/page-heading.ts'
import { useLive } from '#client/platform/realtime/live.ts'
import { useFocusInList } from '#client/ui/focus/use-focus-in-list.ts'
import { PagedList, type PagedListQuery } from '#client/ui/list/paged-list.tsx'
import { SearchBox } from '#client/ui/list/search-box.tsx'
import { SkeletonList } from '#client/ui/list/skeleton-list.tsx'
import shared from '#client/ui/shared.module.css'
import type { OrderPage, OrderSummary } from '#shared/order/order.schema.ts'
import type { OrderListControl } from '../order-address.ts'
import type { OrderRole } from '../order-labels.ts'
import classes from './order-list.module.css'
import { OrderStatusFilter } from './order-status-filter.tsx'

interface OrderListProps {
  list: OrderListControl
  /** The viewer's role in the orders. */
  side: OrderRole
  query: PagedListQuery<OrderPage>
  searchPlaceholder: Translated
  renderCard: (order: OrderSummary) => ReactNode
  /** Shows the page as a table in place of cards. */
  renderTable?: ((page: OrderPage) => ReactNode) | undefined
  /** Below the list, when it is not empty. */
  renderBelow?: (page: OrderPage) => ReactNode
  /** Shown when the list is empty. */
  empty: ReactNode
}

/**
 * The user's orders in one role: filter, search, cards and pages; new orders appear by live
 * updates.
 */
export function OrderList(props: OrderListProps) {
  const { list, side, query, searchPlaceholder, renderCard, renderTable, renderBelow, empty } =
    props
  const { t } = useTranslation()
  const { state, change } = list
  const focus = useFocusInList<HTMLUListElement>({ target: 'a', fallback: pageHeading })
  useLive('orders', () => void query.refetch())

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
          clearCount={list.clearCount}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      </div>
      <PagedList
        list={list}
        query={query}
        skeleton={<SkeletonList className={shared.mediumGapList} cards={4} height={160} />}
        errorTitle="Unable to load the orders"
        empty={empty}
      >
        {(data) =>
          renderTable?.(data) ?? (
            <ul
              {...focus}
              className={shared.mediumGapList}
              aria-label={t('Orders')}
              aria-busy={query.isPlaceholderData}
            >
              {data.orders.map((order) => (
                <li key={order._id}>{renderCard(order)}</li>
              ))}
            </ul>
          )
        }
      </PagedList>
      {query.data && renderBelow?.(query.data)}
    </>
  )
}
