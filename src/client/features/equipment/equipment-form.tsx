import { FormSection } from '#client/domain/listing-form/form-section.tsx'
import { KindField } from '#client/domain/listing-form/kind-field.tsx'
import type { DraftControl } from '#client/domain/listing-form/with-draft.tsx'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { Field } from '#client/ui/form/field.tsx'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { storedValues } from '#client/ui/form/model/form-values.ts'
import type { AnySchema } from '#client/ui/form/model/lazy-schema.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import type { EquipmentInput } from '#shared/equipment/equipment.schema.ts'
import { typedNationalDigits } from '#shared/kit/phone.ts'
import { CurrencyField } from './currency-field.tsx'
import { editedEquipmentFields, equipmentFields } from './equipment-fields.ts'

interface EquipmentFormProps<Output> {
  /** Adding and editing have different error sentences. */
  schema: AnySchema<Output>
  equipment: Partial<EquipmentInput>
  draft: DraftControl
  submitLabel: Translated
  busyLabel: Translated
  /** An edited listing: its errors show while typing, and it can be archived. */
  isEdited?: boolean
  onSubmit: (equipment: Output, draft: DraftControl) => Promise<void>
}

/** The form for a new or edited equipment listing. */
export function EquipmentForm<Output>(props: EquipmentFormProps<Output>) {
  const { schema, equipment, draft, submitLabel, busyLabel, isEdited = false, onSubmit } = props
  const draftValues = storedValues(equipmentFields, draft.values)
  const form = useFieldForm({
    fields: isEdited ? editedEquipmentFields : equipmentFields,
    schema,
    initialValues: {
      ...equipment,
      kind: equipment.kind ?? '',
      ...draftValues,
      // Its field shows +91, which older listings have in their text.
      contactNumber: typedNationalDigits(
        draftValues.contactNumber ?? equipment.contactNumber ?? '',
      ),
    },
    onChange: draft.save,
    isStored: draft.isStored,
    checksOnChange: isEdited,
    onSubmit: (values) => onSubmit(values, draft),
  })
  const field = (name: (typeof equipmentFields)[number]['name']) => (
    <Field form={form} name={name} />
  )
  return (
    <FieldForm form={form} submitLabel={submitLabel} busyLabel={busyLabel}>
      <FormSection>{field('images')}</FormSection>
      <FormSection title="What you rent out">
        {field('name')}
        <KindField form={form} of="equipment" presetValues={{}} />
        {field('category')}
        {field('description')}
        {field('tags')}
      </FormSection>
      <FormSection title="Price and contact" columns={2}>
        {field('pricePerDay')}
        <CurrencyField form={form} />
        {field('contactNumber')}
      </FormSection>
      <FormSection title="Availability" columns={2}>
        {field('availableFrom')}
        {field('availableTo')}
        {field('status')}
      </FormSection>
      <FormSection title="Safety">{field('safetyCheckPassed')}</FormSection>
      {isEdited && <FormSection title="Visibility">{field('isArchived')}</FormSection>}
    </FieldForm>
  )
}
