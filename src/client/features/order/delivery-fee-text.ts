import type { formatters } from '#client/platform/format/format.ts'
import type { Translate } from '#client/platform/i18n/translation.ts'

/** "₹620", "free", or that buyer and seller agree on it. @param fee rupees; null when it is agreed. */
export function deliveryFeeText(
  t: Translate,
  { money }: ReturnType<typeof formatters>,
  fee: number | null,
) {
  if (fee === null) return t('as agreed between you')
  return fee === 0 ? t('free of charge') : money(fee)
}
