import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './day-calendar.module.css'

/** Explains the colours of the days. */
export function CalendarLegend() {
  const { t } = useTranslation()
  const kinds = [
    { kind: 'free', label: t('Free') },
    { kind: 'chosen', label: t('Chosen') },
    { kind: 'taken', label: t('Taken') },
  ]
  return (
    <ul className={classes.legend} aria-hidden>
      {kinds.map(({ kind, label }) => (
        <li key={kind}>
          <span className={classes.sample} data-kind={kind} />
          {label}
        </li>
      ))}
    </ul>
  )
}
