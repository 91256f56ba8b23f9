import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { zonesOfState } from '#shared/calendar/agro-zones.ts'
import type { CalendarWindow } from '#shared/calendar/calendar.schema.ts'
import classes from './window-zones.module.css'

interface WindowZonesProps {
  window: CalendarWindow
  state: string
}

/** The zone a window applies to; nothing when it applies to the whole state. */
export function WindowZones({ window, state }: WindowZonesProps) {
  const { t } = useTranslation()
  const zones = zonesOfState(state)
  const matchingZones = zones.filter(({ number }) => window.zones.includes(number))
  if (matchingZones.length === zones.length || matchingZones.length === 0) return null
  return (
    <ul className={classes.zones}>
      {matchingZones.map(({ number, name, area }) => (
        <li key={number}>{t(area ?? name)}</li>
      ))}
    </ul>
  )
}
