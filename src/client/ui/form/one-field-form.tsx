import { Button, Group, TextInput, type TextInputProps } from '@mantine/core'
import { type FocusEvent, type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ZodType } from 'zod'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import classes from './one-field-form.module.css'

interface OneFieldFormProps {
  /** What the box looks like and is called, already translated. */
  input: TextInputProps
  initialValue?: string
  /** What comes out of it is submitted. */
  schema: ZodType<string>
  /** Already translated. */
  submitLabel: string
  busyLabel: string
  /** @returns the English sentence to show at the field, or null when all is well. */
  onSubmit: (value: string) => Promise<string | null>
  /** Stands before the submit button. */
  actions?: ReactNode
}

/** A form that asks for one thing. Submit is always open: an empty one says what is missing. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { input, initialValue = '', schema, submitLabel, busyLabel, onSubmit, actions } = props
  const { t } = useTranslation()
  const [value, setValue] = useState(initialValue)
  const [sentence, setSentence] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLInputElement>(null)

  const parse = () => schema.safeParse(value.trim())
  const fieldError = () => parse().error?.issues[0]?.message ?? null
  const complain = (found: string | null) => {
    setSentence(found)
    if (found) box.current?.focus()
  }

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const parsed = parse()
    if (!parsed.success) return complain(fieldError())
    setBusy(true)
    try {
      complain(await onSubmit(parsed.data))
    } finally {
      setBusy(false)
    }
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // On the way to one of the form's buttons: those speak for themselves.
    if (!currentTarget.form?.contains(relatedTarget)) setSentence(fieldError())
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <TextInput
        {...input}
        ref={box}
        className={classes.field}
        value={value}
        onChange={({ currentTarget }) => {
          setValue(currentTarget.value)
          setSentence(null)
        }}
        onBlur={handleBlur}
        error={sentence && translateMessage(t, sentence)}
        errorProps={{ role: 'alert' }}
      />
      <Group gap="sm">
        {actions}
        <Button type="submit" flex={1} aria-disabled={isBusy || undefined}>
          {isBusy ? busyLabel : submitLabel}
        </Button>
      </Group>
    </form>
  )
}
