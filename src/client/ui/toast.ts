import { notifications } from '@mantine/notifications'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { type Translate, translation } from '#client/platform/i18n/translation.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'

/** The props of every toast: an accessible name for the close button. */
export const toastBasics = () => ({ closeButtonProps: { 'aria-label': translation.t('Close') } })

/** Milliseconds that toasts are shown. */
export const successMs = 2000
export const failureMs = 3000

/** Announces a success for 2 s. */
export const toastSuccess = (message: Translated) =>
  notifications.show({ ...toastBasics(), message, color: 'leaf', autoClose: successMs })

/**
 * Announces a failure for 3 s.
 * @param id shows one toast only, however often it is called.
 */
export const toastError = (message: Translated, id?: string) =>
  notifications.show({
    ...toastBasics(),
    ...(id !== undefined && { id }),
    message,
    color: 'red',
    autoClose: failureMs,
  })

/** Announces a failed call for 3 s. */
export const toastFailure = (t: Translate, error: unknown) =>
  toastError(translateMessage(t, failureSentence(error)))

/** Announces for 5 s what is neither a success nor a failure. */
export const toastInfo = (message: Translated) =>
  notifications.show({ ...toastBasics(), message, color: 'turmeric', autoClose: 5000 })
