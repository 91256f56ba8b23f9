import { useLive } from '#client/platform/realtime/live.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'

/** How many orders wait for the user's answer, by live updates; 0 while it is unknown. */
export function useOrdersWaiting() {
  const { data, isPending, refetch } = trpc.order.sales.useQuery({ status: 'placed', limit: 1 })
  useLive('orders', () => void refetch())
  return { count: data?.total ?? 0, isPending }
}
