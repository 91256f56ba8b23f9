import type { English } from '#client/platform/i18n/texts.ts'
import { fieldErrorOf } from './field-rules.ts'
import type { FieldSpec } from './field-types.ts'
import type { FormSchema } from './form-schema.ts'
import { fieldOfPath, readPath, schemaValues, type Values } from './form-values.ts'

/** Errors by field name; an error of no single field is under `wholeForm`. */
export type FieldErrors = Record<string, English>
export const wholeForm = ''

/** The errors of the values: of the schema, else of the fields' own rules. */
export function validateFields(
  fields: readonly FieldSpec[],
  values: Values,
  schema?: FormSchema,
): FieldErrors {
  const fieldErrors: FieldErrors = {}
  for (const issue of schema?.safeParse(schemaValues(fields, values)).error?.issues ?? []) {
    const field = fieldOfPath(fields, issue.path.join('.'))
    fieldErrors[field?.name ?? wholeForm] ??= issue.message
  }
  for (const field of fields) {
    const fieldError = fieldErrorOf(field, readPath(values, field.name), (name) =>
      readPath(values, name),
    )
    if (fieldError) fieldErrors[field.name] ??= fieldError
  }
  return fieldErrors
}
