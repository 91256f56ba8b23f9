import {
  type FilledValues,
  valuesFromKind,
} from '#client/domain/listing-form/kind-defaults.policy.ts'
import type { GoodsKindView } from '#shared/vocabulary/vocabulary.schema.ts'
import type { CropFieldForm, NewCropValues } from '../use-crop-form.ts'
import { suggestedExpiry, suggestedUnit } from './sell-steps.policy.ts'

/** The values of a chosen kind. Another kind replaces what the one before filled in. */
export function fillFromKind(
  form: CropFieldForm,
  kind: GoodsKindView,
  before: GoodsKindView | undefined,
  first: NewCropValues,
) {
  const values = form.mantine.getValues()
  const counted = (of: GoodsKindView) => ({ ...of, unit: suggestedUnit(of.unit, of.category) })
  const presetValues: FilledValues = before ? counted(before) : first
  const fills: Record<string, unknown> = valuesFromKind(counted(kind), values, presetValues)
  if (values.name === '' || values.name === before?.name) fills.name = kind.name
  const wasSuggested = values.expiryDate === suggestedExpiry(before?.category ?? '')
  if (wasSuggested) fills.expiryDate = suggestedExpiry(kind.category)
  form.mantine.setFieldValue('kind', kind.id)
  for (const [name, value] of Object.entries(fills)) form.mantine.setFieldValue(name, value)
}
