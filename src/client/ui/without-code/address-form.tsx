import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { fieldValue, otherParams } from './address-fields.ts'

interface NamedField {
  /** The address's parameter. */
  name: string
  label: Translated
}

interface TextField extends NamedField {
  placeholder?: Translated
  maxLength: number
  /** A regular expression that a browser checks before it sends the form. */
  pattern?: string
  inputMode?: 'search' | 'numeric' | 'decimal'
}

interface ChoiceField extends NamedField {
  /** What an address without the parameter means. */
  initial: string
  options: readonly { value: string; label: Translated }[]
}

/** A parameter that is 'true' or missing. */
interface FlagField extends NamedField {
  isFlag: true
}

export type AddressFormField = TextField | ChoiceField | FlagField

interface AddressFormProps {
  /** The address of what is shown now. Its parameters fill the fields; those without a field stay. */
  href: string
  /** In the order in which the page's code writes their parameters. */
  fields: readonly AddressFormField[]
  /** Fields behind a summary, which is open while one of them is in use. */
  more?: { summary: Translated; fields: readonly AddressFormField[] }
  submitLabel?: Translated
}

/** The browser's own field for a parameter; what means nothing in the address has the value ''. */
function PlainInput({ field, href }: { field: AddressFormField; href: string }) {
  const { name, label } = field
  const value = fieldValue(href, name)
  if ('isFlag' in field)
    return <Checkbox name={name} label={label} value="true" defaultChecked={value === 'true'} />
  if ('options' in field) {
    const data = field.options.map((option) => ({
      label: option.label,
      value: option.value === field.initial ? '' : option.value,
    }))
    return <NativeSelect size="md" name={name} label={label} value={value} data={data} />
  }
  const { placeholder, maxLength, pattern, inputMode = 'search' } = field
  return (
    <TextInput
      name={name}
      label={label}
      autoComplete="off"
      defaultValue={value}
      placeholder={placeholder}
      maxLength={maxLength}
      pattern={pattern}
      inputMode={inputMode}
    />
  )
}

/**
 * A form that leads to an address, for browsers that run no scripts. The server rewrites what it sends to
 * the address that the page's code would have made: see `readPageAddress`.
 */
export default function AddressForm({ href, fields, more, submitLabel }: AddressFormProps) {
  const { t } = useTranslation()
  const [path = ''] = href.split('?')
  const shown = [...fields, ...(more?.fields ?? [])]
  const hidden = otherParams(
    href,
    shown.map(({ name }) => name),
  )
  const inputs = (some: readonly AddressFormField[]) =>
    some.map((field) => <PlainInput key={field.name} field={field} href={href} />)
  const isInUse = more?.fields.some(({ name }) => fieldValue(href, name) !== '')
  return (
    <search>
      <form action={path}>
        <Stack gap="sm" maw="44rem">
          {hidden.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {inputs(fields)}
          {more && (
            <details open={isInUse}>
              <summary>{more.summary}</summary>
              <Stack gap="sm" mt="sm">
                {inputs(more.fields)}
              </Stack>
            </details>
          )}
          <Group gap="sm">
            <Button type="submit">{submitLabel ?? t('Search')}</Button>
            {href !== path && (
              <Button component="a" href={path} variant="default">
                {t('Reset')}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </search>
  )
}
