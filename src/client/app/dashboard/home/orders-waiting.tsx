import { Suspense } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { useLive } from '#client/platform/realtime/live.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'

// Most days there are no new orders.
const NewOrders = lazyPart(() =>
  withHindi(() => import('#client/features/order/list/new-orders.tsx'), 'order'),
)

/** The number of orders that wait for the user's answer; nothing without any, or after a failure. */
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
