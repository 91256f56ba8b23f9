import { Skeleton, Table, Text } from '@mantine/core'
import { mandiName } from '#client/domain/mandi/mandi-name.ts'
import { marketDistrictIn, townNameIn } from '#client/domain/mandi/market-name.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { TextLink } from '#client/ui/link.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import type { MarketPrice, NearbyPrices as NearbyPricesView } from '#shared/market/market.schema.ts'
import { useMarketLabels } from '../use-market-labels.ts'
import classes from './market-series.module.css'
import { priceDifference } from './price-difference.ts'
import '@mantine/core/styles/Table.layer.css'

type Nearby = NearbyPricesView['prices'][number]

const nearnessLabels = {
  district: 'Same district',
  state: 'Same state',
  neighbour: 'Neighbouring state',
} as const

function NearbyRow({ price, series }: { price: Nearby; series: MarketPrice }) {
  const { t } = useTranslation()
  const { money, date } = useFormat()
  const { daysAgo, difference, percent } = useMarketLabels()
  const language = useLanguage()
  const { mandi } = price
  if (!mandi || !series.mandi) return null
  const market = townNameIn(language, mandi)
  const location =
    price.nearness === 'neighbour' ? t(price.region) : marketDistrictIn(language, mandi)
  const { amount, share } = priceDifference(series.mandi.modal, mandi.modal)
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <TextLink href={paths.marketSeries.href(price._id)} className={classes.rowLink}>
          {market}
        </TextLink>
        <Text size="sm" c="dimmed">
          {[t(nearnessLabels[price.nearness]), location]
            .filter((part) => part !== market)
            .join(' · ')}
        </Text>
        {price.name !== series.name && <Text size="sm">{mandiName(t, price.name)}</Text>}
      </Table.Th>
      <Table.Td>
        {money(mandi.modal)}
        <Text size="sm" c="dimmed">
          <time dateTime={mandi.arrivalDate} title={date(mandi.arrivalDate)}>
            {daysAgo(mandi.ageDays)}
          </time>
        </Text>
      </Table.Td>
      <Table.Td data-sign={Math.sign(amount)}>
        {difference(amount)}
        <Text size="sm">{percent(share)}</Text>
      </Table.Td>
    </Table.Tr>
  )
}

/** The same crop in nearby markets, with the price differences. */
export function NearbyPrices({ series }: { series: MarketPrice }) {
  const { t } = useTranslation()
  const query = trpc.market.nearby.useQuery({ seriesId: series._id })
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height={240} />}
      errorTitle="Unable to load nearby markets"
      errorText={readFailure(query.error).message ?? undefined}
      isEmpty={({ prices }) => prices.length === 0}
      empty={<Text>{t('No market nearby has reported this crop in the last 14 days.')}</Text>}
    >
      {({ prices }) => (
        <Table className={classes.numbers} captionSide="top" verticalSpacing="xs">
          <Table.Caption>
            {t('Usual price in rupees a quintal, and the difference from this market')}
          </Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('Mandi')}</Table.Th>
              <Table.Th scope="col">{t('Usual price')}</Table.Th>
              <Table.Th scope="col">{t('Difference')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {prices.map((price) => (
              <NearbyRow key={price._id} price={price} series={series} />
            ))}
          </Table.Tbody>
        </Table>
      )}
    </QueryView>
  )
}
