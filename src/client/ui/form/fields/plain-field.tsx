import { Checkbox, MultiSelect, NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { FieldProps } from '../model/field-props.ts'
import type { FieldOption } from '../model/field-types.ts'
import '#client/platform/theme/list-styles.ts'

const PasswordField = lazy(() => import('./password-field.tsx'))

const nativeTypes = { time: 'time', datetime: 'datetime-local' } as const
/** Longer lists of options can be searched. */
const searchFrom = 10
/** Keeps open lists inside the page's main landmark, and closed ones out of the page. */
const listProps = { keepMounted: false, withinPortal: false }

/** The fields made of small components: text, numbers, choices. */
export function PlainField({ field, input }: FieldProps) {
  const { t } = useTranslation()
  const { placeholder, autoComplete, ...checkbox } = input
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
          leftSection={field.prefix}
          inputMode={field.isWhole ? 'numeric' : 'decimal'}
          allowDecimal={!field.isWhole}
          // Never changes what was typed: the error says what is wrong.
          clampBehavior="none"
          hideControls
          onChange={(value) => input.onChange(value === '' ? '' : Number(value))}
        />
      )
    case 'textarea':
      return <Textarea {...input} rows={field.rows ?? 4} inputMode={field.inputMode} />
    case 'select':
      return (
        <Select
          {...input}
          value={input.value || null}
          onChange={(value) => input.onChange(value ?? '')}
          data={choices(field.options)}
          comboboxProps={listProps}
          searchable={field.options.length > searchFrom}
          nothingFoundMessage={t('Nothing found')}
        />
      )
    case 'multiselect':
      return (
        <MultiSelect
          {...input}
          data={choices(field.options)}
          comboboxProps={listProps}
          searchable
        />
      )
    case 'checkbox':
      return <Checkbox {...checkbox} />
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
