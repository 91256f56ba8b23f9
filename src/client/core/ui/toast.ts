import { notifications } from '@mantine/notifications'

/** A success, gone after 2 s. @param message already translated. */
export const toastSuccess = (message: string) =>
  notifications.show({ message, color: 'leaf', autoClose: 2000 })

/** A failure, gone after 3 s. @param message already translated. */
export const toastError = (message: string) =>
  notifications.show({ message, color: 'red', autoClose: 3000 })

/** Neither: something to know. @param message already translated. */
export const toastInfo = (message: string) =>
  notifications.show({ message, color: 'turmeric', autoClose: 5000 })
