import { FormSection } from '#client/domain/listing-form/form-section.tsx'
import type { FilledValues } from '#client/domain/listing-form/kind-defaults.policy.ts'
import { KindField } from '#client/domain/listing-form/kind-field.tsx'
import type { DraftControl } from '#client/domain/listing-form/with-draft.tsx'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { Field } from '#client/ui/form/field.tsx'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { cropUnits } from '#shared/crop/crop.constants.ts'
import type { CropInput } from '#shared/crop/crop.schema.ts'
import type { cropFields } from './crop-fields.ts'
import { stockInForm } from './crop-form-units.ts'
import { ShownUnitHint } from './shown-unit-hint.tsx'
import type { StockChange } from './stock-change.policy.ts'
import { StockChangeAlert } from './stock-change-alert.tsx'
import { type CropFieldForm, useCropForm } from './use-crop-form.ts'

interface CropFormFieldsProps {
  form: CropFieldForm
  /** The values that the user did not type, which a kind may replace. */
  presetValues: FilledValues
  /** The form of a listed crop, which can also archive it. */
  isEdited: boolean
  /** The change made by orders since the form was opened. */
  change?: StockChange | null
  submitLabel: Translated
  busyLabel: Translated
}

/** Every field of a crop. A new crop cannot be archived: nobody lists what nobody should see. */
export function CropFormFields(props: CropFormFieldsProps) {
  const { form, presetValues, isEdited, change = null, submitLabel, busyLabel } = props
  const values = form.mantine.getValues()
  // Quintals and bags are stored as kilograms, and orders change those.
  const unit = cropUnits.find((value) => value === values.unit) ?? 'kg'
  const field = (name: (typeof cropFields)[number]['name']) => <Field form={form} name={name} />
  return (
    <FieldForm form={form} submitLabel={submitLabel} busyLabel={busyLabel}>
      <FormSection>{field('images')}</FormSection>
      <FormSection title="What you sell">
        {field('name')}
        <KindField form={form} of="crop" presetValues={presetValues} />
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
      {isEdited && <FormSection title="Visibility">{field('isArchived')}</FormSection>}
    </FieldForm>
  )
}

interface CropFormProps {
  crop: CropInput
  /** The stock, as the seller last saw it. */
  stock: number
  /** The change made by orders since the form was opened. */
  stockChange: StockChange | null
  draft: DraftControl
  submitLabel: Translated
  busyLabel: Translated
  onSubmit: (crop: CropInput, draft: DraftControl) => Promise<void>
}

/** The form for an edited crop. */
export function CropForm(props: CropFormProps) {
  const { crop, stock, stockChange, draft, submitLabel, busyLabel, onSubmit } = props
  const { form, change } = useCropForm({ crop, stock, draft, onSubmit })
  return (
    <CropFormFields
      form={form}
      presetValues={{}}
      isEdited
      change={stockChange ?? change}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
    />
  )
}
