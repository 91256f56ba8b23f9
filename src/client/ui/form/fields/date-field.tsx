import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/hi'
import { ActionIcon } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { type InputEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../model/field-props.ts'
import { fieldErrorOf } from '../model/field-rules.ts'
import '@mantine/core/styles/Popover.layer.css'

const isDay = (text: string) =>
  text !== '' && fieldErrorOf({ name: '', label: '', type: 'date' }, text, () => '') === null

/**
 * A day, typed as YYYY-MM-DD or picked. The form's value is the typed text even when it is no day, so
 * that the error can say what is wrong. Typing closes the calendar, which would cover the fields below.
 */
export default function DateField({ field, input }: FieldProps) {
  const { t, i18n } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (field.type !== 'date') throw new Error(`"${field.type}" is not a date field.`)
  const typed: string = input.value
  const handleType = (event: InputEvent<HTMLInputElement>) => {
    input.onChange(event.currentTarget.value.trim())
    setOpen(false)
  }
  const handlePick = (day: string | null) => {
    if (!day) return
    input.onChange(day)
    setOpen(false)
  }
  return (
    <DateInput
      {...input}
      value={isDay(typed) ? typed : null}
      onInput={handleType}
      onChange={handlePick}
      onClick={() => setOpen(true)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || event.key === 'Tab' || event.key === 'Enter') setOpen(false)
      }}
      onBlur={() => {
        setOpen(false)
        input.onBlur()
      }}
      placeholder={t('YYYY-MM-DD')}
      // The same digits in every language, as they can be typed.
      valueFormat={(day) => day}
      dateParser={(text) => (isDay(text.trim()) ? text.trim() : null)}
      fixOnBlur={false}
      locale={i18n.language}
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
          aria-label={t('Open calendar')}
          aria-expanded={isOpen}
          // Keeps the focus in the field: losing it would close the calendar.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpen(!isOpen)}
        >
          <IconCalendar size={20} />
        </ActionIcon>
      }
    />
  )
}
