import { Button, Skeleton, Text, Title } from '@mantine/core'
import { IconMap } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useMyPlace } from '#client/domain/place/use-my-place.ts'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import shared from '#client/ui/shared.module.css'
import { SourceLine } from '#client/ui/source-line.tsx'
import type { CropMarketsView } from '#shared/market/crop-prices.schema.ts'
import { SampleBanner } from '../list/sample-banner.tsx'
import { PriceHistoryPanel } from '../series/price-history-panel.tsx'
import { CropSummary } from './crop-summary.tsx'
import { groupByMandi, type MandiGroup } from './mandi-groups.policy.ts'
import { MandiTable } from './mandi-table.tsx'
import classes from './market-crop.module.css'
import { SampleTable } from './sample-table.tsx'

const CropMap = lazyPart(() => withHindi(() => import('./crop-map.tsx'), 'map', 'place'))

/** The map's code is loaded when it is asked for. */
function MapSection({ groups }: { groups: readonly MandiGroup[] }) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  if (!groups.some(({ point }) => point)) return null
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconMap size={18} aria-hidden />}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? t('Hide the map') : t('Mandis on a map')}
      </Button>
      {isShown && (
        <div className={classes.map}>
          <Suspense fallback={<Skeleton height={320} radius="md" />}>
            <CropMap groups={groups} />
          </Suspense>
          <Text c="dimmed" mt="xs">
            {t(
              'Usual prices in thousands of rupees a quintal; where mandis are close together, the middle one.',
            )}
          </Text>
        </div>
      )}
    </div>
  )
}

interface MarketCropProps {
  view: CropMarketsView
  /** The reader's district in the language of the page; null where it is not known. */
  district: Translated | null
  /** The path of this page with its state. */
  path: string
}

/** One crop: its price, the mandis, the history and a map. */
export function MarketCrop({ view, district, path }: MarketCropProps) {
  const { t } = useTranslation()
  const { place } = useMyPlace()
  const { crop, prices, points, source, hasMore } = view
  const groups = groupByMandi(prices, place)
  const isSample = source.kind === 'sample'
  return (
    <>
      {isSample && (
        <SampleBanner asOf={source.asOf} shopSearch={crop.commodity.replace(/\s*\(.*$/, '')} />
      )}
      <div className={classes.layout}>
        <CropSummary crop={crop} district={district} path={path} />
        <section className={`${shared.stackedColumn} ${classes.mandis}`} aria-labelledby="mandis">
          <Title order={2} size="h3" id="mandis">
            {isSample ? t('Prices by state') : t('Prices by mandi')}
          </Title>
          {isSample ? (
            <SampleTable prices={prices} />
          ) : (
            // With a place the mandis have another order: new rows are not a layout shift, moved ones are.
            <MandiTable key={place ? 'nearest' : 'newest'} groups={groups} />
          )}
          {hasMore && <Text>{t('There are more mandis. Choose a state to see its own.')}</Text>}
        </section>
        {!isSample && (
          <section className={shared.stackedColumn} aria-labelledby="price-history">
            <Title order={2} size="h3" id="price-history">
              {t('Price history')}
            </Title>
            <div>
              <PriceHistoryPanel points={points} />
            </div>
            <MapSection groups={groups} />
          </section>
        )}
      </div>
      {!isSample && (
        <SourceLine
          name={source.name}
          url={source.url ?? ''}
          fetchedAt={source.asOf}
          isStale={false}
        />
      )}
    </>
  )
}
