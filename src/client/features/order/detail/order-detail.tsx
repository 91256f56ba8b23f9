import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import shared from '#client/ui/shared.module.css'
import type { OrderView } from '#shared/order/order.schema.ts'
import { canRepeat } from '../again/repeat-order.policy.ts'
import { RepeatOrderButton } from '../again/repeat-order-button.tsx'
import { OrderChangeButton } from '../change/order-change-button.tsx'
import { OrderPaymentClaim } from '../payment/order-payment-claim.tsx'
import { OrderUpiPayment } from '../payment/order-upi-payment.tsx'
import { OrderCounterparty } from './order-counterparty.tsx'
import classes from './order-detail.module.css'
import { OrderLines } from './order-lines.tsx'
import { OrderPlace } from './order-place.tsx'
import { OrderProgressCard } from './order-progress-card.tsx'
import { OrderReference } from './order-reference.tsx'
import { OrderSteps } from './order-steps.tsx'

interface OrderDetailProps {
  order: OrderView
  /** Shown below the progress, because it is what is left to do. */
  review?: ReactNode
}

/** The order's progress, the next actions and all details. */
export function OrderDetail({ order, review }: OrderDetailProps) {
  return (
    <div className={`${shared.wideColumns} ${classes.layout}`}>
      <div className={classes.first}>
        <OrderProgressCard order={order} />
        {order.payee && <OrderUpiPayment order={order} payee={order.payee} />}
        {order.role === 'seller' && order.paymentReference && (
          <OrderPaymentClaim order={order} reference={order.paymentReference} />
        )}
        {review}
        <OrderLines order={order} />
        {(canRepeat(order) || order.changes.includes('cancelled')) && (
          <Group gap="xs">
            {canRepeat(order) && <RepeatOrderButton order={order} />}
            {order.changes.includes('cancelled') && (
              <OrderChangeButton order={order} to="cancelled" />
            )}
          </Group>
        )}
      </div>
      <div className={classes.side}>
        <OrderSteps order={order} />
        <OrderCounterparty order={order} />
        <OrderPlace order={order} />
        <OrderReference order={order} />
      </div>
    </div>
  )
}
