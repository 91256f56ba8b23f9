import { Group, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '#client/ui/shared.module.css'
import type { OrderView } from '#shared/order/order.schema.ts'
import { OrderActions } from '../change/order-actions.tsx'
import { OrderContestButton } from '../change/order-contest-button.tsx'
import { OrderStatusBadge } from '../order-status-badge.tsx'
import { useTimeLeft } from '../order-time.ts'
import { OrderCashButton } from '../payment/order-cash-button.tsx'
import { progressMessageOf } from './order-progress.ts'
import classes from './order-progress-card.module.css'

const focusDelayMs = 50

/** After a change, moves the focus from the removed button to the new status. */
function useFocusAfterChange({ status, paidAt, contestedAt }: OrderView) {
  const title = useRef<HTMLHeadingElement>(null)
  const state = status + paidAt + contestedAt
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    // The closing dialog first returns the focus to a button that may be gone.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) title.current?.focus({ preventScroll: true })
    }, focusDelayMs)
    return () => clearTimeout(timer)
  }, [state])
  return title
}

/** What is happening, what happens next for the viewer, and the buttons for it. */
export function OrderProgressCard({ order }: { order: OrderView }) {
  const { t } = useTranslation()
  const { money, moment } = useFormat()
  const timeLeft = useTimeLeft()
  const heading = useFocusAfterChange(order)
  const { title, text, tone } = progressMessageOf(order)
  const { status, expiresAt, changes, canConfirmCash, canContestUntil, events } = order
  const until = canContestUntil ?? expiresAt
  const values = {
    name: personName(t, order.otherName),
    total: money(order.total),
    time: until ? moment(until) : '',
  }
  const showsReason = tone === 'over' || order.contestedAt !== null || order.isFoundUnpaid
  const reason = showsReason ? events.at(-1)?.reason : ''
  // Cancelling is not a next step: its button is at the end of the page.
  const next = changes.filter((to) => to !== 'cancelled')
  const left = status === 'placed' && expiresAt ? timeLeft(expiresAt) : null
  return (
    <section className={classes.card} data-tone={tone} aria-labelledby="order-progress">
      <div className={shared.headRow}>
        <OrderStatusBadge order={order} />
        {left && <span className={classes.left}>{left}</span>}
      </div>
      <div role="status">
        <Title order={2} id="order-progress" className={classes.title} ref={heading} tabIndex={-1}>
          {t(title, values)}
        </Title>
        <p className={classes.text}>{t(text, values)}</p>
        {reason && <q className={classes.reason}>{reason}</q>}
      </div>
      {(next.length > 0 || canConfirmCash) && (
        <Group className={classes.buttons} gap="xs">
          {canConfirmCash && <OrderCashButton order={order} />}
          {canContestUntil !== null && <OrderContestButton order={order} />}
          <OrderActions key={status} order={order} changes={next} />
        </Group>
      )}
    </section>
  )
}
