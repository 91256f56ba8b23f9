import {
  kilogramsOfShownUnit,
  priceOfKilogram,
  type ShownUnit,
  toKilograms,
} from '#shared/crop/shown-unit.ts'
import type { ImportFieldName } from '#shared/listing-import/import-fields.constants.ts'
import type { RowValues } from './row-values.ts'

/** Other names of the units, in lower case. */
const unitNames: Readonly<Record<string, string>> = {
  ...{
    kgs: 'kg',
    kilo: 'kg',
    kilos: 'kg',
    kilogram: 'kg',
    kilograms: 'kg',
    किलो: 'kg',
    किग्रा: 'kg',
  },
  gm: 'g',
  gms: 'g',
  gram: 'g',
  grams: 'g',
  ग्राम: 'g',
  t: 'ton',
  mt: 'ton',
  tons: 'ton',
  tonne: 'ton',
  tonnes: 'ton',
  टन: 'ton',
  l: 'litre',
  ltr: 'litre',
  liter: 'litre',
  litres: 'litre',
  लीटर: 'litre',
  pc: 'piece',
  pcs: 'piece',
  nos: 'piece',
  pieces: 'piece',
  नग: 'piece',
  q: 'quintal',
  qtl: 'quintal',
  quintals: 'quintal',
  क्विंटल: 'quintal',
}

export const noKilogramPrice =
  'A kilogram would cost a part of a paisa. Write a price that is whole paise for a kilogram.'

interface Counted {
  values: RowValues
  problem?: { field: ImportFieldName; message: string }
}

/**
 * Price and quantity in the unit of the contract. A row without a unit is counted as its listing is shown to its
 * seller: of a listing by the quintal, 2450 is the price of a quintal. A price is never rounded.
 */
export function countInListedUnit(values: RowValues, listing: RowValues | undefined): Counted {
  const written = typeof values.unit === 'string' ? values.unit.toLowerCase() : undefined
  const unit = written && (unitNames[written] ?? written)
  const shownUnit = (unit ? (unit === 'quintal' ? unit : null) : listing?.shownUnit) as
    | ShownUnit
    | null
    | undefined
  const named: RowValues = unit
    ? {
        ...values,
        unit: unit === 'quintal' ? 'kg' : unit,
        shownUnit: shownUnit ?? null,
        bagKg: null,
      }
    : values
  const kg = shownUnit ? kilogramsOfShownUnit(shownUnit, (listing?.bagKg as number) ?? null) : null
  if (kg === null) return { values: named }
  const { price, quantity } = values
  const perKg = typeof price === 'number' ? priceOfKilogram(price, kg) : null
  const counted = {
    ...named,
    ...(perKg && 'perKg' in perKg && { price: perKg.perKg }),
    ...(typeof quantity === 'number' && { quantity: toKilograms(quantity, kg) }),
  }
  return perKg && 'nearest' in perKg
    ? { values: counted, problem: { field: 'price', message: noKilogramPrice } }
    : { values: counted }
}
