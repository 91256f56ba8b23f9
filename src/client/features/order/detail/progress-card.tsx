import { Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import shared from '#client/ui/shared.module.css'
import type { OrderView } from '#shared/order/order.schema.ts'
import { ChangeButton } from '../change/change-button.tsx'
import { ContestButton } from '../change/contest-button.tsx'
import { useTimeLeft } from '../order-time.ts'
import { CashButton } from '../payment/cash-button.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { progressMessageOf } from './order-progress.ts'
import classes from './progress-card.module.css'

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
export function ProgressCard({ order }: { order: OrderView }) {
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
  const showsReason = tone === 'over' || order.contestedAt !== null
  const reason = showsReason ? events.at(-1)?.reason : ''
  // Cancelling is not a next step: its button is at the end of the page.
  const next = changes.filter((to) => to !== 'cancelled')
  const left = status === 'placed' && expiresAt ? timeLeft(expiresAt) : null
  return (
    <section className={classes.card} data-mood={tone} aria-labelledby="order-story">
      <div className={shared.headRow}>
        <StatusBadge order={order} />
        {left && <span className={classes.left}>{left}</span>}
      </div>
      <div role="status">
        <Title order={2} id="order-story" className={classes.title} ref={heading} tabIndex={-1}>
          {t(title, values)}
        </Title>
        <p className={classes.text}>{t(text, values)}</p>
        {reason && <q className={classes.reason}>{reason}</q>}
      </div>
      {(next.length > 0 || canConfirmCash) && (
        <div className={classes.buttons}>
          {canConfirmCash && <CashButton order={order} />}
          {canContestUntil !== null && <ContestButton order={order} />}
          {next.map((to) => (
            <ChangeButton key={to} order={order} to={to} />
          ))}
        </div>
      )}
    </section>
  )
}
