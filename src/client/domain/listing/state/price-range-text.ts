import type { formatters } from '#client/platform/format/format.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import type { Translate } from '#client/platform/i18n/translation.ts'
import type { ListState } from './list-state.ts'

/** "up to ₹25 per kg"; null without a limit. */
export function priceRangeText(
  t: Translate,
  { money }: ReturnType<typeof formatters>,
  { minPrice, maxPrice }: Pick<ListState, 'minPrice' | 'maxPrice'>,
): Translated | null {
  if (minPrice === null && maxPrice === null) return null
  if (minPrice === null) return t('up to {{price}} per kg', { price: money(maxPrice ?? 0) })
  if (maxPrice === null) return t('from {{price}} per kg', { price: money(minPrice) })
  return t('{{from}} to {{to}} per kg', { from: money(minPrice), to: money(maxPrice) })
}
