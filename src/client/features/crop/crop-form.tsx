import { useState } from 'react'
import { type CropInput, cropInputKeeping } from '../../../shared/crop.schema.ts'
import { Field } from '../../core/form/field.tsx'
import { FieldForm } from '../../core/form/field-form.tsx'
import { useFieldForm } from '../../core/form/use-field-form.ts'
import { FormSection } from '../../core/listing-form/form-section.tsx'
import type { DraftControl } from '../../core/listing-form/with-draft.tsx'
import { cropFields } from './crop-fields.ts'

interface CropFormProps {
  crop: Partial<CropInput>
  draft: DraftControl
  /** Already translated, like `busyLabel`. */
  submitLabel: string
  busyLabel: string
  onSubmit: (crop: CropInput, draft: DraftControl) => Promise<void>
}

/** What a seller says of a crop, new or changed. */
export function CropForm({ crop, draft, submitLabel, busyLabel, onSubmit }: CropFormProps) {
  const [schema] = useState(() => cropInputKeeping(crop.quantity ?? 1))
  const form = useFieldForm({
    fields: cropFields,
    schema,
    initialValues: { ...crop, ...draft.values },
    onChange: draft.save,
    isKept: draft.isKept,
    asksBeforeLeaving: true,
    onSubmit: (values) => onSubmit(values, draft),
  })
  const field = (name: (typeof cropFields)[number]['name']) => <Field form={form} name={name} />
  return (
    <FieldForm form={form} submitLabel={submitLabel} busyLabel={busyLabel}>
      <FormSection title="Pictures">{field('images')}</FormSection>
      <FormSection title="What you sell">
        {field('name')}
        {field('category')}
        {field('description')}
        {field('tags')}
        {field('isOrganic')}
      </FormSection>
      <FormSection title="How much, and for how much" columns={2}>
        {field('price')}
        {field('unit')}
        {field('quantity')}
        {field('dispatchTime')}
      </FormSection>
      <FormSection title="How fresh" columns={2}>
        {field('harvestDate')}
        {field('expiryDate')}
      </FormSection>
      <FormSection title="Who sees it">{field('isArchived')}</FormSection>
    </FieldForm>
  )
}
