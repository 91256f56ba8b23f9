import type { FieldSpec, FieldValues, PartialValues } from './field-types.ts'

export type Values = Record<string, unknown>

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a dotted path; undefined where there is none. */
export const readPath = (values: Values, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), values)

/** A copy of the values with the value at a dotted path replaced. */
export function writePath(values: Values, path: string, value: unknown): Values {
  const [head = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...values, [head]: value }
  const inner = values[head]
  return { ...values, [head]: writePath(isRecord(inner) ? inner : {}, rest.join('.'), value) }
}

function emptyValue({ type }: FieldSpec): unknown {
  if (type === 'checkbox') return false
  return type === 'multiselect' || type === 'tags' || type === 'images' ? [] : ''
}

/** The form's initial values: the given ones, and empty values for the other fields. */
export const startValues = (fields: readonly FieldSpec[], given: Values = {}): Values =>
  fields.reduce<Values>(
    (values, field) =>
      writePath(values, field.name, readPath(given, field.name) ?? emptyValue(field)),
    {},
  )

const isText = (value: unknown) => typeof value === 'string'

/** Whether a stored value is one that the field could have. */
function fits(field: FieldSpec, value: unknown): boolean {
  switch (field.type) {
    case 'checkbox':
      return typeof value === 'boolean'
    case 'number':
      return typeof value === 'number' || value === ''
    case 'multiselect':
    case 'tags':
    case 'images':
      return Array.isArray(value) && value.every(isText)
    default:
      return isText(value)
  }
}

/**
 * The values of a stored draft that fit their fields. An older version of the app, with other fields,
 * may have written it.
 */
export const storedValues = <const Fields extends readonly FieldSpec[]>(
  fields: Fields,
  stored: object | null | undefined,
) =>
  fields.reduce<Values>((values, field) => {
    const value = readPath({ ...stored }, field.name)
    return fits(field, value) ? writePath(values, field.name, value) : values
  }, {}) as PartialValues<FieldValues<Fields>>

/** The values for the schema, without optional numbers that were left empty. */
export const schemaValues = (fields: readonly FieldSpec[], values: Values): Values =>
  fields.reduce<Values>((result, field) => {
    const isEmptyNumber =
      field.type === 'number' && !field.required && readPath(values, field.name) === ''
    return isEmptyNumber ? writePath(result, field.name, undefined) : result
  }, values)

/** The field that an issue's path belongs to: 'tags.3' is the field 'tags'. */
export const fieldOfPath = (fields: readonly FieldSpec[], path: string) =>
  fields.find(({ name }) => path === name || path.startsWith(`${name}.`))
