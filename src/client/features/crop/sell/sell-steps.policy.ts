import { addDays, indiaDay } from '#shared/kit/india-day.ts'
import type { NewCropValues } from '../use-crop-form.ts'

/** The steps of listing a crop before it is listed; the last of the four shows the listing. */
export const sellSteps = ['photo', 'kind', 'price'] as const
export type SellStep = (typeof sellSteps)[number]
/** With the step that follows them. */
export const sellStepCount = sellSteps.length + 1

/** The fields that a step asks for; all have a value when the next one opens. */
export const fieldsOfStep: Record<SellStep, readonly string[]> = {
  photo: ['images'],
  kind: ['kind', 'name', 'category'],
  price: ['unit', 'bagKg', 'quantity', 'price', 'harvestDate', 'expiryDate', 'dispatchTime'],
}

/**
 * The step that the address asks for.
 * @param values the form's: a step whose earlier steps are empty does not open.
 */
export function stepOfAddress(search: string, values: { name?: unknown }): SellStep {
  const requested = new URLSearchParams(search).get('step')
  const step = sellSteps.find((name) => name === requested) ?? 'photo'
  return step === 'price' && (values.name ?? '') === '' ? 'kind' : step
}

export const stepSearch = (step: SellStep) => (step === 'photo' ? '' : `step=${step}`)

/** Days that a crop of a category is good for unless its seller says otherwise. */
const goodDays: Record<string, number> = { Grains: 180, Legumes: 180, Vegetables: 7, Fruits: 7 }
const defaultGoodDays = 90

/** The best-before date that a category suggests, YYYY-MM-DD. */
export const suggestedExpiry = (category: unknown, today = indiaDay()) =>
  addDays(today, goodDays[String(category)] ?? defaultGoodDays)

/** Goods that farmers count in quintals; fruit and vegetables are sold by the kilogram. */
const quintalCategories: readonly unknown[] = ['Grains', 'Legumes']

/** The unit to begin with for a kind's own unit and its category. */
export const suggestedUnit = (unit: string | null, category: unknown) =>
  unit === 'kg' && quintalCategories.includes(category) ? 'quintal' : (unit ?? 'kg')

/** What the four steps start with: only the photo, the crop, its amount and its price are requested for. */
export const firstSellValues = (today = indiaDay()): NewCropValues => ({
  unit: 'quintal',
  category: '',
  dispatchTime: 1,
  harvestDate: today,
  expiryDate: suggestedExpiry('', today),
})
