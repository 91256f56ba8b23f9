import { Suspense } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { DayChips } from './fields/day-chips.tsx'
import { FieldSkeleton } from './fields/field-skeleton.tsx'
import { ImagesFieldSkeleton } from './fields/images-field-skeleton.tsx'
import { PlainField } from './fields/plain-field.tsx'
import { useFieldProps } from './model/field-props.ts'
import type { FieldSpec } from './model/field-types.ts'
import type { AnyFieldForm } from './model/use-field-form.ts'

// Calendar, tags and pictures are large: they load only with the forms that use them.
/** Loads the field for days ahead of its first showing, for forms that show it later and maybe without a connection. */
export const loadDateField = () => withHindi(() => import('./fields/date-field.tsx'), 'dates')
const DateField = lazyPart(loadDateField)
const TagsField = lazyPart(() => import('./fields/tags-field.tsx'))
const ImagesField = lazyPart(() => withHindi(() => import('./fields/images-field.tsx'), 'pictures'))

/** One field of a form by its name; it shows its error when it loses the focus. */
export function Field({ form, name }: { form: AnyFieldForm; name: string }) {
  const field = form.fields.find((candidate) => candidate.name === name)
  if (!field) throw new Error(`The form has no field "${name}".`)
  return <KnownField form={form} field={field} />
}

function KnownField({ form, field }: { form: AnyFieldForm; field: FieldSpec }) {
  const input = useFieldProps(form, field)
  const fallback = <FieldSkeleton input={input} />
  switch (field.type) {
    case 'date':
      return (
        <div>
          <Suspense fallback={fallback}>
            <DateField form={form} field={field} input={input} />
          </Suspense>
          {field.chips && <DayChips chips={field.chips} input={input} />}
        </div>
      )
    case 'tags':
      return (
        <Suspense fallback={fallback}>
          <TagsField form={form} field={field} input={input} />
        </Suspense>
      )
    case 'images':
      return (
        <Suspense fallback={<ImagesFieldSkeleton input={input} />}>
          <ImagesField form={form} field={field} input={input} />
        </Suspense>
      )
    default:
      return <PlainField form={form} field={field} input={input} />
  }
}
