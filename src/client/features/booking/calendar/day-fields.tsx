import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { type DayChoice, endAt, type Freedom, lastDay, startAt } from './booking-days.policy.ts'
import classes from './day-calendar.module.css'
import { endError, startError } from './day-field-errors.ts'

interface DayFieldsProps {
  choice: DayChoice
  freedom: Freedom
  /** The longest booking, in days. */
  max: number
  onChange: (choice: DayChoice) => void
  /** Focuses the first day whenever this number increases. */
  reminders?: number
}

interface DayFieldProps {
  label: string
  /** An available day, to show the date format. */
  example: string
  /** The chosen day; '' when none is chosen. */
  value: string
  /** Returns the English error for the typed text. */
  complain: (text: string) => string | null
  onDay: (day: string) => void
  reminders?: number
}

/**
 * A typed day: applied as soon as it is available; errors appear when the user leaves the field.
 */
function DayField({ label, example, value, complain, onDay, reminders = 0 }: DayFieldProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<string | null>(null)
  const [fieldError, setFieldError] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(value)
  // A choice in the calendar replaces the typed text.
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    setDraft(null)
    setFieldError(null)
  }, [value])
  const latest = useRef(complain)
  useEffect(() => {
    latest.current = complain
  })
  useEffect(() => {
    if (reminders === 0) return
    setFieldError(latest.current(''))
    // On a phone the keyboard would cover the calendar, where a tap is enough.
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true })
  }, [reminders])

  const handleType = (text: string) => {
    const day = text.trim()
    setDraft(text)
    setFieldError(null)
    if (complain(day) === null) onDay(day)
  }
  const handleBlur = () => {
    if (draft === null) return
    const day = draft.trim()
    setFieldError(day === '' ? null : complain(day))
    if (day === '' || complain(day) === null) setDraft(null)
  }
  return (
    <TextInput
      ref={field}
      label={label}
      placeholder={t('e.g. {{day}}', { day: example })}
      autoComplete="off"
      maxLength={10}
      value={draft ?? value}
      error={fieldError && translateMessage(t, fieldError)}
      onChange={({ currentTarget }) => handleType(currentTarget.value)}
      onBlur={handleBlur}
    />
  )
}

/** The first and the last day as text fields. */
export function DayFields({ choice, freedom, max, onChange, reminders }: DayFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.fields}>
      <DayField
        label={t('Start date')}
        example={freedom.first}
        value={choice.from ?? ''}
        complain={(text) => startError(text, freedom)}
        onDay={(day) => onChange(startAt(choice, day, freedom, max))}
        {...(reminders !== undefined && { reminders })}
      />
      <DayField
        label={t('End date')}
        example={freedom.first}
        value={lastDay(choice) ?? ''}
        complain={(text) => endError(text, choice, freedom, max)}
        onDay={(day) => onChange(endAt(choice, day, freedom, max))}
      />
    </div>
  )
}
