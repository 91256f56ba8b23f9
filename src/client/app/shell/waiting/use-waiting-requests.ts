import { useLive } from '#client/platform/realtime/live.ts'
import { useToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'

/** Milliseconds after which the counts are read again, in case a live hint was lost. */
const pollMs = 60_000

/**
 * How many orders and booking requests wait for the user's answer, by live updates; 0 while it is unknown
 * and for visitors.
 */
export function useWaitingRequests() {
  const isMember = useToken() !== null
  const options = {
    enabled: isMember,
    staleTime: pollMs,
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
  }
  const sales = trpc.order.sales.useQuery({ status: 'placed', limit: 1 }, options)
  const incoming = trpc.booking.incoming.useQuery({ status: 'requested', limit: 1 }, options)
  useLive('orders', () => void (isMember && sales.refetch()))
  useLive('bookings', () => void (isMember && incoming.refetch()))
  return {
    orders: sales.data?.total ?? 0,
    bookings: incoming.data?.counts.requested ?? 0,
  }
}
