/** Kilograms in a quintal. */
export const quintalKg = 100
/** Units that a seller can think in while buyers and the API see kilograms. */
export const shownUnits = ['quintal', 'bag'] as const
export type ShownUnit = (typeof shownUnits)[number]
/** The heaviest bag in kilograms: jute bags of 100 kg are the heaviest in the mandi. */
export const maxBagKg = 200

/** The kilograms of one quintal or bag; null for a bag whose weight is not known. */
export const kilogramsOfShownUnit = (unit: ShownUnit, bagKg: number | null): number | null =>
  unit === 'quintal' ? quintalKg : bagKg

/** A price in rupees of a kilogram, or the two nearest prices of the whole unit that have one. */
export type KilogramPrice = { perKg: number } | { nearest: readonly [number, number] }

/**
 * The price of a kilogram when `kg` kilograms cost `price` rupees. A price is in whole paise, so ₹1,235 for
 * a quintal is ₹12.35, and ₹1,235.50 has none: it is never rounded, because that would change what the seller
 * is paid.
 */
export function priceOfKilogram(price: number, kg: number): KilogramPrice {
  const paise = price * 100
  const perKg = Math.round(paise / kg)
  // Less than a thousandth of a paisa is an error of the calculation, not of the price.
  if (Math.abs(perKg * kg - paise) < 0.001) return { perKg: perKg / 100 }
  const lower = Math.floor(paise / kg) * kg
  return { nearest: [lower / 100, (lower + kg) / 100] }
}

const roundTo = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** Kilograms, with the three decimals that a stock has. */
export const toKilograms = (quantity: number, kg: number) => roundTo(quantity * kg, 3)

/** Quintals or bags, with enough decimals that `toKilograms` finds the same stock again. */
export const fromKilograms = (quantity: number, kg: number) => roundTo(quantity / kg, 6)

/** The price of the whole unit in rupees. */
export const priceOfUnit = (perKg: number, kg: number) => roundTo(perKg * kg, 2)
