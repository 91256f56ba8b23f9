import { Text } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { mandiName } from '#client/domain/mandi/mandi-name.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { paths } from '#client/platform/paths/paths.ts'
import shared from '#client/ui/shared.module.css'
import type { MarketPrice } from '#shared/market/market.schema.ts'
import { ReportAge } from '../report-age.tsx'
import { useMarketLabels } from '../use-market-labels.ts'
import classes from './price-card.module.css'

/** One price. A mandi's price links to its history; a sample price has none. */
export function PriceCard({ price }: { price: MarketPrice }) {
  const { t } = useTranslation()
  const { date, money } = useFormat()
  const { daysAgo, perKg } = useMarketLabels()
  const id = useId()
  const name = mandiName(t, price.name)
  const region = t(price.region)
  const { mandi } = price
  return (
    <article className={classes.card} aria-labelledby={id} data-linked={mandi ? true : undefined}>
      <div className={classes.what}>
        <h2 className={classes.name} id={id}>
          {mandi ? (
            <Link className={classes.link} href={paths.marketSeries.href(price._id)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {mandi && <div>{mandi.market}</div>}
        <Text c="dimmed" size="sm">
          {mandi && mandi.district !== mandi.market ? `${mandi.district}, ${region}` : region}
        </Text>
      </div>
      <div className={classes.money}>
        <div className={classes.amount}>{price.price}</div>
        <div className={shared.quiet}>{mandi ? t('modal, a quintal') : t('a quintal')}</div>
      </div>
      {mandi && (
        <dl className={classes.range}>
          {[
            [t('Min'), money(mandi.min)],
            [t('Max'), money(mandi.max)],
            [t('Modal, 1 kg'), perKg(mandi.modal)],
          ].map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={classes.when}>
        <span>
          {t('Last updated: {{date}}', { date: date(price.timestamp) })}
          {mandi && mandi.ageDays > 0 && ` (${daysAgo(mandi.ageDays)})`}
        </span>
        {mandi && <ReportAge ageDays={mandi.ageDays} />}
      </div>
    </article>
  )
}
