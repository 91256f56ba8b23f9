import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '#client/platform/trpc/trpc.ts'
import type { CartView } from '#shared/cart/cart.schema.ts'
import { withReachOf } from './cart-view.policy.ts'

/** Terms of sellers change rarely, and placing the order compares the fee anyway. */
const staleTime = 60_000

/**
 * The cart with the deliveries to another place than the one of the buyer's profile.
 * @param pin six digits; "" for the place of the profile.
 */
export function useCartAt(cart: CartView, pin: string) {
  const isOtherPlace = pin !== '' && pin !== cart.deliverTo?.pin
  // One crop of each seller says whether the seller reaches the place; fees are computed from it here.
  const lines = cart.parts.flatMap(({ seller, lines: [line] }) =>
    seller && line ? [{ cropId: line.cropId, quantity: 1 }] : [],
  )
  const query = trpc.basket.check.useQuery(
    { lines, pin },
    { enabled: isOtherPlace && lines.length > 0, placeholderData: keepPreviousData, staleTime },
  )
  return isOtherPlace && query.data ? withReachOf(cart, query.data) : cart
}
