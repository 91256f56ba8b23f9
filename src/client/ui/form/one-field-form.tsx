import { Button, Group, TextInput, type TextInputProps } from '@mantine/core'
import { type FocusEvent, type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { English, Translated } from '#client/platform/i18n/texts.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { CodeHint } from '../without-code/code-hint.tsx'
import { type AnySchema, parseLazy, schemaNow, useLazySchema } from './model/lazy-schema.ts'
import classes from './one-field-form.module.css'

interface OneFieldFormProps {
  /** The field's props, with translated texts. */
  input: TextInputProps
  initialValue?: string
  /** Changes what is typed, such as removing the spaces of a number. */
  tidy?: ((typed: string) => string) | undefined
  /** Its output is submitted. */
  schema: AnySchema<string>
  submitLabel: Translated
  busyLabel: Translated
  /** @returns the error to show at the field, or null after a success. */
  onSubmit: (value: string) => Promise<English | null>
  /** `default` where another button of the page matters more. */
  submitVariant?: 'default'
  /** Shown before the submit button. */
  actions?: ReactNode
}

/** A form with one field. Its submit is always enabled: an empty submit says what is missing. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { input, initialValue = '', schema, submitLabel, busyLabel, submitVariant } = props
  const { tidy, onSubmit, actions } = props
  const { t } = useTranslation()
  const [value, setValue] = useState(initialValue)
  const [error, setError] = useState<English | null>(null)
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLInputElement>(null)

  useLazySchema(schema)
  const fieldError = () =>
    schemaNow(schema)?.safeParse(value.trim()).error?.issues[0]?.message ?? null
  const showError = (shown: English | null) => {
    setError(shown)
    if (shown) box.current?.focus()
  }

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    // Without a wait where the rules are there already: the error shows at the press.
    const known = fieldError()
    if (known !== null) return showError(known)
    setBusy(true)
    try {
      const { data, issues } = await parseLazy(schema, value.trim())
      showError(data === null ? (issues[0]?.message ?? null) : await onSubmit(data))
    } finally {
      setBusy(false)
    }
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // A press on one of the form's buttons must not show an error first.
    if (!currentTarget.form?.contains(relatedTarget)) setError(fieldError())
  }

  return (
    <>
      <CodeHint reason="form" />
      <form method="dialog" noValidate onSubmit={handleSubmit}>
        <TextInput
          {...input}
          ref={box}
          className={classes.field}
          value={value}
          onChange={({ currentTarget }) => {
            setValue(tidy ? tidy(currentTarget.value) : currentTarget.value)
            setError(null)
          }}
          onBlur={handleBlur}
          error={error && translateMessage(t, error)}
          errorProps={{ role: 'alert' }}
        />
        <Group gap="sm">
          {actions}
          <Button
            type="submit"
            variant={submitVariant}
            flex={1}
            aria-disabled={isBusy || undefined}
          >
            {isBusy ? busyLabel : submitLabel}
          </Button>
        </Group>
      </form>
    </>
  )
}
