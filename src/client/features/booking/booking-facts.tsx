import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import choiceBox from '#client/ui/list/choice-box.module.css'
import type { BookingSummary } from '#shared/booking/booking.schema.ts'
import classes from './booking.module.css'
import { useDaysText } from './use-days-text.ts'

type BookingFactsProps = Pick<
  BookingSummary,
  'from' | 'to' | 'days' | 'pricePerDay' | 'currency' | 'total' | 'travel'
>

/** The dates, how the machine gets to the renter, and the total price. */
export function BookingFacts({ pricePerDay, currency, total, travel, ...days }: BookingFactsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { range, length } = useDaysText()(days)
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('Dates')}</dt>
        <dd>{range}</dd>
      </div>
      {travel && (
        <div>
          <dt>{t('Brought by the owner')}</dt>
          <dd>
            {travel.fee === null
              ? t('as agreed between you')
              : travel.fee === 0
                ? t('free of charge')
                : format.money(travel.fee)}{' '}
            <span className={classes.quiet}>
              {[
                travel.toPin && t('to {{pin}}', { pin: travel.toPin }),
                travel.distanceKm !== null &&
                  t('{{distance}} km', { distance: format.number(travel.distanceKm) }),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('Total')}</dt>
        <dd>
          <span className={choiceBox.total}>{format.money(total, currency)}</span>{' '}
          <span className={classes.quiet}>
            {format.money(pricePerDay, currency)} × {length}
            {travel?.fee ? ` + ${format.money(travel.fee)}` : ''}
          </span>
        </dd>
      </div>
    </dl>
  )
}
