import type { English } from '#client/platform/i18n/texts.ts'
import type { CropUpdate, CropView } from '#shared/crop/crop.schema.ts'
import { priceOfKilogram } from '#shared/crop/shown-unit.ts'
import { cropFormSchema } from '../crop-form.schema.ts'
import { formValuesOf, kilogramsOfForm } from '../crop-form-units.ts'

/** What the table of own crops changes in place. */
export type CropValue = 'price' | 'quantity'

/** A change for the server, what is wrong with the number, or the prices that are possible. */
export type CropValueChange =
  | { change: Pick<CropUpdate, 'price' | 'quantity' | 'quantityWas'> }
  | { problem: English }
  | { nearest: readonly [number, number] }

/** What a seller sees of the crop, in quintals or bags where they think in them. */
export const shownCropValues = (crop: CropView) => {
  const { price = crop.price, quantity = crop.quantity, unit = crop.unit } = formValuesOf(crop)
  return { price, quantity, unit: unit as string }
}

/** The change that a number typed into the table makes, checked as the form checks it. @param value in the shown unit. */
export function cropValueChange(crop: CropView, field: CropValue, value: number): CropValueChange {
  const values = { ...formValuesOf(crop), kind: crop.kind ?? '', [field]: value }
  const kg = kilogramsOfForm(values)
  const price = field === 'price' && kg !== null ? priceOfKilogram(value, kg) : null
  if (price && 'nearest' in price) return price
  const { data, error } = cropFormSchema(crop.quantity).safeParse(values)
  if (!data) {
    const issue = error.issues.find(({ path }) => path[0] === field) ?? error.issues[0]
    return { problem: issue?.message ?? 'Failed to update crop.' }
  }
  return {
    change:
      field === 'price'
        ? { price: data.price }
        : { quantity: data.quantity, quantityWas: crop.quantity },
  }
}
