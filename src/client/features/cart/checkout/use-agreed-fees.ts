import { useRef } from 'react'
import type { CartView, SellerGroup } from '#shared/cart/cart.schema.ts'

type Fee = number | null

/** What a fee depends on, besides the seller's terms. */
const feeKeyOf = ({ seller, lines }: SellerGroup, deliverTo: CartView['deliverTo']) => {
  const goods = lines.map(({ cropId, quantity, price, unit }) => [cropId, quantity, price, unit])
  return JSON.stringify([seller?._id, deliverTo?.pin, goods])
}

const isCheaper = (fee: Fee, than: Fee) => fee !== null && than !== null && fee < than

/**
 * The fees that a press on 'Place order' agrees to. The cart is read again while the checkout is open, and a fee
 * may rise on the screen just before the press. Until the server has refused an order and said the new fee, the
 * press agrees to the fee that this page showed first, or to a lower one.
 */
export function useAgreedFees({ parts, deliverTo }: CartView) {
  const firstShown = useRef(new Map<string, Fee>())
  const told = useRef(new Set<string>())
  const keyOf = (group: SellerGroup) => feeKeyOf(group, deliverTo)
  const shownFee = ({ delivery }: SellerGroup): Fee => delivery?.fee ?? null
  for (const group of parts) {
    if (!firstShown.current.has(keyOf(group))) {
      firstShown.current.set(keyOf(group), shownFee(group))
    }
  }
  return {
    /** Rupees; null when buyer and seller agree on it. */
    agreedFee: (group: SellerGroup): Fee => {
      const shown = shownFee(group)
      const first = firstShown.current.get(keyOf(group)) ?? null
      return told.current.has(keyOf(group)) || isCheaper(shown, first) ? shown : first
    },
    /** The server has said what has changed: from now on a press agrees to what is shown. */
    setTold: () => {
      for (const group of parts) told.current.add(keyOf(group))
    },
  }
}
