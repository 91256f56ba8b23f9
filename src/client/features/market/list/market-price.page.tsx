import { Box } from '@mantine/core'
import { MyPlaceLine } from '#client/domain/place/my-place.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { HydrateBlockLater } from '#client/ui/hydrate-later.tsx'
import { Page } from '#client/ui/page.tsx'
import { OwnAlerts } from '../own-alerts.tsx'
import { CropList } from './crop-list.tsx'
import { useMarketState } from './market-address.ts'
import { MarketToolbar } from './market-toolbar.tsx'

export default function MarketPricePage() {
  const { t } = useTranslation()
  const token = useToken()
  const list = useMarketState()
  const alerts = trpc.market.alerts.useQuery(undefined, { enabled: token !== null })
  return (
    <Page
      isCompact
      title={t('Market Prices')}
      subtitle={t('Crop prices by market and state, each with its date')}
      description={t(
        'Mandi prices across India by state and market, each with its date: what a quintal fetches today, and how the price has moved.',
      )}
      canonical={paths.marketPrice.href()}
    >
      <HydrateBlockLater>
        <Box mb="xs">
          <MyPlaceLine />
        </Box>
      </HydrateBlockLater>
      <HydrateBlockLater>
        <MarketToolbar list={list} />
      </HydrateBlockLater>
      <HydrateBlockLater>
        <CropList
          list={list}
          above={token && <OwnAlerts />}
          // After a failure the alerts no longer delay the list, although they are retried.
          isAboveLoading={token !== null && alerts.isPending && alerts.errorUpdateCount === 0}
        />
      </HydrateBlockLater>
    </Page>
  )
}
