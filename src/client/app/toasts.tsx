import { useMediaQuery } from '@mantine/hooks'
import { Notifications } from '@mantine/notifications'
import classes from './toasts.module.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'

/**
 * The toast area, always at the bottom: on phones above the bar and what stays above it
 * (`data-sticky-bar`), on wide screens in the corner. A toast never lies over the header or the page's title.
 */
export default function Toasts() {
  const isPhone = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  return (
    <Notifications
      className={classes.toasts}
      position={isPhone ? 'bottom-center' : 'bottom-right'}
    />
  )
}
