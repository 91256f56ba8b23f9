import { Badge, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { agroZones } from '../../../shared/agro-zones.constants.ts'
import type { CalendarWindow } from '../../../shared/calendar.schema.ts'
import classes from './crop-windows.module.css'
import { seasonTexts } from './season-names.ts'
import { useWindowText } from './use-window-text.ts'
import { useUsualState } from './usual-state.ts'
import { YearBar } from './year-bar.tsx'

/** One season of one region. */
function WindowCard({ window, isHome }: { window: CalendarWindow; isHome: boolean }) {
  const { t } = useTranslation()
  const windowText = useWindowText()
  const zones = agroZones.filter(({ number }) => window.zones.includes(number))
  return (
    <li className={classes.window} data-home={isHome || undefined}>
      <div className={classes.head}>
        <Badge color="soil" variant="light" size="lg">
          {t(seasonTexts[window.season].title)}
        </Badge>
        {isHome && (
          <Badge color="leaf" variant="filled" size="lg">
            {t('Your state')}
          </Badge>
        )}
      </div>
      <dl className={classes.times}>
        <dt data-stage="sowing">{t(window.season === 'perennial' ? 'Plant out' : 'Sow')}</dt>
        <dd>{windowText(window.sowing)}</dd>
        <dt data-stage="harvest">{t('Harvest')}</dt>
        <dd>{windowText(window.harvest)}</dd>
      </dl>
      <YearBar windows={[window]} />
      <p className={classes.where}>{window.states.map((state) => t(state)).join(', ')}</p>
      <Text size="sm" c="dimmed">
        {zones.map(({ name }) => t(name)).join(', ')}
      </Text>
      {window.note && <p className={classes.note}>{window.note}</p>}
    </li>
  )
}

/** A crop's times, those of the person's state first. */
export function CropWindows({ windows }: { windows: readonly CalendarWindow[] }) {
  const state = useUsualState()
  const isHome = (window: CalendarWindow) => window.states.includes(state)
  const ordered = windows.toSorted((a, b) => Number(isHome(b)) - Number(isHome(a)))
  return (
    <ul className={classes.windows}>
      {ordered.map((window) => (
        <WindowCard key={JSON.stringify(window)} window={window} isHome={isHome(window)} />
      ))}
    </ul>
  )
}
