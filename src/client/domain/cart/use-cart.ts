import { keepPreviousData } from '@tanstack/react-query'
import { useToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import type { CartView } from '#shared/cart/cart.schema.ts'
import { termsNow, withWanted } from './cart-view.policy.ts'
import { useJoining } from './use-joining.ts'
import { useVisitorLines } from './visitor-cart.ts'

const nothing: CartView = { parts: [], total: 0, deliverTo: null, isReady: false }

/** Stock and prices change, and another tab may have changed the cart. */
const fresh = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const

/** The current cart of the user or visitor, as a query. */
export function useCart() {
  const token = useToken()
  const lines = useVisitorLines()
  const joining = useJoining()
  const isVisitor = token === null
  const own = trpc.basket.get.useQuery(undefined, {
    enabled: !isVisitor && !joining.isNeeded,
    ...fresh,
  })
  const checked = trpc.basket.check.useQuery(
    { lines: [...lines] },
    {
      enabled: isVisitor && lines.length > 0,
      placeholderData: keepPreviousData,
      ...fresh,
    },
  )
  if (joining.isNeeded) return { ...joining.query, data: undefined }
  if (!isVisitor) return own
  if (lines.length === 0) return { ...checked, data: nothing, isPending: false, error: null }
  const quantities = new Map(lines.map(({ cropId, quantity }) => [cropId, quantity]))
  const seen = new Map(lines.map((line) => [line.cropId, termsNow(line)]))
  return { ...checked, data: checked.data && withWanted(checked.data, quantities, seen) }
}
