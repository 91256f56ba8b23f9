import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { StatusChips } from '#client/ui/list/status-chips.tsx'
import type { OrderStatus } from '#shared/order/order.constants.ts'
import type { OrderPage } from '#shared/order/order.schema.ts'
import { type OrderRole, orderFilterLabels } from '../order-labels.ts'

/**
 * Always offered, in the order of the process; other statuses appear only when some order has them.
 */
const usualStatuses: OrderStatus[] = ['placed', 'accepted', 'paid', 'dispatched', 'delivered']
const unsuccessfulStatuses: OrderStatus[] = ['declined', 'cancelled', 'expired']

interface OrderStatusFilterProps {
  side: OrderRole
  status: OrderStatus | ''
  counts: OrderPage['counts'] | undefined
  onPick: (status: OrderStatus | '') => void
}

/** Filters orders by status, with counts. */
export function OrderStatusFilter({ side, status, counts = {}, onPick }: OrderStatusFilterProps) {
  const { t } = useTranslation()
  const offered = [
    ...usualStatuses,
    ...unsuccessfulStatuses.filter(
      (unsuccessful) => counts[unsuccessful] || unsuccessful === status,
    ),
  ]
  return (
    <StatusChips
      allLabel={t('All orders')}
      value={status}
      chips={offered.map((value) => ({
        status: value,
        label: t(orderFilterLabels[side][value]),
        count: counts[value],
        isDue: side === 'seller' && value === 'placed',
      }))}
      onPick={onPick}
    />
  )
}
