import { Container, Text, Title } from '@mantine/core'
import { useParams } from 'wouter'
import { Breadcrumb } from '#client/domain/listing/detail/breadcrumb.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { Head } from '#client/ui/head.tsx'
import { LinkButton } from '#client/ui/link.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import { breadcrumbData } from '#client/ui/schema-data.ts'
import { MarketSeries } from './market-series.tsx'
import { SeriesSkeleton } from './series-skeleton.tsx'
import { useSeriesNames } from './use-series-names.ts'

/** One crop at one market: current price, history and nearby markets. */
export default function MarketSeriesPage() {
  const { t } = useTranslation()
  const { seriesId = '' } = useParams()
  const query = trpc.market.history.useQuery({ seriesId })
  const namesOf = useSeriesNames()
  const names = query.data && namesOf(query.data.series)
  const name = names?.crop
  const place = names?.place
  const list = paths.marketPrice.href()
  const title = name ?? t('Market price')
  return (
    <Container py="md">
      <Head
        // Including the market's name, to tell apart the tabs of two markets.
        title={[title, names?.market].filter(Boolean).join(', ')}
        canonical={paths.marketSeries.href(seriesId)}
        // Messengers show no SVG in the preview of a link.
        image={query.data?.image?.replace(/\.svg$/, '.png')}
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
