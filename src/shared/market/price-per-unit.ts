import type { CropUnit } from '#shared/crop/crop.constants.ts'

const kilogramsPerUnit: Partial<Record<CropUnit, number>> = { kg: 1, g: 0.001, ton: 1000 }

/**
 * Converts rupees per quintal (100 kg) to rupees per unit, rounded to a hundredth of a paisa.
 * @returns null when the unit is not a unit of weight.
 */
export function pricePerUnit(modal: number, unit: CropUnit): number | null {
  const kg = kilogramsPerUnit[unit]
  return kg === undefined ? null : Math.round((modal / 100) * kg * 10_000) / 10_000
}
