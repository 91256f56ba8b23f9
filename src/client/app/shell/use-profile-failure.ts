import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../core/current-user.ts'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { isOffline } from '../../core/line.ts'
import { readFailure } from '../../core/trpc.ts'
import { toastError } from '../../core/ui/toast.ts'

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
