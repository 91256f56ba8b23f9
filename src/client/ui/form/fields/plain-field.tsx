import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { FieldProps } from '../model/field-props.ts'
import type { FieldOption } from '../model/field-types.ts'
import { SelectField } from '../select/select-field.tsx'
import { NumberInput } from './number-input.tsx'

const PasswordField = lazy(() => import('./password-field.tsx'))

const nativeTypes = { time: 'time', datetime: 'datetime-local' } as const

/** The fields made of small components: text, numbers, choices. */
export function PlainField({ field, input }: FieldProps) {
  const { t } = useTranslation()
  const { placeholder: _, autoComplete: __, ...withoutText } = input
  const tidy = 'tidy' in field ? field.tidy : undefined
  const choices = (options: readonly FieldOption[]) =>
    options.map((option) =>
      typeof option === 'string'
        ? { value: option, label: t(option) }
        : { value: option.value, label: t(option.label) },
    )
  switch (field.type) {
    case 'number':
      return (
        <NumberInput
          {...input}
          value={input.value}
          leftSection={field.prefix}
          inputMode={field.isWhole ? 'numeric' : 'decimal'}
        />
      )
    case 'textarea':
      return <Textarea {...input} rows={field.rows ?? 4} inputMode={field.inputMode} />
    case 'select':
      return <SelectField {...input} value={input.value} options={choices(field.options)} />
    case 'checkbox':
      return <Checkbox {...withoutText} />
    case 'password':
      return (
        <Suspense fallback={null}>
          <PasswordField {...input} />
        </Suspense>
      )
    case 'text':
    case 'email':
    case 'url':
    case 'tel':
      return (
        <TextInput
          {...input}
          type={field.type}
          inputMode={field.inputMode}
          leftSection={field.prefix}
          {...(tidy && {
            onChange: ({ currentTarget }) => input.onChange(tidy(currentTarget.value)),
          })}
        />
      )
    case 'time':
    case 'datetime':
      return <TextInput {...input} type={nativeTypes[field.type]} />
    default:
      throw new Error(`"${field.type}" is not a plain field.`)
  }
}
