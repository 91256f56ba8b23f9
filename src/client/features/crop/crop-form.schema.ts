import { z } from 'zod'
import { bagWeightRequired, type CropInput, cropInputWithStock } from '#shared/crop/crop.schema.ts'
import { priceOfKilogram, toKilograms } from '#shared/crop/shown-unit.ts'
import { kilogramsOfForm, shownUnitOf } from './crop-form-units.ts'

export const wrongBagWeight = 'A bag weighs 1 to 200 kg, without a fraction'
export const noKilogramPrice =
  'A kilogram would cost a part of a paisa. Choose one of the two prices below.'

/** The values as the contract takes them, and what is wrong with a quintal's or a bag's. */
function toContract(values: Record<string, unknown>) {
  const shownUnit = shownUnitOf(values)
  if (!shownUnit) return { contract: { ...values, shownUnit: null, bagKg: null }, issue: null }
  const { price, quantity, bagKg } = values
  const counted = { ...values, unit: 'kg', shownUnit, bagKg: shownUnit === 'bag' ? bagKg : null }
  const kg = kilogramsOfForm(values)
  if (kg === null) {
    const message = bagKg == null || bagKg === '' ? bagWeightRequired : wrongBagWeight
    return { contract: counted, issue: { path: 'bagKg', message } }
  }
  const perKg = typeof price === 'number' ? priceOfKilogram(price, kg) : null
  const contract = {
    ...counted,
    ...(perKg && 'perKg' in perKg && { price: perKg.perKg }),
    ...(typeof quantity === 'number' && { quantity: toKilograms(quantity, kg) }),
  }
  const isSplit = perKg !== null && 'nearest' in perKg
  return { contract, issue: isSplit ? { path: 'price', message: noKilogramPrice } : null }
}

/**
 * The schema of the crop form, whose units are the contract's and quintal and bag; its output is the contract's
 * input. A price that would have to be rounded is refused.
 * @param stock see `cropInputWithStock`.
 */
export function cropFormSchema(stock: number) {
  const contractSchema = cropInputWithStock(stock)
  return z.record(z.string(), z.unknown()).transform((values, context): CropInput => {
    const { contract, issue } = toContract(values)
    if (issue) context.addIssue({ code: 'custom', path: [issue.path], message: issue.message })
    const parsed = contractSchema.safeParse(contract)
    for (const { path, message } of parsed.error?.issues ?? []) {
      if (path[0] !== issue?.path) context.addIssue({ code: 'custom', path, message })
    }
    return issue || !parsed.success ? z.NEVER : parsed.data
  })
}
