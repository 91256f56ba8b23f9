import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { canRepeat } from '../again/repeat-order.policy.ts'
import { RepeatOrderButton } from '../again/repeat-order-button.tsx'
import { useOrderList } from '../order-address.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderList } from './order-list.tsx'

/** The orders the user has placed. */
export default function MyOrdersPage() {
  const { t } = useTranslation()
  const list = useOrderList()
  const query = trpc.order.mine.useQuery(list.state, {
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })
  return (
    <Page title={t('Bought')} subtitle={t('What you have bought, and where it is.')}>
      <OrderList
        list={list}
        side="buyer"
        query={query}
        searchPlaceholder={t('Order number, crop or seller')}
        renderCard={(order) => (
          <OrderCard
            order={order}
            actions={canRepeat(order) && <RepeatOrderButton order={order} isNumbered />}
          />
        )}
        empty={
          <NoOrders
            list={list}
            title={t('You have not ordered anything yet')}
            text={t('Your orders from the shop appear here, with every step to your door.')}
          >
            <LinkButton mt="sm" href={paths.shop.href()}>
              {t('Browse the shop')}
            </LinkButton>
          </NoOrders>
        }
      />
    </Page>
  )
}
