import { notifications } from '@mantine/notifications'
import i18next from 'i18next'

/** What every toast has: a close button with a name. */
export const toastBasics = () => ({ closeButtonProps: { 'aria-label': i18next.t('Close') } })

/** How long toasts stay. */
export const successMs = 2000
export const failureMs = 3000

/** A success, gone after 2 s. @param message already translated. */
export const toastSuccess = (message: string) =>
  notifications.show({ ...toastBasics(), message, color: 'leaf', autoClose: successMs })

/**
 * A failure, gone after 3 s.
 * @param message already translated.
 * @param id keeps it to one, however often it is shown.
 */
export const toastError = (message: string, id?: string) =>
  notifications.show({
    ...toastBasics(),
    ...(id !== undefined && { id }),
    message,
    color: 'red',
    autoClose: failureMs,
  })

/** Neither: something to know. @param message already translated. */
export const toastInfo = (message: string) =>
  notifications.show({ ...toastBasics(), message, color: 'turmeric', autoClose: 5000 })
