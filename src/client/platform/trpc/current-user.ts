import { useToken } from '#client/platform/session/session.ts'
import { trpc } from './trpc.ts'

/** The logged-in user; undefined while loading, after a failure and for visitors. */
export function useCurrentUser() {
  const token = useToken()
  const { data, isPending, error } = trpc.user.get.useQuery(undefined, {
    enabled: token !== null,
    staleTime: 60_000,
  })
  return { token, user: token ? data : undefined, isLoading: token !== null && isPending, error }
}
