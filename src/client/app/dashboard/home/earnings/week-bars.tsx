import { useFormat } from '#client/platform/format/format.ts'
import type { English, Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import hidden from '#client/ui/visually-hidden.module.css'
import type { MonthSum } from '#shared/dashboard/earnings.schema.ts'
import classes from './earnings.module.css'

/** The height of the highest bar, in the units of the drawing. */
const fullHeight = 100
/** A small amount is still seen. */
const minHeight = 2

interface WeekBarsProps {
  sum: MonthSum
  /** What the table is about: "Earnings in November 2026". */
  caption: Translated
  labels: { paid: English; open: English }
}

/** What is paid and what is still to come in each week, as bars and, for screen readers, as a table. */
export function WeekBars({ sum, caption, labels }: WeekBarsProps) {
  const { t } = useTranslation()
  const { money, number } = useFormat()
  const { weeks, currency } = sum
  const highest = Math.max(...weeks.map(({ paid, open }) => paid + open))
  const heightOf = (amount: number) =>
    amount === 0 ? 0 : Math.max(minHeight, (amount / highest) * fullHeight)
  const daysOf = ({ from, to }: { from: number; to: number }) =>
    from === to ? number(from) : `${number(from)}–${number(to)}`
  return (
    <>
      <div className={classes.weeks} aria-hidden>
        {weeks.map((week) => {
          const [paid, open] = [heightOf(week.paid), heightOf(week.open)]
          const total = week.paid + week.open
          return (
            <div key={week.from} className={classes.week}>
              <span className={classes.amount}>
                {total > 0 && money(Math.round(total), currency)}
              </span>
              <svg
                className={classes.bar}
                viewBox={`0 0 10 ${fullHeight}`}
                preserveAspectRatio="none"
                role="presentation"
              >
                <rect className={classes.ground} x="0" y={fullHeight - 1} width="10" height="1" />
                <rect
                  className={classes.paid}
                  x="0"
                  y={fullHeight - paid}
                  width="10"
                  height={paid}
                />
                <rect
                  className={classes.open}
                  x="0"
                  y={fullHeight - paid - open}
                  width="10"
                  height={open}
                />
              </svg>
              <span className={classes.days}>{daysOf(week)}</span>
            </div>
          )
        })}
      </div>
      <table className={hidden.visuallyHidden}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Days')}</th>
            <th scope="col">{t(labels.paid)}</th>
            <th scope="col">{t(labels.open)}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.from}>
              <th scope="row">{daysOf(week)}</th>
              <td>{money(week.paid, currency)}</td>
              <td>{money(week.open, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
