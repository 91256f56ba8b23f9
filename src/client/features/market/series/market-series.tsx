import { Title } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import shared from '#client/ui/shared.module.css'
import { SourceLine } from '#client/ui/source-line.tsx'
import type { PriceHistory } from '#shared/market/market.schema.ts'
import { OwnAlerts } from '../own-alerts.tsx'
import { AlertForm } from './alert-form.tsx'
import classes from './market-series.module.css'
import { NearbyPrices } from './nearby-prices.tsx'
import { PriceHistoryPanel } from './price-history-panel.tsx'
import { SeriesPrice } from './series-price.tsx'

/** The source and fetch time of the reports, which only the list query returns. */
function SeriesSource() {
  const { data } = trpc.market.prices.useQuery({ limit: 1 })
  if (data?.source.kind !== 'mandi') return null
  const { name, url, asOf } = data.source
  return <SourceLine name={name} url={url ?? ''} fetchedAt={asOf} isStale={false} />
}

export function MarketSeries({ history }: { history: PriceHistory }) {
  const { t } = useTranslation()
  const token = useToken()
  const { series, points } = history
  return (
    <>
      <div className={classes.layout}>
        <div className={`${shared.stackedColumn} ${classes.side}`}>
          <SeriesPrice series={series} />
          <section className={shared.whiteBox} aria-labelledby="price-alert">
            <Title order={2} size="h3" id="price-alert" mb="sm">
              {t('Tell me when…')}
            </Title>
            <AlertForm series={series} />
          </section>
        </div>
        <div className={shared.stackedColumn}>
          <section aria-labelledby="price-history">
            <Title order={2} size="h3" id="price-history" mb="sm">
              {t('Price history')}
            </Title>
            <PriceHistoryPanel points={points} />
          </section>
          <section aria-labelledby="nearby-markets">
            <Title order={2} size="h3" id="nearby-markets" mb="sm">
              {t('Nearby markets')}
            </Title>
            <NearbyPrices series={series} />
          </section>
        </div>
      </div>
      {token && <OwnAlerts />}
      <SeriesSource />
    </>
  )
}
