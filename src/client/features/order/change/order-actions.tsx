import { useRef } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useFocusWhenGone } from '#client/ui/focus/use-focus-when-gone.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { UndoRow } from '#client/ui/undo/undo-row.tsx'
import { useDelayedAction } from '#client/ui/undo/use-delayed-action.ts'
import type { OrderChange } from '#shared/order/order.constants.ts'
import type { OrderSummary } from '#shared/order/order.schema.ts'
import { orderChangeLabels } from '../order-labels.ts'
import { OrderChangeButton } from './order-change-button.tsx'
import { useOrderChange } from './use-order-change.ts'

interface OrderActionsProps {
  order: Pick<
    OrderSummary,
    '_id' | 'role' | 'status' | 'delivery' | 'number' | 'payBy' | 'isPaymentClaimed'
  >
  changes: readonly OrderChange[]
  /** In lists the buttons' names include the order's number. */
  isNumbered?: boolean
}

/**
 * The buttons of an order's next changes. Accepting and sending happen at once and can be undone for some
 * seconds, before the buyer hears of them; the other changes ask first.
 */
export function OrderActions({ order, changes, isNumbered = false }: OrderActionsProps) {
  const { t } = useTranslation()
  const { secondsLeft, start, undo } = useDelayedAction()
  const firstButton = useRef<HTMLButtonElement>(null)
  useFocusWhenGone(secondsLeft !== null, () => firstButton.current)
  const { isBusy, change } = useOrderChange(order)
  const [first] = changes
  const chosen = first && orderChangeLabels(first, order).undo
  if (secondsLeft !== null && chosen) {
    return (
      <UndoRow
        label={t(chosen)}
        subject={isNumbered ? order.number : undefined}
        secondsLeft={secondsLeft}
        onUndo={undo}
      />
    )
  }
  return changes.map((to) => {
    const { label, undo: isUndoable } = orderChangeLabels(to, order)
    if (!isUndoable) {
      return <OrderChangeButton key={to} order={order} to={to} isNumbered={isNumbered} />
    }
    return (
      <PendingButton
        key={to}
        ref={to === first ? firstButton : undefined}
        isPending={isBusy}
        aria-label={isNumbered ? `${t(label)}: ${order.number}` : undefined}
        onClick={() => start(() => change(to))}
      >
        {t(label)}
      </PendingButton>
    )
  })
}
