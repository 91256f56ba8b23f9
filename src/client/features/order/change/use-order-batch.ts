import { useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { toastFailure } from '#client/ui/toast.ts'
import { useDelayedAction } from '#client/ui/undo/use-delayed-action.ts'
import type { OrderBatchChange } from '#shared/order/order.constants.ts'
import type { OrderSummary } from '#shared/order/order.schema.ts'

interface Batch {
  to: OrderBatchChange
  orders: readonly OrderSummary[]
}

/** Changes many orders at once, some seconds after it was chosen, and remembers what became of each. */
export function useOrderBatch() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const { secondsLeft, start, undo } = useDelayedAction()
  const [batch, setBatch] = useState<Batch | null>(null)
  const changing = trpc.order.changeMany.useMutation({
    onError: (error) => toastFailure(t, error),
    // Also after an error: the orders before it have changed.
    onSettled: () => utils.order.invalidate(),
  })
  return {
    batch,
    secondsLeft,
    isBusy: changing.isPending,
    results: changing.data?.results ?? null,
    start: (to: OrderBatchChange, orders: readonly OrderSummary[]) => {
      changing.reset()
      setBatch({ to, orders })
      start(() => changing.mutateAsync({ orderIds: orders.map(({ _id }) => _id), to }))
    },
    undo,
    clear: changing.reset,
  }
}
