import { Notifications } from '@mantine/notifications'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'

/** The toast area. */
const Toasts = () => <Notifications position="top-right" />

export default Toasts
