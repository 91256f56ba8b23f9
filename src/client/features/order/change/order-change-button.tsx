import { useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import type { OrderChange } from '#shared/order/order.constants.ts'
import type { OrderSummary } from '#shared/order/order.schema.ts'
import { orderChangeLabels } from '../order-labels.ts'
import { OrderChangeDialog } from './order-change-dialog.tsx'
import { useOrderChange } from './use-order-change.ts'

interface OrderChangeButtonProps {
  order: Pick<
    OrderSummary,
    '_id' | 'role' | 'status' | 'delivery' | 'number' | 'payBy' | 'isPaymentClaimed'
  >
  /** A change that cannot be undone. */
  to: OrderChange
  /** In lists the button's name includes the order's number. */
  isNumbered?: boolean
}

/** Money is confirmed once the buyer says that it was sent; before, the button is there and does not ask for it. */
const isEarly = (to: OrderChange, { isPaymentClaimed }: { isPaymentClaimed: boolean }) =>
  to === 'paid' && !isPaymentClaimed

/** Changes an order's status, after a confirmation. */
export function OrderChangeButton({ order, to, isNumbered = false }: OrderChangeButtonProps) {
  const { t } = useTranslation()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { isBusy, change } = useOrderChange(order)
  const labels = orderChangeLabels(to, order)
  const label = t(labels.label)
  const isQuiet = labels.isDestructive || isEarly(to, order)
  return (
    <>
      <PendingButton
        variant={isQuiet ? 'default' : 'filled'}
        c={labels.isDestructive ? 'var(--mantine-color-error)' : undefined}
        isPending={isBusy}
        aria-label={isNumbered ? `${label}: ${order.number}` : undefined}
        onClick={() => setDialogOpen(true)}
      >
        {label}
      </PendingButton>
      <OrderChangeDialog
        labels={labels}
        question={labels.question ?? labels.label}
        isOpen={isDialogOpen}
        isBusy={isBusy}
        onClose={() => setDialogOpen(false)}
        onConfirm={async (reason) => {
          // After a failure the dialog stays open, so that the reason is not lost.
          if (await change(to, reason)) setDialogOpen(false)
        }}
      />
    </>
  )
}
