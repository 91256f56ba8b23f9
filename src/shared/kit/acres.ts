import type { Language } from './language.constants.ts'

/** Acres in a hectare. */
export const acresPerHectare = 2.47105

/** Rounds to a precision that is useful when weighing. */
export const roundSensibly = (value: number) => {
  const step = value >= 1000 ? 10 : value >= 20 ? 1 : value >= 2 ? 0.5 : value >= 0.2 ? 0.05 : 0.005
  return Number((Math.round(value / step) * step).toFixed(3))
}

/** Converts an amount per hectare to an amount per acre. */
export const perAcre = (amount: number) => roundSensibly(amount / acresPerHectare)

export interface Range {
  min: number
  max: number
}

export const perAcreRange = ({ min, max }: Range): Range => ({
  min: perAcre(min),
  max: perAcre(max),
})

/** A traditional measure of land. */
export interface LandUnit {
  name: Record<Language, string>
  /** Its sizes in acres, each with the states where it is that large; no states where it is the same everywhere. */
  sizes: readonly { acres: number; states: readonly string[] }[]
}

/** A bigha has 20 biswa; a katha of Bihar has 20 dhur. */
export const landUnits = {
  kanal: { name: { en: 'kanal', hi: 'कनाल' }, sizes: [{ acres: 1 / 8, states: [] }] },
  marla: { name: { en: 'marla', hi: 'मरला' }, sizes: [{ acres: 1 / 160, states: [] }] },
  guntha: { name: { en: 'guntha', hi: 'गुंठा' }, sizes: [{ acres: 1 / 40, states: [] }] },
  cent: { name: { en: 'cent', hi: 'सेंट' }, sizes: [{ acres: 1 / 100, states: [] }] },
  decimal: { name: { en: 'decimal', hi: 'डिसमिल' }, sizes: [{ acres: 1 / 100, states: [] }] },
  nali: { name: { en: 'nali', hi: 'नाली' }, sizes: [{ acres: 1 / 20, states: [] }] },
  bigha: {
    name: { en: 'bigha', hi: 'बीघा' },
    sizes: [
      { acres: 0.62, states: ['Uttar Pradesh', 'Bihar', 'Rajasthan'] },
      { acres: 0.33, states: ['West Bengal', 'Assam'] },
      { acres: 0.4, states: ['Gujarat'] },
      { acres: 0.28, states: ['Madhya Pradesh'] },
      { acres: 0.2, states: ['Himachal Pradesh'] },
    ],
  },
  katha: {
    name: { en: 'katha', hi: 'कट्ठा' },
    sizes: [
      { acres: 1 / 32, states: ['Bihar', 'Jharkhand'] },
      { acres: 1 / 60, states: ['West Bengal'] },
      { acres: 1 / 15, states: ['Assam'] },
    ],
  },
  biswa: {
    name: { en: 'biswa', hi: 'बिस्वा' },
    sizes: [
      { acres: 1 / 32, states: ['Uttar Pradesh', 'Rajasthan'] },
      { acres: 1 / 100, states: ['Himachal Pradesh'] },
    ],
  },
  dhur: {
    name: { en: 'dhur', hi: 'धुर' },
    sizes: [{ acres: 1 / 640, states: ['Bihar', 'Jharkhand'] }],
  },
} as const satisfies Record<string, LandUnit>

export type LandUnitId = keyof typeof landUnits

/** "1/40" for small parts, "0.62" for others. */
export const acresText = (acres: number) =>
  Number.isInteger(Number((1 / acres).toFixed(6))) && acres < 0.2
    ? `1/${Math.round(1 / acres)}`
    : acres.toFixed(2)
