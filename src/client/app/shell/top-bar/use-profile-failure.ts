import { useEffect } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { isOffline } from '#client/platform/network/network-status.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { toastFailure } from '#client/ui/toast.ts'

/** Shows a toast when the logged-in user's profile could not be loaded. */
export function useProfileFailure(): void {
  const { t } = useTranslation()
  const { error } = useCurrentUser()
  useEffect(() => {
    // Without a connection the offline banner says it.
    if (!error || isOffline()) return
    toastFailure(t, error)
  }, [error, t])
}
