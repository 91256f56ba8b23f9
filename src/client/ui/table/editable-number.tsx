import { ActionIcon, Button } from '@mantine/core'
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { NumberInput } from '#client/ui/form/fields/number-input.tsx'
import { renderFocusable } from '../pending-button.tsx'
import classes from './editable-number.module.css'

interface EditableNumberProps {
  /** What the number is, of which row: "Price of Wheat". */
  label: Translated
  value: number
  /** The value as it is shown. */
  text: Translated
  /** After the field, such as "per quintal". */
  unit: Translated
  /** Saves the number. @returns what is wrong with it, translated; null when it is saved. */
  onSave: (value: number) => Promise<Translated | null>
}

/** A number of a table that is changed where it stands: Enter saves it, Escape leaves it as it was. */
export function EditableNumber({ label, value, text, unit, onSave }: EditableNumberProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<number | '' | null>(null)
  const [error, setError] = useState<Translated | null>(null)
  const [isBusy, setBusy] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const isOpen = typed !== null
  useEffect(() => {
    // The field, which had the focus, is gone.
    if (wasOpen.current && !isOpen) opener.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])

  const handleClose = () => {
    setTyped(null)
    setError(null)
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (typeof typed !== 'number') return setError(t('Enter a number'))
    if (typed === value) return handleClose()
    setBusy(true)
    const problem = await onSave(typed)
    setBusy(false)
    if (problem === null) handleClose()
    else setError(problem)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') handleClose()
  }
  if (!isOpen) {
    return (
      <Button
        ref={opener}
        className={classes.value}
        variant="subtle"
        color="gray"
        rightSection={<IconPencil size={16} aria-hidden />}
        aria-label={`${t('Change')}: ${label}, ${text}`}
        onClick={() => setTyped(value)}
      >
        {text}
      </Button>
    )
  }
  return (
    <form
      method="dialog"
      className={classes.form}
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
    >
      <NumberInput
        className={classes.input}
        aria-label={label}
        description={unit}
        inputWrapperOrder={['input', 'description', 'error']}
        autoFocus
        value={typed}
        error={error}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={(next) => {
          setTyped(next)
          setError(null)
        }}
      />
      <ActionIcon
        type="submit"
        size={44}
        loading={isBusy}
        renderRoot={renderFocusable}
        aria-label={t('Save')}
      >
        <IconCheck size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon size={44} variant="default" aria-label={t('Cancel')} onClick={handleClose}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </form>
  )
}
