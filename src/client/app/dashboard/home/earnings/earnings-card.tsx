import { ActionIcon, Text, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { EarningsView, MonthSum } from '#shared/dashboard/earnings.schema.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import classes from './earnings.module.css'
import { GoodsBars } from './goods-bars.tsx'
import { WeekBars } from './week-bars.tsx'

/** The month so many months later, YYYY-MM. */
export function monthFrom(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}

interface SideLabels {
  paid: English
  open: English
}

const labelsOf: Record<'earned' | 'spent', SideLabels> = {
  earned: { paid: 'Received', open: 'Still to come' },
  spent: { paid: 'Paid', open: 'Still to pay' },
}

interface MonthInCurrencyProps {
  sum: MonthSum
  side: keyof typeof labelsOf
  caption: string
}

function MonthInCurrency({ sum, side, caption }: MonthInCurrencyProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const labels = labelsOf[side]
  return (
    <div className={classes.month}>
      <dl className={classes.totals}>
        <div>
          <dt>
            <span className={classes.key} data-kind="paid" aria-hidden />
            {t(labels.paid)}
          </dt>
          <dd>{money(sum.paid, sum.currency)}</dd>
        </div>
        <div>
          <dt>
            <span className={classes.key} data-kind="open" aria-hidden />
            {t(labels.open)}
          </dt>
          <dd>{money(sum.open, sum.currency)}</dd>
        </div>
      </dl>
      <div className={classes.plots}>
        <WeekBars sum={sum} caption={caption} labels={labels} />
        <GoodsBars sum={sum} />
      </div>
    </div>
  )
}

interface EarningsCardProps {
  view: EarningsView
  /** Shows what was earned; otherwise what was spent. */
  isSeller: boolean
  /** Another month is being read. */
  isBusy: boolean
  onMonth: (month: string) => void
}

/** A month's earnings; what was spent, for those who only buy and rent. */
export function EarningsCard({ view, isSeller, isBusy, onMonth }: EarningsCardProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const headingId = useId()
  const { month, firstMonth, earned, spent } = view
  const isFirst = month <= firstMonth
  const isLast = month >= indiaDay().slice(0, 7)
  const side = isSeller ? 'earned' : 'spent'
  const sums = view[side]
  const [year] = month.split('-')
  const monthName = format.month(Number(month.slice(5)))
  const name = year === indiaDay().slice(0, 4) ? monthName : `${monthName} ${year}`
  const title =
    side === 'earned'
      ? t('Earnings in {{month}}', { month: name })
      : t('Spending in {{month}}', { month: name })
  return (
    <section className={classes.card} aria-labelledby={headingId} aria-busy={isBusy}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={headingId}>
          {title}
        </Title>
        <div className={classes.arrows}>
          {/* `aria-disabled` at the ends, as a disabled button would lose the focus. */}
          <ActionIcon
            variant="default"
            aria-label={t('Previous month')}
            aria-disabled={isFirst || undefined}
            data-disabled={isFirst || undefined}
            onClick={() => !isFirst && onMonth(monthFrom(month, -1))}
          >
            <IconChevronLeft aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={t('Next month')}
            aria-disabled={isLast || undefined}
            data-disabled={isLast || undefined}
            onClick={() => !isLast && onMonth(monthFrom(month, 1))}
          >
            <IconChevronRight aria-hidden />
          </ActionIcon>
        </div>
      </div>
      {sums.length === 0 && (
        <Text c="dimmed" className={classes.none}>
          {side === 'earned'
            ? t('No sales in this month. Accepted orders and rentals appear here.')
            : t('Nothing bought or rented in this month.')}
        </Text>
      )}
      {sums.map((sum) => (
        <MonthInCurrency key={sum.currency} sum={sum} side={side} caption={title} />
      ))}
      {side === 'earned' &&
        spent.map(({ currency, paid, open }) => (
          <p key={currency} className={classes.spent}>
            {t('You bought and rented for {{total}}.', {
              total: format.money(paid + open, currency),
            })}
          </p>
        ))}
      {side === 'earned' && earned.length > 0 && (
        <p className={classes.note}>
          {t(
            'Orders count as received once you confirm the money, rentals once they are finished.',
          )}
        </p>
      )}
    </section>
  )
}
