import { Notifications } from '@mantine/notifications'

/** The toast area. */
const Toasts = () => <Notifications position="top-right" />

export default Toasts
