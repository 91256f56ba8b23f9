import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { StatusBadge } from '#client/ui/status-badge.tsx'
import type { OrderSummary } from '#shared/order/order.schema.ts'
import { orderStatusLabels } from './order-labels.ts'

/** The order's status as a badge. */
export function OrderStatusBadge({ order }: { order: OrderSummary }) {
  const { t } = useTranslation()
  const { label, tone } = orderStatusLabels(order)
  return <StatusBadge tone={tone} label={t(label)} />
}
