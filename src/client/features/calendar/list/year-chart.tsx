import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { CalendarEntry } from '#shared/calendar/calendar.schema.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { YearMonths } from '../year-bar.tsx'
import { CalendarCropRow } from './calendar-crop-row.tsx'
import { endedSowing } from './ended-sowing.policy.ts'
import classes from './year-chart.module.css'

interface YearChartProps {
  crops: readonly CalendarEntry[]
  /** What the user sells: these come first. */
  ownCropIds: ReadonlySet<string>
  /** What the user has saved a search for: these come next. */
  searchedCropIds: ReadonlySet<string>
  month: number | undefined
  /** Undefined when a zone narrows the state. */
  state: string | undefined
  /** The page of a crop, with the state in the filter. */
  hrefOf: (crop: CalendarEntry) => string
  isBusy: boolean
}

/** One year of each crop below the other, on the same twelve months. */
export function YearChart({
  crops,
  ownCropIds,
  searchedCropIds,
  month,
  state,
  hrefOf,
  isBusy,
}: YearChartProps) {
  const { t } = useTranslation()
  const isOwn = ({ id }: CalendarEntry) => ownCropIds.has(id)
  const today = indiaDay()
  const rank = (crop: CalendarEntry) => (isOwn(crop) ? 0 : searchedCropIds.has(crop.id) ? 1 : 2)
  const rows = crops
    .map((crop) => ({ crop, ended: endedSowing(crop.windows, month, today) }))
    // What can no longer be sown this month comes after everything that can.
    .toSorted(
      (a, b) => Number(a.ended !== null) - Number(b.ended !== null) || rank(a.crop) - rank(b.crop),
    )
  return (
    <>
      <div className={classes.axis} aria-hidden>
        <div className={classes.legend}>
          <span data-stage="sowing">{t('Sow')}</span>
          <span data-stage="harvest">{t('Harvest')}</span>
          <span data-stage="today">{t('Today')}</span>
        </div>
        <div className={classes.months}>
          <YearMonths />
        </div>
      </div>
      <ul className={classes.chart} aria-busy={isBusy}>
        {rows.map(({ crop, ended }) => (
          <li key={crop.id}>
            <CalendarCropRow
              crop={crop}
              month={month}
              ended={ended}
              state={state}
              href={hrefOf(crop)}
              isOwn={isOwn(crop)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
