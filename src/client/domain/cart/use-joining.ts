import { useQuery } from '@tanstack/react-query'
import { useToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { useVisitorLines } from './visitor-cart.ts'

/** After the login, joins the visitor's cart to the user's, once for all components that use it. */
export function useJoining() {
  const token = useToken()
  const utils = trpc.useUtils()
  const lines = useVisitorLines()
  const isNeeded = lines.length > 0 && token !== null
  const query = useQuery({
    // Lines that another tab adds meanwhile are joined in a further run.
    queryKey: [['basket', 'joining'], lines],
    queryFn: async () => {
      const { joinCart } = await import('./join-cart.ts')
      const view = await joinCart(utils.client)
      if (view) utils.basket.get.setData(undefined, view)
      return true
    },
    enabled: isNeeded,
    staleTime: 0,
    gcTime: 0,
  })
  return { isNeeded, query }
}
