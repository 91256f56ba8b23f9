import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './field.module.css'
import type { FieldSpec } from './field-types.ts'
import type { AnyFieldForm } from './use-field-form.ts'

type Bound = ReturnType<AnyFieldForm['mantine']['getInputProps']> & { 'data-path'?: string }

/** By which a form finds the input of a field, to focus it, where no `Field` shows it. */
export function inputPath(form: AnyFieldForm, name: string): string | undefined {
  const bound: Bound = form.mantine.getInputProps(name)
  return bound['data-path']
}

/** The props of every kind of field. */
export interface FieldProps<Spec extends FieldSpec = FieldSpec> {
  form: AnyFieldForm
  field: Spec
  /** Label, help, error, value and handlers of the field's input, to be spread. */
  input: ReturnType<typeof useFieldProps>
}

/** The props of one field's input, in the chosen language. */
export function useFieldProps(form: AnyFieldForm, field: FieldSpec) {
  const { t } = useTranslation()
  const { error, ...input }: Bound = form.mantine.getInputProps(field.name, {
    type: field.type === 'checkbox' ? 'checkbox' : 'input',
  })
  return {
    ...input,
    label: t(field.label),
    description: field.description ? t(field.description) : undefined,
    placeholder: field.placeholder ? t(field.placeholder) : undefined,
    autoComplete: field.autoComplete,
    // A style draws the star, so that it is no part of the accessible name.
    labelProps: field.required ? { className: classes.required } : undefined,
    'aria-required': field.required ? (true as const) : undefined,
    error: typeof error === 'string' ? translateMessage(t, error) : undefined,
    onBlur: () => form.handleBlur(field.name),
  }
}
