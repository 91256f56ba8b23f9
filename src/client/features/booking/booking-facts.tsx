import { useTranslation } from 'react-i18next'
import type { EquipmentView } from '../../../shared/equipment.schema.ts'
import { useFormat } from '../../core/format.ts'
import classes from './booking.module.css'
import { type DayChoice, lastDay } from './booking-days.policy.ts'
import { useDaysText } from './use-days-text.ts'

interface BookingFactsProps {
  equipment: Pick<EquipmentView, 'pricePerDay' | 'currency'>
  choice: DayChoice
}

/** The days and what they come to. */
export function BookingFacts({ equipment, choice }: BookingFactsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const daysText = useDaysText()
  const { pricePerDay, currency } = equipment
  const to = lastDay(choice)
  if (!choice.from || !to) return null
  const { range, length } = daysText({ from: choice.from, to, days: choice.days })
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('Dates')}</dt>
        <dd>{range}</dd>
      </div>
      <div>
        <dt>{t('Total')}</dt>
        <dd>
          <span className={classes.total}>{format.money(pricePerDay * choice.days, currency)}</span>{' '}
          <span className={classes.quiet}>
            {format.money(pricePerDay, currency)} × {length}
          </span>
        </dd>
      </div>
    </dl>
  )
}
