/** A choice: the value itself, or a value with the English words that stand for it. */
export type FieldOption = string | { value: string; label: string }

interface FieldBase {
  /** Where its value lives; dots nest: 'address.city' is `values.address.city`. */
  name: string
  /** In English; translated where shown. */
  label: string
  /** A text instead of `true` is the sentence shown when it is missing. */
  required?: boolean | string
  /** A line of help under the label, in English. */
  description?: string
  placeholder?: string
  autoComplete?: string
}

interface TextRules {
  minLength?: number
  maxLength?: number
  pattern?: { value: RegExp; message: string }
  /** The field that must hold the same text. */
  matchField?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search'
}

interface TextField extends FieldBase, TextRules {
  type: 'text' | 'email' | 'url' | 'tel' | 'password'
  /** Shown inside the box before the value, as +91. */
  prefix?: string
}

interface TextareaField extends FieldBase, TextRules {
  type: 'textarea'
  /** 4 when not given. */
  rows?: number
}

interface NumberField extends FieldBase {
  type: 'number'
  min?: number
  max?: number
  isWhole?: boolean
  /** Shown inside the box, as ₹. */
  prefix?: string
}

interface DateField extends FieldBase {
  type: 'date' | 'time' | 'datetime'
  /** Earliest and latest day that the calendar offers, YYYY-MM-DD. */
  minDate?: string
  maxDate?: string
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

/** What a field holds; '' is an empty text, number or choice. */
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

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
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

/** A form may start with some of its values; the rest start empty. */
export type PartialValues<Values> = {
  [Key in keyof Values]?: Values[Key] extends readonly unknown[] | string | number | boolean
    ? Values[Key]
    : PartialValues<Values[Key]>
}

/** Describes a form's fields; their names and kinds become the type of its values. */
export const defineFields = <const Fields extends readonly FieldSpec[]>(fields: Fields) => fields
