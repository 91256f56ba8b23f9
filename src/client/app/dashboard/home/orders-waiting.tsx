import { Suspense } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { useLive } from '#client/platform/realtime/live.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'

// Most days there is nothing to tell.
const NewOrders = lazyPart(() =>
  withHindi(() => import('#client/features/order/list/new-orders.tsx'), 'order'),
)

/** How many orders wait for the person's answer; nothing when there are none, or nobody answers. */
export function OrdersWaiting() {
  const { data, refetch } = trpc.order.sales.useQuery({ status: 'placed', limit: 1 })
  useLive('orders', () => void refetch())
  const count = data?.total ?? 0
  if (count === 0) return null
  return (
    <Suspense fallback={null}>
      <NewOrders count={count} />
    </Suspense>
  )
}
