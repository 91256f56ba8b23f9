import { Button, Stack, Text } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { PagedList } from '#client/ui/list/paged-list.tsx'
import shared from '#client/ui/shared.module.css'
import { SourceLine } from '#client/ui/source-line.tsx'
import type { MarketControl } from './market-address.ts'
import classes from './price-card.module.css'
import { PriceCard } from './price-card.tsx'
import { PriceListSkeleton } from './price-list-skeleton.tsx'
import { SampleBanner } from './sample-banner.tsx'

interface PriceListProps {
  list: MarketControl
  /** Rendered above the prices and together with them, so that neither pushes the other down. */
  above: ReactNode
  /** The content above is still loading. */
  isAboveLoading: boolean
}

/** The matching prices with their source, or the empty state. */
export function PriceList({ list, above, isAboveLoading }: PriceListProps) {
  const { t } = useTranslation()
  const query = trpc.market.prices.useQuery(list.state, { placeholderData: keepPreviousData })
  const isPending = query.isPending || isAboveLoading
  const shown = isAboveLoading ? undefined : query.data
  return (
    <>
      {!isPending && above}
      {shown?.source.kind === 'sample' && <SampleBanner asOf={shown.source.asOf} />}
      <PagedList
        list={list}
        query={{ ...query, data: shown, isPending }}
        skeleton={<PriceListSkeleton />}
        errorTitle="Unable to load market prices"
        empty={
          <Stack align="center" py="xl" gap="xs" ta="center">
            <IconScale size={72} stroke={1.25} color="var(--kh-accent)" aria-hidden />
            <Text size="lg">{t('No prices available for the selected state or search term.')}</Text>
            <Button mt="sm" onClick={() => list.clear({ q: '', state: '' })}>
              {t('Clear filters')}
            </Button>
          </Stack>
        }
      >
        {({ prices }) => (
          <ul
            className={`${shared.mediumGapList} ${classes.grid}`}
            aria-busy={query.isPlaceholderData}
          >
            {prices.map((price) => (
              <li key={price._id}>
                <PriceCard price={price} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {shown?.source.kind === 'mandi' && shown.total > 0 && (
        <SourceLine
          name={shown.source.name}
          url={shown.source.url ?? ''}
          fetchedAt={shown.source.asOf}
          isStale={false}
        />
      )}
    </>
  )
}
