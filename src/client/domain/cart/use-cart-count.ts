import { useToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { useJoining } from './use-joining.ts'
import { useVisitorLines } from './visitor-cart.ts'

/** The number of crops in the user's cart, or the visitor's. */
export function useCartCount(): number {
  const token = useToken()
  const lines = useVisitorLines()
  const { isNeeded } = useJoining()
  const { data } = trpc.basket.get.useQuery(undefined, {
    enabled: token !== null && !isNeeded,
    staleTime: 60_000,
    select: ({ parts }) => parts.flatMap(({ lines }) => lines).length,
  })
  return token && data !== undefined ? data : lines.length
}
