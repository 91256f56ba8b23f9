import { Title } from '@mantine/core'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '#client/ui/shared.module.css'
import type { OrderEventKind, OrderStatus } from '#shared/order/order.constants.ts'
import type { OrderView } from '#shared/order/order.schema.ts'
import { orderStepLabel } from '../order-labels.ts'
import classes from './order-steps.module.css'

const stepsByPayment: Record<OrderView['payBy'], OrderStatus[]> = {
  upi: ['placed', 'accepted', 'paid', 'dispatched', 'delivered'],
  cash: ['placed', 'accepted', 'dispatched', 'delivered'],
}
const unsuccessfulKinds: readonly OrderEventKind[] = [
  'declined',
  'cancelled',
  'expired',
  'contested',
]
const isUnsuccessful = (kind: OrderEventKind) => unsuccessfulKinds.includes(kind)

/** The steps the order has taken, with times, and the steps ahead. */
export function OrderSteps({ order }: { order: OrderView }) {
  const { t } = useTranslation()
  const { moment } = useFormat()
  const { events, status, payBy, delivery, role, paidAt } = order
  const allSteps = stepsByPayment[payBy]
  const ahead = isUnsuccessful(status) ? [] : allSteps.slice(allSteps.indexOf(status) + 1)
  const actorLabel = (by: OrderView['events'][number]['by']) => {
    if (by === 'time') return t('automatically')
    if (by === 'operator') return t('by an admin')
    if (by === role) return t('by you')
    return by === 'buyer' ? t('by the buyer') : t('by the seller')
  }
  return (
    <section aria-labelledby="order-steps">
      <Title order={2} size="h3" id="order-steps" mb="sm">
        {t('Steps')}
      </Title>
      <ol className={classes.steps}>
        {events.map((event, index) => (
          <li
            key={event.at + event.status}
            className={classes.step}
            data-state={isUnsuccessful(event.status) ? 'unsuccessful' : 'done'}
            aria-current={index === events.length - 1 ? 'step' : undefined}
          >
            <b>{t(orderStepLabel(event.status, delivery))}</b>
            <span className={shared.quiet}>
              <time dateTime={event.at}>{moment(event.at)}</time>, {actorLabel(event.by)}
            </span>
            {event.reason && <q className={classes.reason}>{event.reason}</q>}
          </li>
        ))}
        {payBy === 'cash' && paidAt && (
          <li className={classes.step} data-state="done">
            <b>{t('Cash received')}</b>
            <span className={shared.quiet}>
              <time dateTime={paidAt}>{moment(paidAt)}</time>,{' '}
              {role === 'seller' ? t('by you') : t('by the seller')}
            </span>
          </li>
        )}
        {ahead.map((step) => (
          <li key={step} className={classes.step} data-state="ahead">
            <span>{t(orderStepLabel(step, delivery))}</span>
            <span className={shared.quiet}>{t('still to come')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
