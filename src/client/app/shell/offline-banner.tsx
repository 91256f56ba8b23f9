import { useTranslation } from 'react-i18next'
import { useIsOffline } from '#client/platform/network/network-status.ts'
import classes from './offline-banner.module.css'

/** Says at the top of every page that there is no line. It stands there empty, so that it is announced. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const isOffline = useIsOffline()
  return (
    <div role="status" className={classes.place} data-offline={isOffline || undefined}>
      {isOffline &&
        t('You are offline. What you opened before is still here; the rest comes with the line.')}
    </div>
  )
}
