import { useMemo } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { languageData, relativeText } from '#client/platform/format/language-data.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { CropPrice } from '#shared/market/crop-prices.schema.ts'

/** Formats prices and days for the market pages, in the current language. */
export function useMarketLabels() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { money, number, percent, month, dayAndMonth } = useFormat()
  return useMemo(() => {
    const isoDay = (day: string | number) => new Date(day).toISOString().slice(0, 10)
    return {
      /** "1.4%". @param share 0.014. */
      share: (share: number) => percent(share, 1),
      /** "₹1,900–₹2,600", or one price. Rupees a quintal. */
      rangeText: (low: number, high: number) =>
        low === high ? money(low) : `${money(low)}–${money(high)}`,
      /** The state, or "12 states". */
      regionText: ({ region, regions }: Pick<CropPrice, 'region' | 'regions'>) =>
        region === '' ? t('{{states}} states', { states: number(regions) }) : t(region),
      /** "today", "1 day ago", "2 days ago". */
      // Hindi uses one word for yesterday and tomorrow, so use numbers.
      daysAgo: (days: number) =>
        days === 0 ? languageData[language].today : relativeText(language, -days, 'day'),
      /** "November 2024". */
      month: (day: string | number) => {
        const date = new Date(day)
        return `${month(date.getUTCMonth() + 1)} ${date.getUTCFullYear()}`
      },
      /** "15 Nov". */
      shortDay: (day: string | number) => dayAndMonth(isoDay(day)),
      /** "+1.4%", "−1.4%" with the same minus as rupees. @param share 0.014. */
      percent: (share: number) => {
        const text = percent(share, 1).replace('-', '−')
        return share > 0 && text !== '0%' ? `+${text}` : text
      },
      /** "+₹35", "−₹35", "₹0". */
      difference: (amount: number) =>
        `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${money(Math.abs(amount))}`,
      /** Rupees a quintal (100 kg) as rupees a kilogram. */
      perKg: (modal: number) => money(modal / 100),
    }
  }, [t, language, money, number, percent, month, dayAndMonth])
}
