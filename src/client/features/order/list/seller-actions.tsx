import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import type { OrderSummary } from '#shared/order/order.schema.ts'
import { OrderActions } from '../change/order-actions.tsx'
import { nextSellerChange } from '../order-labels.ts'

/** The seller's next action on an order, available from the list. */
export function SellerActions({ order }: { order: OrderSummary }) {
  const { t } = useTranslation()
  const next = nextSellerChange(order)
  const isUnpaidCash = order.status === 'delivered' && order.paidAt === null
  if (isUnpaidCash) {
    return (
      <LinkButton
        href={paths.order.href(order._id)}
        aria-label={t('Have you received the cash? {{number}}', { number: order.number })}
      >
        {t('Have you received the cash?')}
      </LinkButton>
    )
  }
  if (!next) return null
  const changes = order.status === 'placed' ? ([next, 'declined'] as const) : [next]
  return <OrderActions key={next} order={order} changes={changes} isNumbered />
}
