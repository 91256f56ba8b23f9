import { ActionIcon, Badge } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { TextLink } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import type { CalendarEntry, CalendarWindow } from '#shared/calendar/calendar.schema.ts'
import { isSownIn } from '#shared/reference/planting.ts'
import { seasonTexts } from '../season-names.ts'
import { useWindowText } from '../use-window-text.ts'
import { WindowTimes } from '../window-times.tsx'
import { WindowZones } from '../window-zones.tsx'
import { YearBar } from '../year-bar.tsx'
import classes from './calendar-crop-row.module.css'

/** Puts the windows of the month first: they are why the crop is shown. */
const byMonth = (windows: readonly CalendarWindow[], month: number | undefined) =>
  month === undefined
    ? windows
    : windows.toSorted((a, b) => Number(isSownIn(b, month)) - Number(isSownIn(a, month)))

interface CalendarCropRowProps {
  crop: CalendarEntry
  /** The month in the filter, 1 to 12. */
  month: number | undefined
  /** The window that was sown last, when it is too late for the month's; else null. */
  ended: CalendarWindow | null
  /** The state in the filter; undefined when a zone narrows it. */
  state: string | undefined
  /** The crop's page, with the state in the filter. */
  href: string
  /** The user sells this crop. */
  isOwn: boolean
}

/** A crop's year in the chosen place on one line of the chart; a press shows its dates. */
export function CalendarCropRow(props: CalendarCropRowProps) {
  const { crop, month, ended, state, href, isOwn } = props
  const { t } = useTranslation()
  const format = useFormat()
  const windowText = useWindowText()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const windows = byMonth(crop.windows, month)
  const [first] = windows
  return (
    <article className={classes.row}>
      <img
        src={crop.image}
        alt=""
        width={44}
        height={44}
        loading="lazy"
        decoding="async"
        className={classes.picture}
      />
      <div className={classes.head}>
        <h3 className={classes.name}>
          <TextLink href={href} className={classes.link}>
            {crop.name}
          </TextLink>
          {isOwn && (
            <Badge color="leaf" variant="light" size="md" ml="xs">
              {t('You sell this')}
            </Badge>
          )}
        </h3>
        {ended ? (
          <div className={shared.quiet}>
            {t(
              ended.season === 'perennial'
                ? 'Planting ended on {{day}}'
                : 'Sowing ended on {{day}}',
              { day: format.monthDay(ended.sowing.to) },
            )}
          </div>
        ) : (
          first && (
            <div className={shared.quiet}>
              {t(first.season === 'perennial' ? 'Plant out' : 'Sow')}{' '}
              <span>{windowText(first.sowing)}</span>
            </div>
          )
        )}
      </div>
      <div className={classes.bar}>
        <YearBar windows={crop.windows} hasMonths={isOpen} />
      </div>
      <ActionIcon
        variant="subtle"
        size={44}
        className={classes.toggle}
        aria-label={t('Dates of {{crop}}', { crop: crop.name })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconChevronDown aria-hidden />
      </ActionIcon>
      <div id={id} className={classes.details} hidden={!isOpen}>
        {isOpen && <WindowsByZone windows={windows} state={state} />}
      </div>
    </article>
  )
}

interface WindowsByZoneProps {
  windows: readonly CalendarWindow[]
  state: string | undefined
}

/** The windows of a crop; those of the same zones share one line that names them. */
function WindowsByZone({ windows, state }: WindowsByZoneProps) {
  const { t } = useTranslation()
  const groups = [...Map.groupBy(windows, ({ zones }) => zones.join(' '))]
  return (
    <ul className={`${shared.smallGapList} ${classes.zones}`}>
      {groups.map(([zones, sameZones]) => (
        <li key={zones}>
          {state && sameZones[0] && <WindowZones window={sameZones[0]} state={state} />}
          {sameZones.map((window) => (
            <div key={JSON.stringify(window)} className={classes.window}>
              <Badge color="soil" variant="light" size="md">
                {t(seasonTexts[window.season].label)}
              </Badge>
              <WindowTimes window={window} />
              {window.note && <p className={classes.note}>{window.note}</p>}
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
