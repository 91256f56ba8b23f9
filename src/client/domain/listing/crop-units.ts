import type { formatters } from '#client/platform/format/format.ts'
import type { Translate } from '#client/platform/i18n/translation.ts'
import type { CropUnit } from '#shared/crop/crop.constants.ts'

const plurals: Record<CropUnit, string> = {
  kg: 'kg',
  g: 'g',
  ton: 'tons',
  litre: 'litres',
  piece: 'pieces',
}

/** "per kg" */
export const perUnit = (t: Translate, unit: CropUnit) => t('per {{unit}}', { unit: t(unit) })

/** "500 kg", "1 piece" */
export const amountOf = (
  t: Translate,
  format: ReturnType<typeof formatters>,
  quantity: number,
  unit: CropUnit,
) => `${format.number(quantity)} ${t(quantity === 1 ? unit : plurals[unit])}`
