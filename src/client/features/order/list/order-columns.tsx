import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import type { TableColumn } from '#client/ui/table/data-table.tsx'
import cells from '#client/ui/table/table-cells.module.css'
import type { OrderSort } from '#shared/order/order.constants.ts'
import type { OrderSummary } from '#shared/order/order.schema.ts'
import { OrderStatusBadge } from '../order-status-badge.tsx'
import { useTimeLeft } from '../order-time.ts'
import { useOrderItems } from './order-items.ts'
import { SellerActions } from './seller-actions.tsx'

/** The columns of a seller's orders. */
export function useOrderColumns(): TableColumn<OrderSummary, OrderSort>[] {
  const { t } = useTranslation()
  const { money, date } = useFormat()
  const timeLeft = useTimeLeft()
  const itemsOf = useOrderItems()
  return [
    {
      key: 'order',
      label: t('Order'),
      sorts: { up: 'oldest', down: 'newest', first: 'down' },
      render: (order) => (
        <div className={cells.cell}>
          <TextLink className={cells.link} href={paths.order.href(order._id)} fw={600}>
            {itemsOf(order)}
          </TextLink>
          <span className={shared.quiet}>
            <span className={cells.code}>{order.number}</span>
            {' · '}
            <time dateTime={order.createdAt}>{date(order.createdAt)}</time>
          </span>
        </div>
      ),
    },
    {
      key: 'buyer',
      label: t('Buyer'),
      sorts: { up: 'name-a', down: 'name-z', first: 'up' },
      render: ({ otherName, delivery }) => (
        <div className={cells.cell}>
          {personName(t, otherName)}
          <span className={shared.quiet}>
            {delivery === 'pickup' ? t('Pick-up') : t('Delivery')}
          </span>
        </div>
      ),
    },
    {
      key: 'total',
      label: t('Total'),
      isNumber: true,
      sorts: { up: 'total-low', down: 'total-high', first: 'down' },
      render: ({ total, payBy }) => (
        <div className={cells.cell}>
          <b>{money(total)}</b>
          <span className={shared.quiet}>{payBy === 'cash' ? t('Cash') : t('UPI')}</span>
        </div>
      ),
    },
    {
      key: 'status',
      label: t('Status'),
      sorts: { up: 'step-first', down: 'step-last', first: 'up' },
      render: (order) => {
        const left = order.status === 'placed' && order.expiresAt ? timeLeft(order.expiresAt) : null
        return (
          <div className={cells.cell}>
            <span>
              <OrderStatusBadge order={order} />
            </span>
            {left && <span className={shared.quiet}>{left}</span>}
          </div>
        )
      },
    },
    {
      key: 'next',
      label: t('Next step'),
      render: (order) => (
        <div className={cells.actions}>
          <SellerActions order={order} />
        </div>
      ),
    },
  ]
}
