import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { CalendarEntry } from '#shared/calendar/calendar.schema.ts'
import { YearMonths } from '../year-bar.tsx'
import { CalendarCropRow } from './calendar-crop-row.tsx'
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
  const rank = (crop: CalendarEntry) => (isOwn(crop) ? 0 : searchedCropIds.has(crop.id) ? 1 : 2)
  const sorted = crops.toSorted((a, b) => rank(a) - rank(b))
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
        {sorted.map((crop) => (
          <li key={crop.id}>
            <CalendarCropRow
              crop={crop}
              month={month}
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
