import type { TFunction } from 'i18next'
import type { Translated } from '#client/platform/i18n/texts.ts'

/** The remaining days until a crop expires. */
export function daysText(
  t: TFunction,
  number: (value: number) => string,
  days: number,
): Translated {
  if (days <= 0) return t('Today')
  return days === 1 ? t('1 day') : t('{{days}} days', { days: number(days) })
}
