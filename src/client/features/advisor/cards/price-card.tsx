import { IconPlant2 } from '@tabler/icons-react'
import { Link } from 'wouter'
import { PriceChange } from '#client/domain/mandi/price-change.tsx'
import { PriceSparkline } from '#client/domain/mandi/price-sparkline.tsx'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import type { ChatCardOf } from '#shared/advisor/advisor-card.schema.ts'
import { allStatesInAddress } from '#shared/kit/places.ts'
import classes from './answer-cards.module.css'

/** What mandis pay for a crop, with its last 30 days; a press opens the page of its prices there. */
export function PriceCardView({ card }: { card: ChatCardOf<'price'> }) {
  const { t } = useTranslation()
  const { money, date } = useFormat()
  const { cropId, name, image, area, state, usual, low, high, day, change, trend, isSample } = card
  return (
    <Link
      href={paths.marketCrop.href(cropId, state === '' ? allStatesInAddress : state)}
      className={classes.card}
    >
      {image ? (
        <img className={classes.picture} src={image} alt="" width={56} height={56} />
      ) : (
        <IconPlant2 className={classes.picture} size={56} stroke={1} aria-hidden />
      )}
      <span className={classes.text}>
        <strong>{name}</strong>
        <span>{area || t('All of India')}</span>
        <span className={classes.figure}>
          {money(usual)} <small>{t('a quintal')}</small>
        </span>
        <span className={classes.small}>
          {low < high && `${money(low)}–${money(high)} · `}
          {isSample ? t('Sample price, not of today') : date(day)}
        </span>
      </span>
      {!isSample && (
        <span className={classes.side}>
          {change !== null && <PriceChange change={change} />}
          <PriceSparkline prices={trend} />
        </span>
      )}
      <span className={classes.more}>{t('See all prices')}</span>
    </Link>
  )
}
