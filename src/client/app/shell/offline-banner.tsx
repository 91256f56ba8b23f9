import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useIsOffline } from '#client/platform/network/network-status.ts'
import classes from './offline-banner.module.css'

/**
 * Says at the top of every page that there is no connection. Always in the page, or screen readers
 * would not announce it.
 */
export function OfflineBanner() {
  const { t } = useTranslation()
  const isOffline = useIsOffline()
  return (
    <div role="status" className={classes.banner} data-offline={isOffline || undefined}>
      {isOffline && t('You are offline. What you opened before is still here.')}
    </div>
  )
}
