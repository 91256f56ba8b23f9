import { Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useLive } from '#client/platform/realtime/live.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import type { OrderView } from '#shared/order/order.schema.ts'
import { OrderDetail } from './order-detail.tsx'

const Loading = () => (
  <Stack gap="lg">
    <Skeleton height={140} radius="lg" />
    <Skeleton height={320} radius="lg" />
  </Stack>
)

interface OrderDetailPageProps {
  /**
   * The review of the counterparty below the order's progress. Injected, because reviews are another
   * feature.
   */
  renderReview?: (order: OrderView) => ReactNode
}

/** One order, as its buyer or its seller sees it. */
export default function OrderDetailPage({ renderReview }: OrderDetailPageProps) {
  const { t } = useTranslation()
  const { orderId = '' } = useParams<{ orderId: string }>()
  const query = trpc.order.get.useQuery({ orderId }, { refetchOnWindowFocus: true })
  useLive('orders', (id) => {
    if (id === null || id === orderId) void query.refetch()
  })
  const { data } = query
  return (
    <Page
      title={data ? t('Order {{number}}', { number: data.number }) : t('Order')}
      actions={
        data && (
          <LinkButton
            variant="default"
            href={(data.role === 'buyer' ? paths.myOrders : paths.sellerOrders).href()}
          >
            {data.role === 'buyer' ? t('Bought') : t('Sold')}
          </LinkButton>
        )
      }
    >
      <QueryView
        query={query}
        skeleton={<Loading />}
        errorTitle="Unable to load the order"
        errorText={readFailure(query.error).message ?? undefined}
        errorActions={
          <LinkButton variant="default" href={paths.myOrders.href()}>
            {t('Bought')}
          </LinkButton>
        }
      >
        {(order) => <OrderDetail order={order} review={renderReview?.(order)} />}
      </QueryView>
    </Page>
  )
}
