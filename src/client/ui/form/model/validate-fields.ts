import type { ZodType } from 'zod'
import { fieldErrorOf } from './field-rules.ts'
import type { FieldSpec } from './field-types.ts'
import { fieldOfPath, readPath, schemaValues, type Values } from './form-values.ts'

/** English sentences by field name; under `wholeForm` what belongs to no field. */
export type FieldErrors = Record<string, string>
export const wholeForm = ''

/**
 * What is wrong with the values: the schema's sentence for a field, else the one of its own rules.
 */
export function validateFields(
  fields: readonly FieldSpec[],
  values: Values,
  schema?: ZodType,
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
