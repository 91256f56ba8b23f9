import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLive } from '#client/platform/realtime/live.ts'
import { useToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'

/** Milliseconds after which the list is read again, in case a live hint was lost. */
const pollMs = 60_000

/** The routers whose changes can end what waits, or begin it. */
const changingRouters: ReadonlySet<unknown> = new Set([
  'order',
  'booking',
  'message',
  'review',
  'crop',
  'equipment',
  'user',
  'proposal',
])

/** The router of a mutation's key, which tRPC writes as `[['order', 'change']]`. */
const routerOf = (key: readonly unknown[] | undefined): unknown => {
  const [path] = key ?? []
  return Array.isArray(path) ? path[0] : undefined
}

let isRefetchPlanned = false

/** Several badges and the dashboard hear of the same change at once; the list is read once. */
function onceAtATime(refetch: () => void): void {
  if (isRefetchPlanned) return
  isRefetchPlanned = true
  queueMicrotask(() => {
    isRefetchPlanned = false
    refetch()
  })
}

/**
 * What waits for the user, for the dashboard and for every badge; not asked for visitors. It is read again
 * after a live hint and after every change that the user makes.
 * @param isReadOnMount reads it again when the component is mounted, however new it is.
 */
export function useWaiting(isReadOnMount = false) {
  const isMember = useToken() !== null
  const utils = trpc.useUtils()
  const client = useQueryClient()
  const query = trpc.dashboard.waiting.useQuery(undefined, {
    enabled: isMember,
    staleTime: pollMs,
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
    refetchOnMount: isReadOnMount ? 'always' : true,
  })
  const refetch = () => onceAtATime(() => void utils.dashboard.waiting.invalidate())
  // Pages that are open hear of it themselves; those opened from the list must not show what they read before.
  const onlyStale = { refetchType: 'none' } as const
  useLive('orders', () => {
    void utils.order.invalidate(undefined, onlyStale)
    refetch()
  })
  useLive('bookings', () => {
    void utils.booking.invalidate(undefined, onlyStale)
    refetch()
  })
  useLive('messages', refetch)
  useLive('proposals', refetch)
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ type, mutation }) => {
        const isDone = type === 'updated' && mutation.state.status === 'success'
        if (isDone && changingRouters.has(routerOf(mutation.options.mutationKey))) {
          onceAtATime(() => void utils.dashboard.waiting.invalidate())
        }
      }),
    [client, utils],
  )
  return query
}

/** The counts that badges show; 0 while they are unknown and for visitors. */
export function useWaitingCounts() {
  const { data } = useWaiting()
  return {
    orders: data?.counts['answer-order'] ?? 0,
    bookings: data?.counts['answer-booking'] ?? 0,
    messages: data?.unread ?? 0,
  }
}
