import { useMemo, useState } from 'react'
import type { DraftControl } from '#client/domain/listing-form/with-draft.tsx'
import type { FieldValues, PartialValues } from '#client/ui/form/model/field-types.ts'
import { storedValues } from '#client/ui/form/model/form-values.ts'
import { lazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import type { CropInput } from '#shared/crop/crop.schema.ts'
import { toKilograms } from '#shared/crop/shown-unit.ts'
import { cropFields } from './crop-fields.ts'
import { formValuesOf, kilogramsOfForm, stockInForm } from './crop-form-units.ts'
import { restoreQuantity } from './stock-change.policy.ts'

/** What a new crop's form may start with: in the form's units, and with the category still open. */
export type NewCropValues = PartialValues<FieldValues<typeof cropFields>>

interface CropFormOptions {
  crop: Partial<CropInput>
  /** What a new crop starts with besides `crop`. */
  startValues?: NewCropValues
  /** The stock of an edited crop, as the seller last saw it; left out for a new crop. */
  stock?: number | undefined
  draft: DraftControl
  onSubmit: (crop: CropInput, draft: DraftControl) => Promise<void>
}

type CropDraft = Pick<DraftControl, 'values' | 'isAsSent'>

/** The draft's values in the form's units. What the form sends is in the contract's, and for an edited crop only a part. */
function typedValues(crop: Partial<CropInput>, { values, isAsSent }: CropDraft) {
  if (!isAsSent || values === null) return storedValues(cropFields, values)
  const sent: Partial<CropInput> = { ...crop, ...values }
  return storedValues(cropFields, { ...formValuesOf(sent), kind: sent.kind ?? '' })
}

/** The quantity to begin with, in the unit that the draft or the crop is counted in. */
function restoreStock(stock: number, crop: Partial<CropInput>, draft: CropDraft) {
  const { values, isAsSent } = draft
  const counted = { ...formValuesOf(crop), ...typedValues(crop, draft) }
  const { quantity } = counted
  const kg = kilogramsOfForm(counted) ?? 1
  const inKilograms =
    !isAsSent && typeof quantity === 'number' ? { quantity: toKilograms(quantity, kg) } : {}
  const { quantity: restored, change } = restoreQuantity(
    stock,
    values && { ...values, ...inKilograms },
  )
  return { quantity: restored === '' ? restored : stockInForm(restored, counted), change }
}

/** The form of a new or edited crop, with its draft; `change` is what orders did to the stock meanwhile. */
export function useCropForm({ crop, startValues, stock, draft, onSubmit }: CropFormOptions) {
  const schema = useMemo(
    () =>
      lazySchema(() =>
        import('./crop-form.schema.ts').then(({ cropFormSchema }) => cropFormSchema(stock ?? 1)),
      ),
    [stock],
  )
  const [restored] = useState(() => (stock === undefined ? null : restoreStock(stock, crop, draft)))
  const form = useFieldForm({
    fields: cropFields,
    schema,
    initialValues: {
      ...formValuesOf(crop),
      ...startValues,
      kind: crop.kind ?? '',
      ...typedValues(crop, draft),
      ...(restored && { quantity: restored.quantity }),
    },
    // Store the stock with the draft: orders may change it before the draft is opened again.
    onChange: (values) =>
      draft.save(stock === undefined ? values : { ...values, quantityWas: stock }),
    isStored: draft.isStored,
    onSubmit: (values) => onSubmit(values, draft),
  })
  return { form, change: restored?.change ?? null }
}

export type CropFieldForm = ReturnType<typeof useCropForm>['form']
