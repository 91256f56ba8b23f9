import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import chip from '#client/ui/chip.module.css'
import { addDays, indiaDay } from '#shared/kit/india-day.ts'
import type { FieldProps } from '../model/field-props.ts'
import classes from './day-chips.module.css'

interface DayChipsProps extends Pick<FieldProps, 'input'> {
  /** Days from today in India. */
  chips: readonly { label: English; days: number }[]
}

/** The usual days of a date field, each chosen by one press. */
export function DayChips({ chips, input }: DayChipsProps) {
  const { t } = useTranslation()
  const today = indiaDay()
  return (
    <div className={classes.chips}>
      {chips.map(({ label, days }) => {
        const day = addDays(today, days)
        return (
          <button
            key={label}
            type="button"
            className={chip.chip}
            aria-pressed={input.value === day}
            onClick={() => input.onChange(day)}
          >
            {t(label)}
          </button>
        )
      })}
    </div>
  )
}
