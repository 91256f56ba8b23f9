import { useMemo, useState } from 'react'
import { FormSection } from '#client/domain/listing-form/form-section.tsx'
import { KindField } from '#client/domain/listing-form/kind-field.tsx'
import type { DraftControl } from '#client/domain/listing-form/with-draft.tsx'
import { Field } from '#client/ui/form/field.tsx'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { storedValues } from '#client/ui/form/model/form-values.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { type CropInput, cropUnits } from '#shared/crop/crop.schema.ts'
import { toKilograms } from '#shared/crop/shown-unit.ts'
import { cropFields } from './crop-fields.ts'
import { cropFormSchema, formValuesOf, kilogramsOfForm, stockInForm } from './crop-form-units.ts'
import { ShownUnitHint } from './shown-unit-hint.tsx'
import { restoreQuantity, type StockChange } from './stock-change.policy.ts'
import { StockChangeAlert } from './stock-change-alert.tsx'

/** What the form for a new crop starts with. */
export const newCropValues = { unit: 'kg', category: 'Others', dispatchTime: 1 } as const

interface CropFormProps {
  crop: Partial<CropInput>
  /** The stock of an edited crop, as the seller last saw it; left out for a new crop. */
  stock?: number
  /** The change made by orders since the form was opened. */
  stockChange?: StockChange | null
  draft: DraftControl
  /** Already translated, like `busyLabel`. */
  submitLabel: string
  busyLabel: string
  onSubmit: (crop: CropInput, draft: DraftControl) => Promise<void>
}

/** The quantity to begin with, in the unit that the draft or the crop is counted in. */
function restoreStock(stock: number, crop: Partial<CropInput>, draft: object | null) {
  const counted = { ...formValuesOf(crop), ...storedValues(cropFields, draft) }
  const { quantity } = counted
  const kg = kilogramsOfForm(counted) ?? 1
  const inKilograms = typeof quantity === 'number' ? { quantity: toKilograms(quantity, kg) } : {}
  const { quantity: restored, change } = restoreQuantity(
    stock,
    draft && { ...draft, ...inKilograms },
  )
  return { quantity: restored === '' ? restored : stockInForm(restored, counted), change }
}

/** The form for a new or edited crop. */
export function CropForm(props: CropFormProps) {
  const { crop, stock, stockChange = null, draft, submitLabel, busyLabel, onSubmit } = props
  const schema = useMemo(() => cropFormSchema(stock ?? 1), [stock])
  const [restored] = useState(() =>
    stock === undefined ? null : restoreStock(stock, crop, draft.values),
  )
  const form = useFieldForm({
    fields: cropFields,
    schema,
    initialValues: {
      ...formValuesOf(crop),
      kind: crop.kind ?? '',
      ...storedValues(cropFields, draft.values),
      ...(restored && { quantity: restored.quantity }),
    },
    // Store the stock with the draft: orders may change it before the draft is opened again.
    onChange: (values) =>
      draft.save(stock === undefined ? values : { ...values, quantityWas: stock }),
    isStored: draft.isStored,
    asksBeforeLeaving: true,
    onSubmit: (values) => onSubmit(values, draft),
  })
  const change = stockChange ?? restored?.change
  const values = form.mantine.getValues()
  // Quintals and bags are stored as kilograms, and orders change those.
  const unit = cropUnits.find((value) => value === values.unit) ?? 'kg'
  const field = (name: (typeof cropFields)[number]['name']) => <Field form={form} name={name} />
  return (
    <FieldForm form={form} submitLabel={submitLabel} busyLabel={busyLabel}>
      <FormSection title="Pictures">{field('images')}</FormSection>
      <FormSection title="What you sell">
        {field('name')}
        <KindField form={form} of="crop" untyped={stock === undefined ? newCropValues : {}} />
        {field('category')}
        {field('description')}
        {field('tags')}
        {field('isOrganic')}
      </FormSection>
      <FormSection title="Quantity and price" columns={2}>
        {field('price')}
        {field('unit')}
        {values.unit === 'bag' && field('bagKg')}
        {field('quantity')}
        {field('dispatchTime')}
      </FormSection>
      <ShownUnitHint values={values} />
      {change && (
        <StockChangeAlert
          change={change}
          unit={unit}
          onKeep={() => form.mantine.setFieldValue('quantity', stockInForm(change.now, values))}
        />
      )}
      <FormSection title="Freshness" columns={2}>
        {field('harvestDate')}
        {field('expiryDate')}
      </FormSection>
      <FormSection title="Visibility">{field('isArchived')}</FormSection>
    </FieldForm>
  )
}
