import type { Translated } from '#client/platform/i18n/texts.ts'
import type { Translate } from '#client/platform/i18n/translation.ts'
import type { WaitingOrder } from '#shared/dashboard/waiting.schema.ts'
import { isFreeOrder } from '#shared/order/order.constants.ts'

/** What a seller gets for an order, and how. @param values the buyer's name and the total as they are shown. */
export function orderPaymentText(
  t: Translate,
  { task, payBy, total }: WaitingOrder,
  values: { name: string; total: string },
): Translated {
  if (isFreeOrder({ total })) return t('The goods are free of charge.')
  if (task === 'answer-order') {
    return payBy === 'cash'
      ? t('{{name}} pays {{total}} in cash.', values)
      : t('{{name}} pays {{total}} by UPI.', values)
  }
  return payBy === 'cash'
    ? t('{{total}} in cash is still to come.', values)
    : t('{{total}} is paid.', values)
}
