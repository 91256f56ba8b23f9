import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/platform/format/format.ts'
import choiceBox from '#client/ui/list/choice-box.module.css'
import type { BookingSummary } from '#shared/booking/booking.schema.ts'
import classes from './booking.module.css'
import { useDaysText } from './use-days-text.ts'

type BookingFactsProps = Pick<
  BookingSummary,
  'from' | 'to' | 'days' | 'pricePerDay' | 'currency' | 'total'
>

/** The dates and the total price. */
export function BookingFacts({ pricePerDay, currency, total, ...days }: BookingFactsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { range, length } = useDaysText()(days)
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('Dates')}</dt>
        <dd>{range}</dd>
      </div>
      <div>
        <dt>{t('Total')}</dt>
        <dd>
          <span className={choiceBox.total}>{format.money(total, currency)}</span>{' '}
          <span className={classes.quiet}>
            {format.money(pricePerDay, currency)} × {length}
          </span>
        </dd>
      </div>
    </dl>
  )
}
