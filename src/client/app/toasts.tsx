import { useMediaQuery } from '@mantine/hooks'
import { Notifications } from '@mantine/notifications'
import classes from './toasts.module.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'

/**
 * The toast area. On phones above the bar at the bottom and what stays above it (`data-sticky-bar`), on
 * wide screens below the top bar: a toast never lies over what a person needs next.
 */
export default function Toasts() {
  const isPhone = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  return (
    <Notifications className={classes.toasts} position={isPhone ? 'bottom-center' : 'top-right'} />
  )
}
