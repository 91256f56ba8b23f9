import type { TFunction } from 'i18next'
import type { formatters } from '#client/platform/format/format.ts'

/**
 * How long a crop stays fresh.
 * @param days as `daysUntilExpiry` counts them; negative once it has expired.
 */
export function expiryText(
  t: TFunction,
  format: ReturnType<typeof formatters>,
  days: number,
): string {
  if (days < 0) return t('Expired')
  if (days === 0) return t('Expires today')
  return days === 1
    ? t('1 day remaining')
    : t('{{days}} days remaining', { days: format.number(days) })
}
