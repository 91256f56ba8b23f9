import { useState } from 'react'
import type { CartView, SellerGroup } from '#shared/cart/cart.schema.ts'
import type { DeliveryWay } from '#shared/order/order.constants.ts'
import type { PlaceOrdersInput } from '#shared/order/order.schema.ts'
import type { readCheckoutDraft } from './checkout-draft.ts'

type Draft = ReturnType<typeof readCheckoutDraft>

/** What the buyer chose for each seller; delivery where nothing was chosen and the seller delivers. */
export function useDeliveryWays(cart: CartView, draft: Draft) {
  const [ways, setWays] = useState<Record<string, DeliveryWay>>(draft?.ways ?? {})
  const wayOf = ({ seller, delivery }: SellerGroup): DeliveryWay => {
    if (delivery?.outcome === 'pickup-only') return 'pickup'
    return ways[seller?._id ?? ''] ?? draft?.delivery ?? 'delivery'
  }
  return {
    ways,
    wayOf,
    setWay: ({ seller }: SellerGroup, way: DeliveryWay) =>
      setWays({ ...ways, [seller?._id ?? '']: way }),
    /** Some seller is to deliver. */
    isDelivery: cart.parts.some((group) => group.seller && wayOf(group) === 'delivery'),
  }
}

/** The choices for the server, with the fees that the buyer agrees to. */
export const deliveriesOf = (
  { parts }: CartView,
  wayOf: (group: SellerGroup) => DeliveryWay,
  agreedFee: (group: SellerGroup) => number | null,
): PlaceOrdersInput['deliveries'] =>
  parts.flatMap((group) => {
    const { seller } = group
    if (!seller) return []
    const way = wayOf(group)
    return way === 'pickup'
      ? { sellerId: seller._id, delivery: way }
      : { sellerId: seller._id, delivery: way, fee: agreedFee(group) }
  })
