import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { CalendarWindow } from '#shared/calendar/calendar.schema.ts'
import { useWindowText } from './use-window-text.ts'
import classes from './window-times.module.css'

/** The sowing and harvest times of one window. */
export function WindowTimes({ window }: { window: CalendarWindow }) {
  const { t } = useTranslation()
  const windowText = useWindowText()
  return (
    <dl className={classes.times}>
      <dt data-stage="sowing">{t(window.season === 'perennial' ? 'Plant out' : 'Sow')}</dt>
      <dd>{windowText(window.sowing)}</dd>
      <dt data-stage="harvest">{t('Harvest')}</dt>
      <dd>{windowText(window.harvest)}</dd>
    </dl>
  )
}
