import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderChange } from '#shared/order/order.constants.ts'
import type { OrderSummary } from '#shared/order/order.schema.ts'
import { orderChangeLabels } from '../order-labels.ts'
import { OrderChangeDialog } from './order-change-dialog.tsx'
import { useOrderChange } from './use-order-change.ts'

interface OrderChangeButtonProps {
  order: Pick<OrderSummary, '_id' | 'role' | 'delivery' | 'number'>
  to: OrderChange
  /** In lists the button's name includes the order's number. */
  isNumbered?: boolean
}

/** Changes an order's status, after a confirmation where the change cannot be undone. */
export function OrderChangeButton({ order, to, isNumbered = false }: OrderChangeButtonProps) {
  const { t } = useTranslation()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { isBusy, change } = useOrderChange(order)
  const labels = orderChangeLabels(to, order)
  const label = t(labels.label)

  const handleClick = () => {
    if (labels.question) setDialogOpen(true)
    else if (!isBusy) void change(to)
  }
  return (
    <>
      <Button
        variant={labels.isDestructive ? 'default' : 'filled'}
        c={labels.isDestructive ? 'var(--mantine-color-error)' : undefined}
        loading={isBusy}
        aria-label={isNumbered ? `${label}: ${order.number}` : undefined}
        onClick={handleClick}
      >
        {label}
      </Button>
      {labels.question && (
        <OrderChangeDialog
          labels={labels}
          question={labels.question}
          isOpen={isDialogOpen}
          isBusy={isBusy}
          onClose={() => setDialogOpen(false)}
          onConfirm={async (reason) => {
            // After a failure the dialog stays open, so that the reason is not lost.
            if (await change(to, reason)) setDialogOpen(false)
          }}
        />
      )}
    </>
  )
}
