import { Group, Text } from '@mantine/core'
import { commodityName } from '#client/domain/mandi/mandi-name.ts'
import { PriceChange } from '#client/domain/mandi/price-change.tsx'
import { useFormat } from '#client/platform/format/format.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { ShareButton } from '#client/ui/share-button.tsx'
import shared from '#client/ui/shared.module.css'
import type { CropPrice } from '#shared/market/crop-prices.schema.ts'
import { useMarketLabels } from '../use-market-labels.ts'
import classes from './market-crop.module.css'

interface CropSummaryProps {
  crop: CropPrice
  /** The reader's district, for prices of its mandis; null where it is not known. */
  district: Translated | null
  /** The path of this price with its state, for sharing. */
  path: string
}

/** The newest price of a crop: usual, range, change; and ways to share it and to the shop. */
export function CropSummary({ crop, district, path }: CropSummaryProps) {
  const { t } = useTranslation()
  const { date, money } = useFormat()
  const { daysAgo, perKg, rangeText, regionText } = useMarketLabels()
  const name = commodityName(t, crop.commodity)
  const { near } = crop
  const shownRange = near && district !== null ? near : crop
  const place = shownRange === near && district !== null ? district : regionText(crop)
  const range = rangeText(shownRange.low, shownRange.high)
  const isSample = crop.mandis === 0
  const search = crop.commodity.replace(/\s*\(.*$/, '')
  return (
    <section className={shared.whiteBox} aria-label={t('Newest price')}>
      <div className={classes.where}>{place}</div>
      <div className={classes.amount}>{money(shownRange.usual)}</div>
      <Text c="dimmed">
        {t('Usual price a quintal (100 kg); {{perKg}} a kilogram', {
          perKg: perKg(shownRange.usual),
        })}
      </Text>
      <dl className={classes.figures}>
        <div>
          <dt>{t('Lowest to highest')}</dt>
          <dd>{range}</dd>
        </div>
        {crop.change !== null && (
          <div>
            <dt>{t('Price change')}</dt>
            <dd>
              <PriceChange change={crop.change} />
            </dd>
          </div>
        )}
        {!isSample && (
          <div>
            <dt>{t('Mandis that reported')}</dt>
            <dd>{shownRange.mandis}</dd>
          </div>
        )}
      </dl>
      <Text mb="sm">
        {t('Last updated: {{date}}', { date: date(shownRange.day) })}
        {!isSample && ` (${daysAgo(shownRange.ageDays)})`}
      </Text>
      <Group gap="sm">
        <ShareButton
          title={t('{{crop}}: {{price}} a quintal', { crop: name, price: money(shownRange.usual) })}
          text={t('{{place}}, {{date}}: {{range}} a quintal', {
            place,
            range,
            date: date(shownRange.day),
          })}
          path={path}
        />
        <LinkButton variant="default" href={`${paths.shop.href()}?q=${encodeURIComponent(search)}`}>
          {t('In the shop')}
        </LinkButton>
      </Group>
    </section>
  )
}
