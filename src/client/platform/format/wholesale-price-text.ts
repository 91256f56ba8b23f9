import type { Translated } from '#client/platform/i18n/texts.ts'
import type { Translate } from '#client/platform/i18n/translation.ts'
import type { CropUnit } from '#shared/crop/crop.constants.ts'
import { wholesalePrices } from '#shared/crop/weight-price.ts'
import type { formatters } from './format.ts'

/**
 * The prices by which wholesale buyers compare, of those that the crop's own unit does not say:
 * "₹1,234 per quintal", for tons "₹12.34 per kg · ₹1,234 per quintal".
 * @returns null under 100 kg, and for crops that are not sold by weight.
 */
export function wholesalePriceText(
  t: Translate,
  format: ReturnType<typeof formatters>,
  crop: { price: number; quantity: number; unit: CropUnit },
): Translated | null {
  const prices = wholesalePrices(crop)
  if (!prices) return null
  const per = (price: number, unit: string) =>
    `${format.money(price)} ${t('per {{unit}}', { unit: t(unit) })}`
  return [
    ...(crop.unit === 'kg' ? [] : [per(prices.perKg, 'kg')]),
    per(prices.perQuintal, 'quintal'),
  ].join(' · ')
}
