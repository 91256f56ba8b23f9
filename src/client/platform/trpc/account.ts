import { readAccount } from '#client/platform/session/remembered-account.ts'
import { useCurrentUser } from './current-user.ts'

/** The account's id; undefined while it is loading, null when it cannot be known. */
export function useAccount(): string | null | undefined {
  const { user, isLoading } = useCurrentUser()
  if (user) return user._id
  const remembered = readAccount()
  return remembered === null && isLoading ? undefined : remembered
}
