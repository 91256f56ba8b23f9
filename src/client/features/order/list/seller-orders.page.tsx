import { Skeleton } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { useIsWideTable } from '#client/ui/table/use-is-wide-table.ts'
import type { OrderPage } from '#shared/order/order.schema.ts'
import { useOrderList } from '../order-address.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderExportButton } from './order-export-button.tsx'
import classes from './order-list.module.css'
import { OrderList } from './order-list.tsx'
import { SellerActions } from './seller-actions.tsx'

const SellerOrderTable = lazyPart(() => import('./seller-order-table.tsx'))

/** Orders on a page. */
const pageSizes = { cards: 12, table: 24 }

/** From so many orders on, a seller has use for a spreadsheet. */
const exportFrom = 10

const countAll = ({ counts }: OrderPage) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** The orders a seller has received, with the next actions. */
export default function SellerOrdersPage() {
  const { t } = useTranslation()
  const list = useOrderList()
  const isWide = useIsWideTable()
  const { status, q } = list.state
  const query = trpc.order.sales.useQuery(
    { ...list.state, limit: pageSizes[isWide ? 'table' : 'cards'] },
    { placeholderData: keepPreviousData, refetchOnWindowFocus: true },
  )
  const renderTable = ({ orders }: OrderPage) => (
    <Suspense fallback={<Skeleton height={480} radius="lg" />}>
      <SellerOrderTable orders={orders} list={list} isBusy={query.isPlaceholderData} />
    </Suspense>
  )
  return (
    <Page title={t('Sold')} subtitle={t('Who bought from you, and what to do next.')}>
      <OrderList
        list={list}
        side="seller"
        query={query}
        searchPlaceholder={t('Order number, crop or buyer')}
        renderCard={(order) => (
          <OrderCard order={order} actions={<SellerActions order={order} />} />
        )}
        renderTable={isWide ? renderTable : undefined}
        renderBelow={(page) =>
          countAll(page) >= exportFrom && (
            <div className={classes.below}>
              <OrderExportButton status={status} q={q} />
            </div>
          )
        }
        empty={
          <NoOrders
            list={list}
            title={t('No orders yet')}
            text={t('Orders for your crops appear here.')}
          >
            <LinkButton mt="sm" href={paths.myCrops.href()}>
              {t('My Crops')}
            </LinkButton>
          </NoOrders>
        }
      />
    </Page>
  )
}
