import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/platform/format/format.ts'
import chips from '#client/ui/chip.module.css'
import type { OrderStatus } from '#shared/order/order.constants.ts'
import type { OrderPage } from '#shared/order/order.schema.ts'
import { type OrderRole, orderFilterLabels } from '../order-labels.ts'
import classes from './order-list.module.css'

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
  const { number } = useFormat()
  const offered = [
    ...usualStatuses,
    ...unsuccessfulStatuses.filter(
      (unsuccessful) => counts[unsuccessful] || unsuccessful === status,
    ),
  ]
  return (
    <ul className={chips.row} aria-label={t('Filter by status')}>
      <li>
        <button
          type="button"
          className={chips.chip}
          aria-pressed={status === ''}
          onClick={() => onPick('')}
        >
          {t('All orders')}
        </button>
      </li>
      {offered.map((value) => (
        <li key={value}>
          <button
            type="button"
            className={chips.chip}
            aria-pressed={status === value}
            onClick={() => onPick(value)}
          >
            {t(orderFilterLabels[side][value])}
            {counts[value] !== undefined && counts[value] > 0 && (
              <span
                className={classes.count}
                data-due={(side === 'seller' && value === 'placed') || undefined}
              >
                {number(counts[value])}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
