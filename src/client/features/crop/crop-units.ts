import type { TFunction } from 'i18next'
import type { CropView } from '../../../shared/crop.schema.ts'
import type { formatters } from '../../core/format.ts'

/** "per kg" */
export const perUnit = (t: TFunction, unit: CropView['unit']) =>
  t('per {{unit}}', { unit: t(unit) })

/** "500 kg" */
export const amountOf = (
  t: TFunction,
  format: ReturnType<typeof formatters>,
  quantity: number,
  unit: CropView['unit'],
) => `${format.number(quantity)} ${t(unit)}`
