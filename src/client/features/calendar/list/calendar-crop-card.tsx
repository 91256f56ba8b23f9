import { Badge, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import type { CalendarEntry, CalendarWindow } from '#shared/calendar/calendar.schema.ts'
import { isSownIn } from '#shared/reference/planting.ts'
import { seasonTexts } from '../season-names.ts'
import { WindowTimes } from '../window-times.tsx'
import { WindowZones } from '../window-zones.tsx'
import { YearBar } from '../year-bar.tsx'
import classes from './calendar-crop-card.module.css'

/** The most windows a card shows; the crop's page has all of them. */
const maxWindows = 2

/** Puts the windows of the month first: they are why the crop is shown. */
const byMonth = (windows: readonly CalendarWindow[], month: number | undefined) =>
  month === undefined
    ? windows
    : windows.toSorted((a, b) => Number(isSownIn(b, month)) - Number(isSownIn(a, month)))

interface CalendarCropCardProps {
  crop: CalendarEntry
  /** The month in the filter, 1 to 12. */
  month: number | undefined
  /** The state in the filter; undefined when a zone narrows it. */
  state: string | undefined
}

/** A crop of the calendar with its windows in the chosen place. */
export function CalendarCropCard({ crop, month, state }: CalendarCropCardProps) {
  const { t } = useTranslation()
  const windows = byMonth(crop.windows, month)
  const more = windows.length - maxWindows
  return (
    <article className={classes.card}>
      <Group component="header" gap="sm" wrap="nowrap">
        <img src={crop.image} alt="" width={56} height={56} loading="lazy" decoding="async" />
        <div>
          <h3 className={classes.name}>
            <TextLink href={paths.calendarCrop.href(crop.id)} className={classes.link}>
              {crop.name}
            </TextLink>
          </h3>
          <div className={shared.quiet}>{t(crop.group)}</div>
        </div>
      </Group>
      <ul className={`${shared.smallGapList} ${classes.windows}`}>
        {windows.slice(0, maxWindows).map((window) => (
          <li key={JSON.stringify(window)}>
            <Badge color="soil" variant="light" size="md">
              {t(seasonTexts[window.season].label)}
            </Badge>
            {state && <WindowZones window={window} state={state} />}
            <WindowTimes window={window} />
            {window.note && <p className={classes.note}>{window.note}</p>}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <div className={shared.quiet}>{t('More sowing times: {{number}}', { number: more })}</div>
      )}
      <div className={classes.bar}>
        <YearBar windows={crop.windows} />
      </div>
    </article>
  )
}
