import { useEffect } from 'react'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { isOffline } from '#client/platform/network/network-status.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import { toastError } from '#client/ui/toast.ts'

/** Shows a toast when the logged-in user's profile could not be loaded. */
export function useProfileFailure(): void {
  const { t } = useTranslation()
  const { error } = useCurrentUser()
  useEffect(() => {
    // Without a connection the offline banner says it.
    if (!error || isOffline()) return
    toastError(translateMessage(t, readFailure(error).message ?? 'Error connecting to server'))
  }, [error, t])
}
