import { IconCoinRupee } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { toastFailure, toastSuccess } from '#client/ui/toast.ts'
import type { OrderSummary } from '#shared/order/order.schema.ts'
import { OrderChangeDialog } from '../change/order-change-dialog.tsx'

const labels = {
  label: 'Cash received',
  done: 'Cash received',
  question: 'Have you received all the cash?',
  text: 'The buyer will see that it is paid. You cannot undo this.',
}

interface OrderCashButtonProps {
  order: Pick<OrderSummary, '_id' | 'number'>
  /** In lists the button's name includes the order's number. */
  isNumbered?: boolean
}

/** Lets the seller confirm the cash payment, after a confirmation. */
export function OrderCashButton({ order, isNumbered = false }: OrderCashButtonProps) {
  const { _id, number } = order
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const confirming = trpc.order.confirmCash.useMutation({
    onSuccess: (changed) => {
      utils.order.get.setData({ orderId: _id }, changed)
      toastSuccess(t('Cash received'))
    },
    onError: (error) => toastFailure(t, error),
    onSettled: () => utils.order.invalidate(),
  })
  return (
    <>
      <PendingButton
        isPending={confirming.isPending}
        aria-label={isNumbered ? `${t(labels.label)}: ${number}` : undefined}
        leftSection={<IconCoinRupee size={20} aria-hidden />}
        onClick={() => setDialogOpen(true)}
      >
        {t(labels.label)}
      </PendingButton>
      <OrderChangeDialog
        labels={labels}
        question={labels.question}
        isOpen={isDialogOpen}
        isBusy={confirming.isPending}
        onClose={() => setDialogOpen(false)}
        onConfirm={() =>
          confirming.mutate({ orderId: _id }, { onSettled: () => setDialogOpen(false) })
        }
      />
    </>
  )
}
