import { UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { indiaMonth } from '#shared/kit/india-day.ts'
import classes from './month-picker.module.css'

interface MonthPickerProps {
  /** Undefined for the whole year. */
  month: number | undefined
  onPick: (month: number | undefined) => void
}

/** The twelve months and the whole year; the current month is marked. */
export function MonthPicker({ month, onPick }: MonthPickerProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const id = useId()
  const thisMonth = indiaMonth()
  const title =
    month === undefined
      ? t('What can I sow during the year?')
      : month === thisMonth
        ? t('What can I sow now?')
        : t('What can I sow in {{month}}?', { month: format.month(month) })
  const months = Array.from({ length: 12 }, (_, i) => i + 1)
  return (
    <section aria-labelledby={id} data-needs-code>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <div className={classes.months}>
        {months.map((number) => (
          <UnstyledButton
            key={number}
            className={classes.month}
            aria-pressed={number === month}
            aria-label={format.month(number)}
            aria-current={number === thisMonth ? 'date' : undefined}
            onClick={() => onPick(number)}
          >
            {format.month(number, 'short')}
          </UnstyledButton>
        ))}
        <UnstyledButton
          className={classes.month}
          data-wide
          aria-pressed={month === undefined}
          onClick={() => onPick(undefined)}
        >
          {t('All year')}
        </UnstyledButton>
      </div>
    </section>
  )
}
