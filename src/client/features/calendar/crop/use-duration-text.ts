import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { Range } from '#shared/kit/acres.ts'
import { useAmountText } from './use-amount-text.ts'

const daysInYear = 365

/** Formats a crop's duration: days, or years until the first harvest. */
export function useDurationText() {
  const { t } = useTranslation()
  const amountText = useAmountText()
  return ({ min, max }: Range) => {
    const inYears = (days: number) => Math.round((days / daysInYear) * 2) / 2
    return min >= 2 * daysInYear
      ? t('{{years}} years to the first harvest', {
          years: amountText({ min: inYears(min), max: inYears(max) }),
        })
      : t('{{days}} days from sowing to harvest', { days: amountText({ min, max }) })
  }
}
