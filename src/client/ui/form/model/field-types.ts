import type { English } from '#client/platform/i18n/texts.ts'

/** An option: a value that is its own label, or a value with a label. */
export type FieldOption = English | { value: string; label: English }

interface FieldBase {
  /** The path of its value: 'address.city' is `values.address.city`. */
  name: string
  label: English
  /** A sentence instead of `true` is the error for a missing value. */
  required?: boolean | English
  /** Help below the label. */
  description?: English
  placeholder?: English
  autoComplete?: string
}

interface TextRules {
  minLength?: number
  maxLength?: number
  pattern?: { value: RegExp; message: English }
  /** The name of a field that must have the same text. */
  matchField?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search'
}

interface TextField extends FieldBase, TextRules {
  type: 'text' | 'email' | 'url' | 'tel' | 'password'
  /** Shown inside the input before the value, such as +91. */
  prefix?: string
  /** Changes what is typed, such as removing the spaces of a number. */
  tidy?: (typed: string) => string
}

interface TextareaField extends FieldBase, TextRules {
  type: 'textarea'
  /** 4 by default. */
  rows?: number
}

interface NumberField extends FieldBase {
  type: 'number'
  min?: number
  max?: number
  isWhole?: boolean
  /** Shown inside the input, such as ₹. */
  prefix?: string
}

interface DateField extends FieldBase {
  type: 'date' | 'time' | 'datetime'
  /** Earliest and latest day that the calendar offers, YYYY-MM-DD. */
  minDate?: string
  maxDate?: string
  /** Days that one press chooses, counted from today in India: -1 is yesterday. */
  chips?: readonly { label: English; days: number }[]
}

interface SelectField extends FieldBase {
  type: 'select' | 'multiselect'
  options: readonly FieldOption[]
}

interface CheckboxField extends FieldBase {
  type: 'checkbox'
}

interface ListField extends FieldBase {
  type: 'tags' | 'images'
}

export type FieldSpec =
  | TextField
  | TextareaField
  | NumberField
  | DateField
  | SelectField
  | CheckboxField
  | ListField

type Choice<Option> = Option extends string
  ? Option
  : Option extends { value: infer Value }
    ? Value
    : never

/** The type of a field's value; '' is an empty text, number or choice. */
type ValueOf<Field> = Field extends { type: 'select'; options: readonly (infer Option)[] }
  ? Choice<Option> | ''
  : Field extends { type: 'multiselect'; options: readonly (infer Option)[] }
    ? Choice<Option>[]
    : Field extends { type: 'number' }
      ? number | ''
      : Field extends { type: 'checkbox' }
        ? boolean
        : Field extends { type: 'tags' | 'images' }
          ? string[]
          : string

type Nested<Path, Value> = Path extends `${infer Head}.${infer Rest}`
  ? { [Key in Head]: Nested<Rest, Value> }
  : Path extends string
    ? { [Key in Path]: Value }
    : never

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never

/** The values of a form with these fields. */
export type FieldValues<Fields extends readonly FieldSpec[]> = Intersection<
  Fields[number] extends infer Field
    ? Field extends FieldSpec
      ? Nested<Field['name'], ValueOf<Field>>
      : never
    : never
>

/** Some of a form's values; the other fields start empty. */
export type PartialValues<Values> = {
  [Key in keyof Values]?: Values[Key] extends readonly unknown[] | string | number | boolean
    ? Values[Key]
    : PartialValues<Values[Key]>
}

/** Describes a form's fields; the type of the form's values follows from their names and types. */
export const defineFields = <const Fields extends readonly FieldSpec[]>(fields: Fields) => fields
