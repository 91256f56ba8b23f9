import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type FormEvent, type PointerEvent, type ReactNode, useEffect } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { CodeHint } from '../without-code/code-hint.tsx'
import { Field } from './field.tsx'
import type { AnyFieldForm } from './model/use-field-form.ts'

interface FormSubmit {
  /** Why the last try failed; null when it did not. */
  failure: ReactNode
  button: ReactNode
}

interface FieldFormProps {
  form: AnyFieldForm
  submitLabel: Translated
  /** The submit button's label while the form is being sent. */
  busyLabel: Translated
  /** The submit button's colour, such as red for what cannot be undone. */
  submitColor?: string
  /** Disables the submit button until the form is valid. Without it an empty submit shows every error. */
  disableUntilValid?: boolean
  /** Shown beside the submit button. */
  actions?: ReactNode
  /**
   * Places each `Field`; without children the fields are stacked. A function places the failure and the
   * submit button as well.
   */
  children?: ReactNode | ((submit: FormSubmit) => ReactNode)
}

/** A form built from its fields (see `useFieldForm`), with errors, focus and a single submit at a time. */
export function FieldForm(props: FieldFormProps) {
  const {
    form,
    submitLabel,
    busyLabel,
    submitColor,
    disableUntilValid = false,
    actions,
    children,
  } = props
  const { t } = useTranslation()
  const { isSubmitting, setSubmitPressed } = form

  useEffect(() => {
    const handleRelease = () => setSubmitPressed(false)
    window.addEventListener('pointerup', handleRelease)
    window.addEventListener('pointercancel', handleRelease)
    return () => {
      window.removeEventListener('pointerup', handleRelease)
      window.removeEventListener('pointercancel', handleRelease)
    }
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit(event.currentTarget as Element)
  }
  const handlePress = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('[type="submit"]')) {
      setSubmitPressed(true)
    }
  }
  const failure = form.failure && (
    <Alert color="red" role="alert" icon={<IconAlertTriangle />}>
      {translateMessage(t, form.failure)}
    </Alert>
  )
  const waiting = form.waitingFor && (
    <Text role="status">{translateMessage(t, form.waitingFor)}</Text>
  )
  const button = (
    <Button
      type="submit"
      color={submitColor}
      aria-disabled={isSubmitting || undefined}
      disabled={disableUntilValid && !form.isValid()}
      leftSection={isSubmitting ? <Loader size="xs" color="currentColor" /> : undefined}
    >
      {isSubmitting ? busyLabel : submitLabel}
    </Button>
  )
  return (
    <>
      <CodeHint reason="form" />
      <form method="dialog" noValidate onSubmit={handleSubmit} onPointerDownCapture={handlePress}>
        {typeof children === 'function' ? (
          children({ failure: failure ?? waiting, button })
        ) : (
          <Stack gap="lg">
            {children ??
              form.fields.map(({ name }) => <Field key={name} form={form} name={name} />)}
            {failure}
            <Group>
              {button}
              {actions}
            </Group>
            {waiting}
          </Stack>
        )}
      </form>
    </>
  )
}
