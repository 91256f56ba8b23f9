import { useTranslation } from 'react-i18next'
import { zonesOfState } from '#shared/calendar/agro-zones.ts'
import type { CalendarWindow } from '#shared/calendar/calendar.schema.ts'
import classes from './window-part.module.css'

interface WindowPartProps {
  window: CalendarWindow
  state: string
}

/** The zone a window applies to; nothing when it applies to the whole state. */
export function WindowPart({ window, state }: WindowPartProps) {
  const { t } = useTranslation()
  const zones = zonesOfState(state)
  const reached = zones.filter(({ number }) => window.zones.includes(number))
  if (reached.length === zones.length || reached.length === 0) return null
  return (
    <ul className={classes.part}>
      {reached.map(({ number, name, area }) => (
        <li key={number}>{t(area ?? name)}</li>
      ))}
    </ul>
  )
}
