import type { TFunction } from 'i18next'

/** How long a crop stays good, in words. */
export function daysText(t: TFunction, number: (value: number) => string, days: number): string {
  if (days <= 0) return t('Today')
  return days === 1 ? t('1 day') : t('{{days}} days', { days: number(days) })
}
