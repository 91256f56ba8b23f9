import { notifications } from '@mantine/notifications'
import i18next from 'i18next'

/** What every toast has: a close button with a name. */
export const toastBasics = () => ({ closeButtonProps: { 'aria-label': i18next.t('Close') } })

/** A success, gone after 2 s. @param message already translated. */
export const toastSuccess = (message: string) =>
  notifications.show({ ...toastBasics(), message, color: 'leaf', autoClose: 2000 })

/** A failure, gone after 3 s. @param message already translated. */
export const toastError = (message: string) =>
  notifications.show({ ...toastBasics(), message, color: 'red', autoClose: 3000 })

/** Neither: something to know. @param message already translated. */
export const toastInfo = (message: string) =>
  notifications.show({ ...toastBasics(), message, color: 'turmeric', autoClose: 5000 })
