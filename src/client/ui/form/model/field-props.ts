import { useTranslation } from 'react-i18next'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import classes from './field.module.css'
import type { FieldSpec } from './field-types.ts'
import type { AnyFieldForm } from './use-field-form.ts'

type Bound = ReturnType<AnyFieldForm['mantine']['getInputProps']> & { 'data-path'?: string }

/** What every kind of field is given. */
export interface FieldProps<Spec extends FieldSpec = FieldSpec> {
  form: AnyFieldForm
  field: Spec
  /** Label, help, sentence, value and handlers of the field's box, ready to be spread. */
  input: ReturnType<typeof useFieldProps>
}

/** One field's share of the form, in the chosen language. */
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
    // The star is drawn by the style, so that the label's name stays the label's words.
    labelProps: field.required ? { className: classes.required } : undefined,
    'aria-required': field.required ? (true as const) : undefined,
    error: typeof error === 'string' ? translateMessage(t, error) : undefined,
    onBlur: () => form.handleBlur(field.name),
  }
}
