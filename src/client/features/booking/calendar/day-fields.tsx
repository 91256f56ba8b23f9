import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { readTypedDay } from '#client/ui/form/model/typed-day.ts'
import {
  type Availability,
  type DayChoice,
  endAt,
  lastDay,
  startAt,
} from './booking-days.policy.ts'
import classes from './day-calendar.module.css'
import { endError, startError } from './day-field-errors.ts'

interface DayFieldsProps {
  choice: DayChoice
  availability: Availability
  /** The longest booking, in days. */
  max: number
  onChange: (choice: DayChoice) => void
  /** Focuses the first day whenever this number increases. */
  focusRequests?: number
}

interface DayFieldProps {
  label: string
  /** An available day, to show the date format. */
  example: string
  /** The chosen day; '' when none is chosen. */
  value: string
  /** Returns the English error for the typed text. */
  validate: (text: string) => string | null
  onDay: (day: string) => void
  focusRequests?: number
}

/** "29-11-2026", as the other forms write a day. */
const dayFirst = (day: string) => day.split('-').toReversed().join('-')

/**
 * A typed day: applied as soon as it is available; errors appear when the user leaves the field.
 */
function DayField({ label, example, value, validate, onDay, focusRequests = 0 }: DayFieldProps) {
  const { t } = useTranslation()
  const format = useFormat()
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
  const latest = useRef(validate)
  useEffect(() => {
    latest.current = validate
  })
  useEffect(() => {
    if (focusRequests === 0) return
    setFieldError(latest.current(''))
    // On a phone the keyboard would cover the calendar, where a tap is enough.
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true })
  }, [focusRequests])

  const handleType = (text: string) => {
    const day = readTypedDay(text) ?? text.trim()
    setDraft(text)
    setFieldError(null)
    if (validate(day) === null) onDay(day)
  }
  const handleBlur = () => {
    if (draft === null) return
    const day = readTypedDay(draft) ?? draft.trim()
    setFieldError(day === '' ? null : validate(day))
    if (day === '' || validate(day) === null) setDraft(null)
  }
  return (
    <TextInput
      ref={field}
      label={label}
      placeholder={t('e.g. {{day}}', { day: dayFirst(example) })}
      autoComplete="off"
      maxLength={20}
      value={draft ?? (value && format.date(value))}
      error={fieldError && translateMessage(t, fieldError)}
      onChange={({ currentTarget }) => handleType(currentTarget.value)}
      onBlur={handleBlur}
    />
  )
}

/** The first and the last day as text fields. */
export function DayFields({ choice, availability, max, onChange, focusRequests }: DayFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.fields}>
      <DayField
        label={t('Start date')}
        example={availability.first}
        value={choice.from ?? ''}
        validate={(text) => startError(text, availability)}
        onDay={(day) => onChange(startAt(choice, day, availability, max))}
        {...(focusRequests !== undefined && { focusRequests })}
      />
      <DayField
        label={t('End date')}
        example={availability.first}
        value={lastDay(choice) ?? ''}
        validate={(text) => endError(text, choice, availability, max)}
        onDay={(day) => onChange(endAt(choice, day, availability, max))}
      />
    </div>
  )
}
