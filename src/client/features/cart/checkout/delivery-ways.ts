import { useState } from 'react'
import type { useAgreedFees } from '#client/domain/delivery/use-agreed-fees.ts'
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

/** What a fee depends on, besides the seller's terms. */
const feeKeyOf = ({ seller, lines }: SellerGroup, deliverTo: CartView['deliverTo']) => {
  const goods = lines.map(({ cropId, quantity, price, unit }) => [cropId, quantity, price, unit])
  return JSON.stringify([seller?._id, deliverTo?.pin, goods])
}

/** The fee that the buyer agrees to, by seller; called with every cart that is shown. */
export const agreedFeesOf = (
  { parts, deliverTo }: CartView,
  agreedFee: ReturnType<typeof useAgreedFees>['agreedFee'],
) =>
  new Map(
    parts.map((group) => [
      group.seller?._id,
      agreedFee(feeKeyOf(group, deliverTo), group.delivery?.fee ?? null),
    ]),
  )

/** The choices for the server, with the fees that the buyer agrees to. */
export const deliveriesOf = (
  { parts }: CartView,
  wayOf: (group: SellerGroup) => DeliveryWay,
  fees: ReturnType<typeof agreedFeesOf>,
): PlaceOrdersInput['deliveries'] =>
  parts.flatMap((group) => {
    const { seller } = group
    if (!seller) return []
    const way = wayOf(group)
    return way === 'pickup'
      ? { sellerId: seller._id, delivery: way }
      : { sellerId: seller._id, delivery: way, fee: fees.get(seller._id) ?? null }
  })
