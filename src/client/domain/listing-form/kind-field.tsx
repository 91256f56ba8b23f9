import { Suspense } from 'react'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { FieldSkeleton } from '#client/ui/form/fields/field-skeleton.tsx'
import { useFieldProps } from '#client/ui/form/model/field-props.ts'
import type { FieldSpec } from '#client/ui/form/model/field-types.ts'
import type { AnyFieldForm } from '#client/ui/form/model/use-field-form.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import type { FilledValues } from './kind-defaults.policy.ts'

const KindChoice = lazyPart(() => import('./kind-choice.tsx'))

interface KindFieldProps {
  form: AnyFieldForm
  of: ListingKind
  /** The values that the user did not type, which a kind may replace. */
  presetValues: FilledValues
}

/** The field `kind` of a listing's form; its list and the names in it load with it. */
export function KindField({ form, of, presetValues }: KindFieldProps) {
  const field = form.fields.find(({ name }) => name === 'kind')
  if (!field) throw new Error('The form has no field "kind".')
  return <KnownKindField form={form} field={field} of={of} presetValues={presetValues} />
}

function KnownKindField({ form, field, of, presetValues }: KindFieldProps & { field: FieldSpec }) {
  const input = useFieldProps(form, field)
  return (
    <Suspense fallback={<FieldSkeleton input={input} />}>
      <KindChoice form={form} input={input} of={of} presetValues={presetValues} />
    </Suspense>
  )
}
