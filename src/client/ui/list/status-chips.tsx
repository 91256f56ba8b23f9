import { useFormat } from '#client/platform/format/format.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import chips from '../chip.module.css'
import classes from './status-chips.module.css'

export interface StatusChip<Status extends string> {
  status: Status
  label: Translated
  /** How many rows have it; undefined while it is not known. */
  count: number | undefined
  /** Rows with it wait for the reader. */
  isDue?: boolean
}

interface StatusChipsProps<Status extends string> {
  /** The label of the chip that shows every status. */
  allLabel: Translated
  /** '' for all. */
  value: Status | ''
  chips: readonly StatusChip<Status>[]
  onPick: (status: Status | '') => void
}

/** Filters a list by status, with the number of rows of each. */
export function StatusChips<Status extends string>(props: StatusChipsProps<Status>) {
  const { allLabel, value, onPick } = props
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <ul className={chips.row} aria-label={t('Filter by status')}>
      <li>
        <button
          type="button"
          className={chips.chip}
          aria-pressed={value === ''}
          onClick={() => onPick('')}
        >
          {allLabel}
        </button>
      </li>
      {props.chips.map(({ status, label, count, isDue }) => (
        <li key={status}>
          <button
            type="button"
            className={chips.chip}
            aria-pressed={value === status}
            onClick={() => onPick(status)}
          >
            {label}
            {count !== undefined && count > 0 && (
              <span className={classes.count} data-due={isDue || undefined}>
                {number(count)}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
