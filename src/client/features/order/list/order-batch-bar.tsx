import { useRef } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useFocusWhenGone } from '#client/ui/focus/use-focus-when-gone.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { UndoRow } from '#client/ui/undo/undo-row.tsx'
import type { OrderBatchChange } from '#shared/order/order.constants.ts'
import type { OrderSummary } from '#shared/order/order.schema.ts'
import type { useOrderBatch } from '../change/use-order-batch.ts'
import { nextSellerChange } from '../order-labels.ts'

interface OrderBatchBarProps {
  selected: readonly OrderSummary[]
  batch: ReturnType<typeof useOrderBatch>
  onStart: () => void
  onUndo: () => void
}

/** What can be done with the selected orders: only what is next for some of them. */
export function OrderBatchBar({ selected, batch, onStart, onUndo }: OrderBatchBarProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const undone = useRef<HTMLButtonElement>(null)
  useFocusWhenGone(batch.secondsLeft !== null, () => undone.current)
  if (batch.secondsLeft !== null && batch.batch) {
    const { to, orders } = batch.batch
    const count = number(orders.length)
    return (
      <UndoRow
        label={
          to === 'accepted'
            ? t('Accepting: {{number}}', { number: count })
            : t('Marking as sent or ready: {{number}}', { number: count })
        }
        secondsLeft={batch.secondsLeft}
        onUndo={onUndo}
      />
    )
  }
  const button = (to: OrderBatchChange, label: (count: string) => string) => {
    const orders = selected.filter((order) => nextSellerChange(order) === to)
    if (orders.length === 0) return null
    const handleStart = () => {
      batch.start(to, orders)
      onStart()
    }
    return (
      <PendingButton
        key={to}
        ref={to === batch.batch?.to ? undone : undefined}
        isPending={batch.isBusy}
        onClick={handleStart}
      >
        {label(number(orders.length))}
      </PendingButton>
    )
  }
  const buttons = [
    button('accepted', (count) => t('Accept {{number}}', { number: count })),
    button('dispatched', (count) => t('Mark {{number}} as sent or ready', { number: count })),
  ]
  const isIdle = selected.length > 0 && buttons.every((one) => one === null)
  return isIdle ? <span>{t('Nothing to do for these orders together')}</span> : buttons
}
