import { answerLater } from '#client/domain/waiting/pending-answers.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { toastFailure } from '#client/ui/toast.ts'
import type { WaitingItem } from '#shared/dashboard/waiting.schema.ts'

/** What is said while an answer can still be taken back. */
export interface AnswerTexts {
  done: Translated
  /** Tells whom the answer notifies, and when. */
  sent: Translated
}

/**
 * Answers that need nothing but the press: accepting, sending, confirming cash. They are sent when the time
 * for taking them back is over.
 */
export function useAnswer() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const { client } = utils

  const callOf = (item: WaitingItem): (() => Promise<unknown>) | null => {
    switch (item.task) {
      case 'answer-order':
        return () => client.order.change.mutate({ orderId: item._id, to: 'accepted' })
      case 'send-order':
        return () => client.order.change.mutate({ orderId: item._id, to: 'dispatched' })
      case 'receive-cash':
        return () => client.order.confirmCash.mutate({ orderId: item._id })
      case 'answer-booking':
        return () => client.booking.change.mutate({ bookingId: item._id, to: 'accepted' })
      default:
        return null
    }
  }

  const textsOf = (item: WaitingItem): AnswerTexts => {
    const sent = t('It is sent in 10 seconds.')
    switch (item.task) {
      case 'send-order':
        return {
          done:
            item.delivery === 'pickup' ? t('Marked as ready for pick-up.') : t('Marked as sent.'),
          sent,
        }
      case 'receive-cash':
        return { done: t('Cash received.'), sent }
      default:
        return { done: t('Accepted.'), sent }
    }
  }

  const handleAnswer = (item: WaitingItem) => {
    const call = callOf(item)
    if (!call || !('_id' in item)) return
    answerLater(`${item.task} ${item._id}`, async () => {
      try {
        await call()
      } catch (error) {
        toastFailure(t, error)
      }
      // Also after a failure, which means that it has changed since it was read.
      void utils.order.invalidate()
      void utils.booking.invalidate()
      void utils.dashboard.earnings.invalidate()
      await utils.dashboard.waiting.invalidate()
    })
  }
  return { canAnswer: (item: WaitingItem) => callOf(item) !== null, textsOf, handleAnswer }
}
