import { Skeleton, Text, Title } from '@mantine/core'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import { rentalDays } from '#shared/listing/listing.constants.ts'
import classes from './booking-box.module.css'
import { type DayChoice, lastDay, pickDay } from './booking-days.policy.ts'
import { CalendarLegend } from './calendar-legend.tsx'
import { DayCalendar } from './day-calendar.tsx'
import { DayFields } from './day-fields.tsx'
import type { DayChoiceControl } from './use-day-choice.ts'

/** Describes the choice and the next step. */
function useChoiceText(choice: DayChoice, longest: number) {
  const { t } = useTranslation()
  const format = useFormat()
  const to = lastDay(choice)
  if (!choice.from || !to) return t('Choose your first day.')
  const from = format.date(choice.from)
  const days = choice.days === 1 ? from : t('{{from}} to {{to}}', { from, to: format.date(to) })
  if (choice.awaitsEnd && choice.days === 1)
    return t('{{days}}. Now choose your last day.', { days })
  if (choice.days === longest && longest < rentalDays.max) {
    return t('{{days}}. The machine is not free after that.', { days })
  }
  return choice.days === 1
    ? t('1 day chosen. Tap another day to change.')
    : t('{{number}} days chosen. Tap another day to change.', {
        number: format.number(choice.days),
      })
}

interface RenterDaysProps {
  control: DayChoiceControl
  /** Focuses the first day whenever this number increases. */
  focusRequests?: number
}

/** Where a renter chooses days, by tapping or by typing. */
export function RenterDays({ control, focusRequests = 0 }: RenterDaysProps) {
  const { t } = useTranslation()
  const { choice, setChoice, taken, longest } = control
  const text = useChoiceText(choice, longest)
  return (
    <QueryView
      query={taken}
      skeleton={<Skeleton className={classes.daysFiller} />}
      errorTitle="Unable to load the calendar"
      isEmpty={({ first, last }) => first > last}
      empty={<Text>{t('No more days are available at the moment.')}</Text>}
    >
      {(days) => (
        <div className={classes.planner}>
          <DayCalendar
            days={days}
            choice={choice}
            onPick={(day) => setChoice(pickDay(choice, day, days, rentalDays.max))}
          />
          <div className={classes.side}>
            <CalendarLegend />
            <Text role="status">{text}</Text>
            <DayFields
              choice={choice}
              availability={days}
              max={rentalDays.max}
              onChange={setChoice}
              focusRequests={focusRequests}
            />
          </div>
        </div>
      )}
    </QueryView>
  )
}

/** The calendar of the page, with its heading. */
export default function RenterCalendar({ control }: Pick<RenterDaysProps, 'control'>) {
  const { t } = useTranslation()
  return (
    <>
      <Title order={2} size="h3" mb="xs">
        {t('Choose your days')}
      </Title>
      <RenterDays control={control} />
    </>
  )
}
