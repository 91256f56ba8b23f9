import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { toastFailure, toastSuccess } from '#client/ui/toast.ts'
import type { OrderChange } from '#shared/order/order.constants.ts'
import type { OrderSummary } from '#shared/order/order.schema.ts'
import { orderChangeLabels } from '../order-labels.ts'

/** Changes an order's status, shows the result, and reloads every list and page of orders. */
export function useOrderChange(order: Pick<OrderSummary, '_id' | 'role' | 'delivery'>) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const changing = trpc.order.change.useMutation({
    onSuccess: (changed, { to }) => {
      utils.order.get.setData({ orderId: order._id }, changed)
      toastSuccess(t(orderChangeLabels(to, order).done))
    },
    onError: (error) => toastFailure(t, error),
    // Also after an error, which means that the order has changed since it was loaded.
    onSettled: (_order, _error, { to }) => {
      if (to === 'declined' || to === 'cancelled') void utils.crop.invalidate()
      return utils.order.invalidate()
    },
  })
  return {
    isBusy: changing.isPending,
    change: (to: OrderChange, reason = '') =>
      changing.mutateAsync({ orderId: order._id, to, reason }).then(
        () => true,
        () => false,
      ),
  }
}
