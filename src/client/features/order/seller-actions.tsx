import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '../../../shared/order.schema.ts'
import { paths } from '../../core/paths.ts'
import { LinkButton } from '../../core/ui/link.tsx'
import { ChangeButton } from './change-button.tsx'
import { nextSellerChange } from './order-words.ts'

/** What a seller does next with an order, right from the list. */
export function SellerActions({ order }: { order: OrderSummary }) {
  const { t } = useTranslation()
  const next = nextSellerChange(order)
  const isUnpaidCash = order.status === 'delivered' && order.paidAt === null
  if (isUnpaidCash) {
    return (
      <LinkButton
        href={paths.order.href(order._id)}
        aria-label={t('Has the cash come? {{number}}', { number: order.number })}
      >
        {t('Has the cash come?')}
      </LinkButton>
    )
  }
  if (!next) return null
  return (
    <>
      <ChangeButton key={next} order={order} to={next} isNumbered />
      {order.status === 'placed' && <ChangeButton order={order} to="declined" isNumbered />}
    </>
  )
}
