import { useId } from 'react'
import { Link } from 'wouter'
import { GoodsPicture } from '#client/domain/goods/goods-picture.tsx'
import { commodityName } from '#client/domain/mandi/mandi-name.ts'
import { PriceChange } from '#client/domain/mandi/price-change.tsx'
import { PriceSparkline } from '#client/domain/mandi/price-sparkline.tsx'
import { useFormat } from '#client/platform/format/format.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { CropPrice } from '#shared/market/crop-prices.schema.ts'
import { useMarketLabels } from '../use-market-labels.ts'
import classes from './crop-price-row.module.css'

const pictureSize = 56
/** Rows that can be on the first screen. */
const firstRows = 6

interface CropPriceRowProps {
  crop: CropPrice
  href: string
  /** The reader's district, for prices of its mandis. */
  district: Translated | null
  /** Its position in the list, from 0. */
  index: number
}

/** A crop with today's range, its usual price, the change and the last 30 days. */
export function CropPriceRow({ crop, href, district, index }: CropPriceRowProps) {
  const { t } = useTranslation()
  const { date, money } = useFormat()
  const { daysAgo, rangeText, regionText } = useMarketLabels()
  const id = useId()
  const isNear = crop.near !== null && district !== null
  const range = (isNear && crop.near) || crop
  const isSample = crop.mandis === 0
  return (
    <article className={classes.row} aria-labelledby={id}>
      <GoodsPicture image={crop.image} size={pictureSize} isFirst={index < firstRows} />
      <h3 className={classes.name} id={id}>
        <Link className={classes.link} href={href}>
          {commodityName(t, crop.commodity)}
        </Link>
      </h3>
      <div className={classes.what}>
        <div className={classes.range}>{rangeText(range.low, range.high)}</div>
        <div className={classes.where}>{isNear ? district : regionText(crop)}</div>
      </div>
      <div className={classes.money}>
        <span className={classes.amount}>{money(range.usual)}</span>{' '}
        <span className={classes.unit}>{t('a quintal')}</span>
      </div>
      <div className={classes.when}>
        <span>
          {t('Last updated: {{date}}', { date: date(range.day) })}
          {!isSample && ` (${daysAgo(range.ageDays)})`}
        </span>
        {!isSample && (
          <span className={classes.moves}>
            {crop.change !== null && <PriceChange change={crop.change} />}
            <PriceSparkline prices={crop.trend} />
          </span>
        )}
      </div>
    </article>
  )
}
