import { trpc } from '#client/platform/trpc/trpc.ts'
import { useSellerPlace } from './use-seller-place.ts'

/** The ids of the kinds that are usual in the seller's state; undefined while they are loading. */
export function useUsualKinds(): readonly string[] | undefined {
  const { state, isLoading } = useSellerPlace()
  const query = trpc.crop.usualKinds.useQuery(
    { state },
    { enabled: !isLoading, staleTime: 60 * 60_000, retry: 1 },
  )
  // Without an answer the grid is shown in the order of the names.
  const isUnreachable = query.isError || query.fetchStatus === 'paused'
  return query.data?.kinds ?? (isUnreachable ? [] : undefined)
}
