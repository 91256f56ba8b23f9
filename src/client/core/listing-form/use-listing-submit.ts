import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { readFailure } from '../trpc.ts'
import { failureMs, successMs, toastBasics } from '../ui/toast.ts'

/** In English. */
interface SubmitSentences {
  busy: string
  done: string
  /** The server said no. */
  refused: string
  /** It was not reached. */
  unreachable: string
}

interface ListingSubmit<Values> {
  sentences: SubmitSentences
  save: (values: Values) => Promise<{ _id: string }>
  /** Makes lists and details that show the listing ask again. */
  refresh: () => Promise<unknown>
  /** The listing's own page. */
  hrefOf: (id: string) => string
}

/**
 * Sends a listing: one toast from "submitting" to the outcome, then its page. What goes wrong is
 * thrown on, for the form to put it on its fields.
 */
export function useListingSubmit<Values>(options: ListingSubmit<Values>) {
  const { sentences, save, refresh, hrefOf } = options
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  return async (values: Values) => {
    const toast = notifications.show({
      ...toastBasics(),
      loading: true,
      message: t(sentences.busy),
      autoClose: false,
      withCloseButton: false,
    })
    const finish = (color: string, sentence: string, autoClose: number) =>
      notifications.update({
        ...toastBasics(),
        id: toast,
        loading: false,
        withCloseButton: true,
        color,
        message: t(sentence),
        autoClose,
      })
    try {
      const { _id } = await save(values)
      finish('leaf', sentences.done, successMs)
      await refresh()
      navigate(hrefOf(_id))
    } catch (error) {
      const isRefused = readFailure(error).code !== null
      finish('red', isRefused ? sentences.refused : sentences.unreachable, failureMs)
      throw error
    }
  }
}
