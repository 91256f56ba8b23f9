import { useMemo, useState } from 'react'
import { FormSection } from '#client/domain/listing-form/form-section.tsx'
import { KindField } from '#client/domain/listing-form/kind-field.tsx'
import type { DraftControl } from '#client/domain/listing-form/with-draft.tsx'
import { Field } from '#client/ui/form/field.tsx'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { storedValues } from '#client/ui/form/model/form-values.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { type CropInput, cropInputWithStock, cropUnits } from '#shared/crop/crop.schema.ts'
import { cropFields } from './crop-fields.ts'
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

/** The form for a new or edited crop. */
export function CropForm(props: CropFormProps) {
  const { crop, stock, stockChange = null, draft, submitLabel, busyLabel, onSubmit } = props
  const schema = useMemo(() => cropInputWithStock(stock ?? 1), [stock])
  const [restored] = useState(() =>
    stock === undefined ? null : restoreQuantity(stock, draft.values),
  )
  const form = useFieldForm({
    fields: cropFields,
    schema,
    initialValues: {
      ...crop,
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
  const unit = cropUnits.find((value) => value === form.mantine.getValues().unit) ?? 'kg'
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
        {field('quantity')}
        {field('dispatchTime')}
      </FormSection>
      {change && (
        <StockChangeAlert
          change={change}
          unit={unit}
          onKeep={() => form.mantine.setFieldValue('quantity', change.now)}
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
