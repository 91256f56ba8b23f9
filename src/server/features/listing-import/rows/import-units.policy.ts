import {
  kilogramsOfShownUnit,
  priceOfKilogram,
  type ShownUnit,
  toKilograms,
} from '#shared/crop/shown-unit.ts'
import type { ImportFieldName } from '#shared/listing-import/import-fields.data.ts'
import type { RowValues } from './row-values.ts'

/** Other names of the units, in lower case. */
const unitNames: Readonly<Record<string, string>> = {
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  किलो: 'kg',
  किग्रा: 'kg',
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

/** The unit that a row names, under its name in the contract; undefined without one. */
function unitOf({ unit }: RowValues): string | undefined {
  if (typeof unit !== 'string') return undefined
  const written = unit.toLowerCase()
  return (Object.hasOwn(unitNames, written) ? unitNames[written] : undefined) ?? written
}

/** The kilograms of a bag: those of the row, else those of its listing. */
const bagKgOf = (values: RowValues, listing: RowValues | undefined) =>
  (values.bagKg ?? listing?.bagKg ?? null) as number | null

/** The row with the unit of the contract, and the unit that its seller is to see. */
function withUnits({ bagKg, ...values }: RowValues, listing: RowValues | undefined): RowValues {
  const unit = unitOf(values)
  const named = { ...values, ...(unit && { unit: unit === 'quintal' ? 'kg' : unit }) }
  if (!unit && values.shownUnit === undefined) {
    return bagKg !== undefined && listing?.shownUnit === 'bag' ? { ...named, bagKg } : named
  }
  const shownUnit = values.shownUnit ?? (unit === 'quintal' ? unit : null)
  return {
    ...named,
    shownUnit,
    bagKg: shownUnit === 'bag' ? bagKgOf({ ...values, bagKg }, listing) : null,
  }
}

/** The unit in which a row counts, if it is not that of the contract. */
function countedUnit(values: RowValues, listing: RowValues | undefined) {
  const unit = unitOf(values)
  if (unit) return unit === 'quintal' ? unit : null
  return values.shownUnit === undefined ? (listing?.shownUnit as ShownUnit | null) : null
}

/**
 * Price and quantity in the unit of the contract. A row without a unit is counted as its listing is shown to its
 * seller: of a listing by the quintal, 2450 is the price of a quintal. A row that says how it is shown is counted as
 * our exports are, by the kilogram. A price is never rounded.
 */
export function countInListedUnit(values: RowValues, listing: RowValues | undefined): Counted {
  const named = withUnits(values, listing)
  const unit = countedUnit(values, listing)
  const kg = unit ? kilogramsOfShownUnit(unit, bagKgOf(values, listing)) : null
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
