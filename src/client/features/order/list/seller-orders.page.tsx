import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { useOrderList } from '../order-address.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderExportButton } from './order-export-button.tsx'
import { OrderList } from './order-list.tsx'
import { SellerActions } from './seller-actions.tsx'

/** The orders a seller has received, with the next actions. */
export default function SellerOrdersPage() {
  const { t } = useTranslation()
  const list = useOrderList()
  const query = trpc.order.sales.useQuery(list.state, {
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })
  return (
    <Page
      title={t('Sold')}
      subtitle={t('Who bought from you, and what to do next.')}
      actions={<OrderExportButton status={list.state.status} q={list.state.q} />}
    >
      <OrderList
        list={list}
        side="seller"
        query={query}
        searchPlaceholder={t('Order number, crop or buyer')}
        renderCard={(order) => (
          <OrderCard order={order} actions={<SellerActions order={order} />} />
        )}
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
