import type { ReactNode } from 'react'
import type { OrderView } from '#shared/order/order.schema.ts'
import { ChangeButton } from '../change/change-button.tsx'
import { PaymentClaim } from '../payment/payment-claim.tsx'
import { UpiPaying } from '../payment/upi-paying.tsx'
import { Counterparty } from './counterparty.tsx'
import classes from './order-detail.module.css'
import { OrderLines } from './order-lines.tsx'
import { OrderPlace } from './order-place.tsx'
import { OrderSteps } from './order-steps.tsx'
import { ProgressCard } from './progress-card.tsx'

interface OrderDetailProps {
  order: OrderView
  /** Shown below the steps. */
  review?: ReactNode
}

/** The order's progress, the next actions and all details. */
export function OrderDetail({ order, review }: OrderDetailProps) {
  return (
    <div className={classes.layout}>
      <div className={classes.first}>
        <ProgressCard order={order} />
        {order.payee && <UpiPaying order={order} payee={order.payee} />}
        {order.role === 'seller' && order.paymentReference && (
          <PaymentClaim order={order} reference={order.paymentReference} />
        )}
        <OrderLines order={order} />
        {order.changes.includes('cancelled') && (
          <div>
            <ChangeButton order={order} to="cancelled" />
          </div>
        )}
      </div>
      <div className={classes.side}>
        <OrderSteps order={order} />
        {review}
        <Counterparty order={order} />
        <OrderPlace order={order} />
      </div>
    </div>
  )
}
