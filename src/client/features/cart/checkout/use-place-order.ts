import { useState } from 'react'
import { useLocation } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useIsOnPage } from '#client/platform/paths/use-is-on-page.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { toastInfo, toastSuccess } from '#client/ui/toast.ts'
import type { PlaceOrdersInput } from '#shared/order/order.schema.ts'
import { deleteCheckoutDraft, orderKeyFor } from './checkout-draft.ts'
import { placedState } from './placed-orders.ts'

/** Errors about a delivery: the form shows the new fee or the reason. */
const deliveryCodes = new Set(['order.delivery_changed', 'order.no_delivery'])
/** Errors about a line that changed since it was shown: nothing was ordered. */
const staleOfferCodes = new Set(['order.not_available', 'order.price_changed'])

/**
 * Places the orders once, however often it is retried, then shows them or returns to the changed
 * cart.
 * @param handleNewFee called when the server has refused the order and said what a delivery costs now.
 */
export function usePlaceOrder(handleNewFee: () => void) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const isOnPage = useIsOnPage()
  const utils = trpc.useUtils()
  /** The request was sent but no response arrived. */
  const [isConnectionLost, setConnectionLost] = useState(false)

  const place = async (order: PlaceOrdersInput) => {
    setConnectionLost(false)
    const context = { idempotencyKey: orderKeyFor(order) }
    const { orders } = await utils.client.order.place.mutate(order, { context })
    deleteCheckoutDraft()
    const checkout = paths.checkout.href()
    if (isOnPage()) navigate(checkout, { replace: true, state: placedState(orders) })
    else toastSuccess(t('Thank you, your order has been sent to the sellers'))
    void utils.basket.invalidate()
    void utils.order.invalidate()
    // The stock has changed.
    void utils.crop.invalidate()
  }
  const handleFailure = (error: unknown) => {
    const { code } = readFailure(error)
    setConnectionLost(code === null)
    if (code !== null && deliveryCodes.has(code)) {
      handleNewFee()
      void utils.basket.invalidate()
    }
    if (code === null || !staleOfferCodes.has(code)) return
    void utils.basket.invalidate()
    toastInfo(t('Something has changed in the meantime. Nothing has been ordered yet.'))
    if (isOnPage()) navigate(paths.cart.href())
  }
  return { place, handleFailure, isConnectionLost }
}
