import type { formatters } from '#client/platform/format/format.ts'
import type { Translate } from '#client/platform/i18n/translation.ts'

/**
 * How long a crop stays fresh.
 * @param days as `daysUntilExpiry` counts them; negative once it has expired.
 */
export function expiryText(
  t: Translate,
  format: ReturnType<typeof formatters>,
  days: number,
): string {
  if (days < 0) return t('Expired')
  if (days === 0) return t('Expires today')
  return days === 1
    ? t('1 day remaining')
    : t('{{days}} days remaining', { days: format.number(days) })
}
