import type { CropUnit } from '#shared/crop/crop.schema.ts'

const kgOf: Partial<Record<CropUnit, number>> = { kg: 1, g: 0.001, ton: 1000 }

/** Rupees a quintal (100 kg) as rupees a unit, to a hundredth of a paisa; null for what is no weight. */
export function perUnit(modal: number, unit: CropUnit): number | null {
  const kg = kgOf[unit]
  return kg === undefined ? null : Math.round((modal / 100) * kg * 10_000) / 10_000
}
