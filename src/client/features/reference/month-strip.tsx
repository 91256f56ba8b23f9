import { VisuallyHidden } from '@mantine/core'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { indiaMonth } from '#shared/kit/india-day.ts'
import { monthStrip, type PlantingPeriods, plantingStages } from '#shared/reference/planting.ts'
import classes from './month-strip.module.css'

const stageNames = { plant: 'Plant', harvest: 'Harvest', fall: 'Fall planting' } as const

/** The months of the year, coloured by activity, with a text alternative. */
export function MonthStrip({ planting }: { planting: PlantingPeriods }) {
  const { t } = useTranslation()
  const { month } = useFormat()
  const shown = plantingStages.filter((stage) => stage !== 'fall' || planting.fall !== undefined)
  const months = monthStrip(planting).map((stages, i) => ({ number: i + 1, stages }))
  const thisMonth = indiaMonth()
  return (
    <div>
      <ol className={classes.strip} aria-label={t('The year, month by month')}>
        {months.map(({ number, stages }) => (
          <li key={number} className={classes.month} data-now={number === thisMonth || undefined}>
            <span className={classes.name} aria-hidden>
              {month(number, 'short')}
            </span>
            <VisuallyHidden>
              {`${month(number)}: ${stages.map((stage) => t(stageNames[stage])).join(', ') || '–'}`}
            </VisuallyHidden>
            {shown.map((stage) => (
              <span
                key={stage}
                className={classes.band}
                data-stage={stages.includes(stage) ? stage : undefined}
                aria-hidden
              />
            ))}
          </li>
        ))}
      </ol>
      <ul className={classes.legend}>
        {shown.map((stage) => (
          <li key={stage}>
            <span className={classes.key} data-stage={stage} aria-hidden />
            {t(stageNames[stage])}
          </li>
        ))}
      </ul>
    </div>
  )
}
