import type { CropInput } from '#shared/crop/crop.schema.ts'
import {
  fromKilograms,
  kilogramsOfShownUnit,
  maxBagKg,
  priceOfUnit,
  shownUnits,
} from '#shared/crop/shown-unit.ts'

/** What of a form's values decides how price and quantity are counted. */
interface CountedValues {
  unit?: unknown
  bagKg?: unknown
}

/** The form's quintal or bag; null for the contract's own units. */
export const shownUnitOf = ({ unit }: CountedValues) =>
  shownUnits.find((value) => value === unit) ?? null

/** The kilograms of the form's quintal or bag; null for the contract's own units and a bag without weight. */
export function kilogramsOfForm(values: CountedValues): number | null {
  const shownUnit = shownUnitOf(values)
  const { bagKg } = values
  const isWeight = Number.isInteger(bagKg) && Number(bagKg) >= 1 && Number(bagKg) <= maxBagKg
  return shownUnit && kilogramsOfShownUnit(shownUnit, isWeight ? Number(bagKg) : null)
}

/** A stock as the form counts it. @param stock in the contract's unit. */
export const stockInForm = (stock: number, values: CountedValues) =>
  fromKilograms(stock, kilogramsOfForm(values) ?? 1)

/** The form's values for a crop: in quintals or bags where its seller thinks in them. */
export function formValuesOf({ shownUnit, bagKg, ...crop }: Partial<CropInput>) {
  const kg = shownUnit ? kilogramsOfShownUnit(shownUnit, bagKg ?? null) : null
  if (!shownUnit || kg === null) return crop
  const { price, quantity } = crop
  return {
    ...crop,
    unit: shownUnit,
    ...(bagKg != null && { bagKg }),
    ...(price !== undefined && { price: priceOfUnit(price, kg) }),
    ...(quantity !== undefined && { quantity: fromKilograms(quantity, kg) }),
  }
}
