import { useLanguage } from '#client/platform/i18n/use-language.ts'
import '@mantine/dates/styles.layer.css'
import '#client/platform/format/hindi-calendar.ts'
import { ActionIcon } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { type InputEvent, useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { lateMark } from '#client/platform/hydration/early-input.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { FieldProps } from '../model/field-props.ts'
import { readTypedDay } from '../model/typed-day.ts'
import classes from './date-field.module.css'
import '@mantine/core/styles/Popover.layer.css'

/**
 * A day, typed (see `readTypedDay`) or picked, and shown as "15 Nov 2026" once the field is left. The form's
 * value is YYYY-MM-DD, or the typed text when it is not a date, so that the error can say what is wrong. Typing
 * closes the calendar, which would cover the fields below.
 */
export default function DateField({ field, input }: FieldProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  if (field.type !== 'date') throw new Error(`"${field.type}" is not a date field.`)
  const typed: string = input.value
  const day = readTypedDay(typed)
  const handleType = ({ target }: InputEvent<HTMLDivElement>) => {
    if (!(target instanceof HTMLInputElement)) return
    const text = target.value.trim()
    input.onChange(readTypedDay(text) ?? text)
    setOpen(false)
  }
  const handlePick = (picked: string | null) => {
    if (!picked) return
    input.onChange(picked)
    setOpen(false)
  }
  return (
    // The field handles the event first and keeps the text: a rendering between two of its own handlers would undo it.
    <div {...lateMark} className={classes.field} onInput={handleType}>
      <DateInput
        {...input}
        error={
          input.error && typed !== '' && !day ? t('Write the date as 15-04-2026.') : input.error
        }
        value={day}
        onChange={handlePick}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' || event.key === 'Tab' || event.key === 'Enter') setOpen(false)
        }}
        onBlur={() => {
          setOpen(false)
          input.onBlur()
        }}
        placeholder={t('DD-MM-YYYY')}
        valueFormat={(shown) => format.date(shown)}
        dateParser={readTypedDay}
        // A text that is not a date stays as it was typed.
        fixOnBlur={day !== null}
        locale={language}
        minDate={field.minDate}
        maxDate={field.maxDate}
        popoverProps={{ opened: isOpen, onChange: setOpen, withinPortal: false }}
        hideOutsideDates
        // The library's red for weekends has too little contrast.
        weekendDays={[]}
        firstDayOfWeek={0}
        previousLabel={t('Previous month')}
        nextLabel={t('Next month')}
        rightSection={
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            // The keyboard and screen readers type the day: the calendar is out of their reach. A tap on the field opens it too.
            tabIndex={-1}
            aria-hidden
            // Keeps the focus in the field: losing it would close the calendar.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpen(!isOpen)}
          >
            <IconCalendar size={20} />
          </ActionIcon>
        }
      />
    </div>
  )
}
