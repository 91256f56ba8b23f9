import { Badge, Text } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { agroZones } from '#shared/calendar/agro-zones.constants.ts'
import type { CalendarWindow } from '#shared/calendar/calendar.schema.ts'
import type { IndianState } from '../calendar-address.ts'
import { seasonTexts } from '../season-names.ts'
import { WindowTimes } from '../window-times.tsx'
import { WindowZones } from '../window-zones.tsx'
import { YearBar } from '../year-bar.tsx'
import classes from './crop-windows.module.css'

interface WindowCardProps {
  window: CalendarWindow
  /** The chosen state, for the windows that apply to it. */
  homeState?: IndianState
}

/** One season in one region. */
function WindowCard({ window, homeState }: WindowCardProps) {
  const { t } = useTranslation()
  const zones = agroZones.filter(({ number }) => window.zones.includes(number))
  return (
    <li className={classes.window} data-home={homeState !== undefined || undefined}>
      <div className={classes.head}>
        <Badge color="soil" variant="light" size="lg">
          {t(seasonTexts[window.season].title)}
        </Badge>
        {homeState && (
          <Badge color="leaf" variant="filled" size="lg">
            {t(homeState)}
          </Badge>
        )}
      </div>
      {homeState && <WindowZones window={window} state={homeState} />}
      <WindowTimes window={window} />
      <YearBar windows={[window]} />
      <p className={classes.where}>{window.states.map((state) => t(state)).join(', ')}</p>
      <Text size="sm" c="dimmed">
        {zones.map(({ name }) => t(name)).join(', ')}
      </Text>
      {window.note && <p className={classes.note}>{window.note}</p>}
    </li>
  )
}

const WindowList = ({ windows, ...shown }: WindowListProps) => (
  <ul className={classes.windows}>
    {windows.map((window) => (
      <WindowCard key={JSON.stringify(window)} window={window} {...shown} />
    ))}
  </ul>
)

interface WindowListProps extends Pick<WindowCardProps, 'homeState'> {
  windows: readonly CalendarWindow[]
}

interface CropWindowsProps {
  windows: readonly CalendarWindow[]
  state: IndianState
}

/** A crop's sowing windows: the chosen state first, other states behind a button. */
export function CropWindows({ windows, state }: CropWindowsProps) {
  const { t } = useTranslation()
  const home = windows.filter(({ states }) => states.includes(state))
  const others = windows.filter(({ states }) => !states.includes(state))
  if (home.length === 0) {
    return (
      <>
        <Text mb="sm">
          {t('Not usually grown in {{state}}. In other regions:', { state: t(state) })}
        </Text>
        <WindowList windows={others} />
      </>
    )
  }
  return (
    <>
      <WindowList windows={home} homeState={state} />
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>{t('In other regions: {{number}}', { number: others.length })}</summary>
          <WindowList windows={others} />
        </details>
      )}
    </>
  )
}
