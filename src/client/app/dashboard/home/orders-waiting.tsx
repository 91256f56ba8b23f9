import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'

// Most days there are no new orders.
const NewOrders = lazyPart(() =>
  withHindi(() => import('#client/features/order/list/new-orders.tsx'), 'order'),
)

/** The number of orders that wait for the user's answer; nothing without any. */
export function OrdersWaiting({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Suspense fallback={<Skeleton h={{ base: 147, sm: 78 }} radius="lg" />}>
      <NewOrders count={count} />
    </Suspense>
  )
}
