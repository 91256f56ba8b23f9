import { useLanguage } from '#client/platform/i18n/use-language.ts'
import '@mantine/dates/styles.layer.css'
import '#client/platform/format/hindi-calendar.ts'
import { Calendar, DatesProvider } from '@mantine/dates'
import { useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { TakenDays } from '#shared/booking/booking.schema.ts'
import { type DayChoice, isFree, lastDay, takenAt } from './booking-days.policy.ts'
import classes from './day-calendar.module.css'

/** Every month shows six weeks, so that the page below does not move. */
const settings = { consistentWeeks: true } as const

interface DayCalendarProps {
  days: TakenDays
  choice: DayChoice
  onPick: (day: string) => void
}

/** A month of days. Taken days are greyed out and named as taken for screen readers. */
export function DayCalendar({ days, choice, onPick }: DayCalendarProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { date } = useFormat()
  const { from } = choice
  const to = lastDay(choice)
  const [month, setMonth] = useState(from ?? days.first)
  const [shownFrom, setShownFrom] = useState(from)
  // A typed day may lie in another month.
  if (from !== shownFrom) {
    setShownFrom(from)
    if (from) setMonth(from)
  }
  const isChosen = (day: string) => from !== null && to !== null && day >= from && day <= to

  const nameOf = (day: string) => {
    const taken = takenAt(day, days.taken)
    if (taken?.isBlocked) return t('{{day}}, blocked by the owner', { day: date(day) })
    if (taken) return t('{{day}}, taken', { day: date(day) })
    if (!isFree(day, days)) return t('{{day}}, not available', { day: date(day) })
    return isChosen(day) ? t('{{day}}, chosen', { day: date(day) }) : date(day)
  }
  return (
    <DatesProvider settings={settings}>
      <Calendar
        className={classes.calendar}
        date={month}
        onDateChange={setMonth}
        minDate={days.first}
        maxDate={days.last}
        maxLevel="month"
        enableKeyboardNavigation={false}
        fullWidth
        size="md"
        locale={language}
        hideOutsideDates
        firstDayOfWeek={0}
        // Mantine's red for weekends has too little contrast.
        weekendDays={[]}
        previousLabel={t('Previous month')}
        nextLabel={t('Next month')}
        excludeDate={(day) => !isFree(day, days)}
        getDayAriaLabel={nameOf}
        getDayProps={(day) => ({
          onClick: () => onPick(day),
          selected: day === from || day === to,
          inRange: isChosen(day),
          firstInRange: day === from,
          lastInRange: day === to,
          'data-taken': takenAt(day, days.taken) ? true : undefined,
        })}
      />
    </DatesProvider>
  )
}
