import { useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { toastFailure, toastSuccess } from '#client/ui/toast.ts'
import type { OrderView } from '#shared/order/order.schema.ts'
import type { OrderChangeLabels } from '../order-labels.ts'
import { OrderChangeDialog } from './order-change-dialog.tsx'

const labels = {
  label: 'Cash not received',
  question: 'Has the buyer not paid?',
  text: 'We will notify the buyer and our team. Until this is settled, the buyer’s review does not count. You can still confirm the cash later.',
  reason: 'optional',
  reasons: ['Nothing was paid', 'Only a part was paid', 'The goods were never handed over'],
  done: 'Reported: cash not received',
  isDestructive: true,
} as const satisfies OrderChangeLabels & { question: string }

/** Lets the seller report that no cash was received, after a confirmation. */
export function OrderContestButton({ order: { _id } }: { order: OrderView }) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const contesting = trpc.order.contest.useMutation({
    onSuccess: (order) => {
      utils.order.get.setData({ orderId: _id }, order)
      setDialogOpen(false)
      toastSuccess(t(labels.done))
    },
    // The dialog stays open with its text.
    onError: (error) => toastFailure(t, error),
    onSettled: () => utils.order.invalidate(),
  })
  return (
    <>
      <PendingButton
        variant="default"
        c="var(--mantine-color-error)"
        isPending={contesting.isPending}
        onClick={() => setDialogOpen(true)}
      >
        {t(labels.label)}
      </PendingButton>
      <OrderChangeDialog
        labels={{ ...labels, reasons: [...labels.reasons] }}
        question={labels.question}
        isOpen={isDialogOpen}
        isBusy={contesting.isPending}
        onClose={() => setDialogOpen(false)}
        onConfirm={(reason) => contesting.mutate({ orderId: _id, reason })}
      />
    </>
  )
}
