import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '#shared/order/order.schema.ts'
import { orderStatusLabels } from './order-labels.ts'

/** The order's status as a badge. */
export function OrderStatusBadge({ order }: { order: OrderSummary }) {
  const { t } = useTranslation()
  const { label, color } = orderStatusLabels(order)
  return (
    <Badge color={color} variant="light" size="lg">
      {t(label)}
    </Badge>
  )
}
