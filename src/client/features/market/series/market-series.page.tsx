import { Container, Text, Title } from '@mantine/core'
import { useParams } from 'wouter'
import { Breadcrumb } from '#client/domain/listing/detail/breadcrumb.tsx'
import { mandiName } from '#client/domain/mandi/mandi-name.ts'
import { marketDistrictIn, townNameIn } from '#client/domain/mandi/market-name.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { Head } from '#client/ui/head.tsx'
import { LinkButton } from '#client/ui/link.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import { breadcrumbData } from '#client/ui/schema-data.ts'
import { mandiPlace } from './mandi-place.ts'
import { MarketSeries } from './market-series.tsx'
import { SeriesSkeleton } from './series-skeleton.tsx'

/** One crop at one market: current price, history and nearby markets. */
export default function MarketSeriesPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { seriesId = '' } = useParams()
  const query = trpc.market.history.useQuery({ seriesId })
  const series = query.data?.series
  const name = series && mandiName(t, series.name)
  const namedMandi = series?.mandi && {
    market: townNameIn(language, series.mandi),
    district: marketDistrictIn(language, series.mandi),
  }
  const place = series && mandiPlace(namedMandi, t(series.region))
  const list = paths.marketPrice.href()
  const title = name ?? t('Market price')
  return (
    <Container py="md">
      <Head
        // Including the market's name, to tell apart the tabs of two markets.
        title={[title, namedMandi?.market].filter(Boolean).join(', ')}
        canonical={paths.marketSeries.href(seriesId)}
        {...(name && {
          description: t(
            'What {{crop}} fetches at {{place}}: the newest price of a quintal, its past months, and the prices of markets nearby.',
            { crop: name, place },
          ),
        })}
        data={breadcrumbData([
          { name: t('Home'), path: paths.home.href() },
          { name: t('Market Prices'), path: list },
          ...(name ? [{ name, path: paths.marketSeries.href(seriesId) }] : []),
        ])}
      />
      <Breadcrumb list={{ label: t('Market Prices'), href: list }} name={name} />
      <Title order={1} tabIndex={-1} data-page-heading mt="sm">
        {title}
      </Title>
      <Text c="dimmed">{place ?? '\u00a0'}</Text>
      <QueryView
        query={query}
        skeleton={<SeriesSkeleton />}
        errorTitle="Unable to load this price"
        errorText={readFailure(query.error).message ?? undefined}
        errorActions={
          <LinkButton variant="default" href={list}>
            {t('All market prices')}
          </LinkButton>
        }
      >
        {(history) => <MarketSeries key={seriesId} history={history} />}
      </QueryView>
    </Container>
  )
}
