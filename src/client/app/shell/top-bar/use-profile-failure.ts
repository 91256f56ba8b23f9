import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { isOffline } from '#client/platform/network/network-status.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import { toastError } from '#client/ui/toast.ts'

/** Says so when the logged-in person's profile could not be loaded. */
export function useProfileFailure(): void {
  const { t } = useTranslation()
  const { error } = useCurrentUser()
  useEffect(() => {
    // Without a line the banner says enough.
    if (!error || isOffline()) return
    toastError(translateMessage(t, readFailure(error).message ?? 'Error connecting to server'))
  }, [error, t])
}
