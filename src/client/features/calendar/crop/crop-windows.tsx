import { Badge, Text } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { agroZones } from '#shared/calendar/agro-zones.constants.ts'
import type { CalendarWindow } from '#shared/calendar/calendar.schema.ts'
import { seasonTexts } from '../season-names.ts'
import { useUsualState } from '../usual-state.ts'
import { WindowTimes } from '../window-times.tsx'
import { WindowZones } from '../window-zones.tsx'
import { YearBar } from '../year-bar.tsx'
import classes from './crop-windows.module.css'

/** One season in one region. */
function WindowCard({ window, isHome }: { window: CalendarWindow; isHome: boolean }) {
  const { t } = useTranslation()
  const state = useUsualState()
  const zones = agroZones.filter(({ number }) => window.zones.includes(number))
  return (
    <li className={classes.window} data-home={isHome || undefined}>
      <div className={classes.head}>
        <Badge color="soil" variant="light" size="lg">
          {t(seasonTexts[window.season].title)}
        </Badge>
        {isHome && (
          <Badge color="leaf" variant="filled" size="lg">
            {t(state)}
          </Badge>
        )}
      </div>
      {isHome && <WindowZones window={window} state={state} />}
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

const WindowList = ({ windows, isHome }: WindowListProps) => (
  <ul className={classes.windows}>
    {windows.map((window) => (
      <WindowCard key={JSON.stringify(window)} window={window} isHome={isHome} />
    ))}
  </ul>
)

interface WindowListProps {
  windows: readonly CalendarWindow[]
  isHome: boolean
}

/** A crop's sowing windows: the user's state first, other states behind a button. */
export function CropWindows({ windows }: { windows: readonly CalendarWindow[] }) {
  const { t } = useTranslation()
  const state = useUsualState()
  const home = windows.filter(({ states }) => states.includes(state))
  const others = windows.filter(({ states }) => !states.includes(state))
  if (home.length === 0) {
    return (
      <>
        <Text mb="sm">
          {t('Not usually grown in {{state}}. In other regions:', { state: t(state) })}
        </Text>
        <WindowList windows={others} isHome={false} />
      </>
    )
  }
  return (
    <>
      <WindowList windows={home} isHome />
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>{t('In other regions: {{number}}', { number: others.length })}</summary>
          <WindowList windows={others} isHome={false} />
        </details>
      )}
    </>
  )
}
