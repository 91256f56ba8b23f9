import type { CropUnit } from './crop.constants.ts'
import { quintalKg } from './shown-unit.ts'

/** Kilograms in one unit; a litre and a piece have none. Must equal the column `price_per_kg`. */
const kilogramsPerUnit: Partial<Record<CropUnit, number>> = { kg: 1, g: 0.001, ton: 1000 }

/** Stock in kilograms from which the price of a quintal is shown beside that of a kilogram. */
const wholesaleKg = 100

interface PricedStock {
  /** Rupees per unit. */
  price: number
  quantity: number
  unit: CropUnit
}

/**
 * The prices of a kilogram and of a quintal in rupees.
 * @returns null for less than 100 kg, and for crops that are not sold by weight.
 */
export function wholesalePrices({ price, quantity, unit }: PricedStock) {
  const kg = kilogramsPerUnit[unit]
  if (kg === undefined || quantity * kg < wholesaleKg) return null
  return { perKg: price / kg, perQuintal: (price / kg) * quintalKg }
}
