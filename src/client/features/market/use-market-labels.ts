import { useMemo } from 'react'
import { lazily, useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { CropPrice } from '#shared/market/crop-prices.schema.ts'
import { monthText } from './month-text.ts'

/** The formatters of a language, each made once and at its first use: a list has a hundred rows. */
function makeFormatters(language: string) {
  const locale = `${language}-IN`
  const dated = (parts: Intl.DateTimeFormatOptions) =>
    lazily(() => new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }))
  const percent = { style: 'percent', maximumFractionDigits: 1 } as const
  return {
    today: lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day')),
    // Hindi uses one word for yesterday and tomorrow, so use numbers.
    relative: lazily(() => new Intl.RelativeTimeFormat(locale)),
    shortDay: dated({ day: 'numeric', month: 'short' }),
    percent: lazily(() => new Intl.NumberFormat(locale, { ...percent, signDisplay: 'exceptZero' })),
    plainPercent: lazily(() => new Intl.NumberFormat(locale, percent)),
  }
}

const known = new Map<string, ReturnType<typeof makeFormatters>>()

function formattersOf(language: string) {
  const formatters = known.get(language) ?? makeFormatters(language)
  known.set(language, formatters)
  return formatters
}

/** Formats prices and days for the market pages, in the current language. */
export function useMarketLabels() {
  const { t, i18n } = useTranslation()
  const { money, number } = useFormat()
  const { language } = i18n
  return useMemo(() => {
    const { today, relative, shortDay, percent, plainPercent } = formattersOf(language)
    return {
      /** "1.4%". @param share 0.014. */
      share: (share: number) => plainPercent().format(share),
      /** "₹1,900–₹2,600", or one price. Rupees a quintal. */
      rangeText: (low: number, high: number) =>
        low === high ? money(low) : `${money(low)}–${money(high)}`,
      /** The state, or "12 states". */
      regionText: ({ region, regions }: Pick<CropPrice, 'region' | 'regions'>) =>
        region === '' ? t('{{states}} states', { states: number(regions) }) : t(region),
      /** "today", "1 day ago", "2 days ago". */
      daysAgo: (days: number) => (days === 0 ? today() : relative().format(-days, 'day')),
      /** "November 2024". */
      month: (day: string | number) => monthText(language, new Date(day)),
      /** "15 Nov". */
      shortDay: (day: string | number) => shortDay().format(new Date(day)),
      /** "+1.4%", "−1.4%" with the same minus as rupees. @param share 0.014. */
      percent: (share: number) => percent().format(share).replace('-', '−'),
      /** "+₹35", "−₹35", "₹0". */
      difference: (amount: number) =>
        `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${money(Math.abs(amount))}`,
      /** Rupees a quintal (100 kg) as rupees a kilogram. */
      perKg: (modal: number) => money(modal / 100),
    }
  }, [t, language, money, number])
}
