import { useMemo } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { CropPrice } from '#shared/market/crop-prices.schema.ts'

/** Formats prices and days for the market pages, in the current language. */
export function useMarketLabels() {
  const { t, i18n } = useTranslation()
  const { money, number } = useFormat()
  const { language } = i18n
  return useMemo(() => {
    const locale = `${language}-IN`
    const today = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day')
    // Hindi uses one word for yesterday and tomorrow, so use numbers.
    const relative = new Intl.RelativeTimeFormat(locale)
    const dated = (parts: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
      return (day: string | number) => format.format(new Date(day))
    }
    const percent = new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    })
    const plainPercent = new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 1,
    })
    return {
      /** "1.4%". @param share 0.014. */
      share: (share: number) => plainPercent.format(share),
      /** "₹1,900–₹2,600", or one price. Rupees a quintal. */
      rangeText: (low: number, high: number) =>
        low === high ? money(low) : `${money(low)}–${money(high)}`,
      /** The state, or "12 states". */
      regionText: ({ region, regions }: Pick<CropPrice, 'region' | 'regions'>) =>
        region === '' ? t('{{states}} states', { states: number(regions) }) : t(region),
      /** "today", "1 day ago", "2 days ago". */
      daysAgo: (days: number) => (days === 0 ? today : relative.format(-days, 'day')),
      /** "November 2024". */
      month: dated({ month: 'long', year: 'numeric' }),
      /** "15 Nov". */
      shortDay: dated({ day: 'numeric', month: 'short' }),
      /** "+1.4%", "−1.4%" with the same minus as rupees. @param share 0.014. */
      percent: (share: number) => percent.format(share).replace('-', '−'),
      /** "+₹35", "−₹35", "₹0". */
      difference: (amount: number) =>
        `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${money(Math.abs(amount))}`,
      /** Rupees a quintal (100 kg) as rupees a kilogram. */
      perKg: (modal: number) => money(modal / 100),
    }
  }, [t, language, money, number])
}
