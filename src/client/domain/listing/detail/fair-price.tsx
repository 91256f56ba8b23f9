import { IconBuildingStore } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { townNameIn } from '#client/domain/mandi/market-name.ts'
import { useFormat } from '#client/platform/format/format.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TextLink } from '#client/ui/link.tsx'
import type { CropView } from '#shared/crop/crop.schema.ts'
import type { FairPriceView } from '#shared/market/market.schema.ts'
import { pricePerUnit } from '#shared/market/price-per-unit.ts'
import classes from './fair-price.module.css'

/** A smaller difference, as a share of the mandi's price, counts as the same price. */
const sameShare = 0.005
const weights: ReadonlySet<string> = new Set(['kg', 'ton'])

/** Only the district is near for sure: a state may be a thousand kilometres long. */
const mandiLabels: Record<NonNullable<FairPriceView['mandi']>['nearness'], English> = {
  district: 'Mandi in the district',
  state: 'Mandi in the same state',
  neighbour: 'Mandi in a neighbouring state',
}

/** Compares the listing's price with the mandi's: "12 % below the mandi". */
function usePriceComparison() {
  const { t } = useTranslation()
  const { percent } = useFormat()
  return (price: number, mandi: number) => {
    const share = (price - mandi) / mandi
    const text = percent(Math.abs(share))
    if (Math.abs(share) < sameShare) return t('the same as the mandi')
    return share < 0
      ? t('{{percent}} below the mandi', { percent: text })
      : t('{{percent}} above the mandi', { percent: text })
  }
}

interface FairPriceProps {
  crop: CropView
  /** Shown until the price is known. */
  skeleton: ReactNode
}

/** The crop's price at a mandi, with place and day, and how near it is; nothing when it is unknown. */
export default function FairPrice({ crop, skeleton }: FairPriceProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const language = useLanguage()
  const comparisonText = usePriceComparison()
  const { data, isLoading } = trpc.market.fairPrice.useQuery(
    { cropId: crop._id },
    { staleTime: 5 * 60_000 },
  )
  if (isLoading) return skeleton
  if (!data?.mandi) return null
  const { state, modal, arrivalDate, seriesId, nearness } = data.mandi
  const market = townNameIn(language, data.mandi)
  // The answer may be older than the listing, whose unit its seller can change.
  const perUnit = pricePerUnit(modal, crop.unit)
  if (perUnit === null) return null
  const values = {
    modal: format.money(modal),
    perUnit: format.money(perUnit),
    unit: t(crop.unit),
    place: nearness === 'neighbour' ? `${market}, ${t(state)}` : market,
    day: format.dayAndMonth(arrivalDate),
  }
  return (
    <p className={classes.fair}>
      <IconBuildingStore size={20} aria-hidden />
      <span>
        <TextLink href={paths.marketSeries.href(seriesId)} underline="always">
          {t(mandiLabels[nearness])}
        </TextLink>
        {': '}
        {weights.has(crop.unit)
          ? t('{{modal}} a quintal ({{perUnit}} a {{unit}}) in {{place}}, {{day}}', values)
          : t('{{modal}} a quintal in {{place}}, {{day}}', values)}
        {' · '}
        <strong>{comparisonText(crop.price, perUnit)}</strong>
      </span>
    </p>
  )
}
