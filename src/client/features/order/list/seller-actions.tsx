import type { OrderSummary } from '#shared/order/order.schema.ts'
import { OrderActions } from '../change/order-actions.tsx'
import { nextSellerChange } from '../order-labels.ts'
import { OrderCashButton } from '../payment/order-cash-button.tsx'

/** The seller's next action on an order, available from the list. */
export function SellerActions({ order }: { order: OrderSummary }) {
  const next = nextSellerChange(order)
  const isUnpaidCash = order.status === 'delivered' && order.paidAt === null
  if (isUnpaidCash) {
    return <OrderCashButton order={order} isNumbered />
  }
  if (!next) return null
  const changes = order.status === 'placed' ? ([next, 'declined'] as const) : [next]
  return <OrderActions key={next} order={order} changes={changes} isNumbered />
}
