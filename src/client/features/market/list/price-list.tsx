import { Button, Stack, Text } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { ListPagination } from '#client/ui/list/list-pagination.tsx'
import { ResultCount } from '#client/ui/list/list-result-count.tsx'
import { useLastPage } from '#client/ui/list/use-last-page.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import { SourceLine } from '#client/ui/source-line.tsx'
import type { MarketControl } from './market-address.ts'
import classes from './price-card.module.css'
import { PriceCard } from './price-card.tsx'
import { PriceListSkeleton } from './price-list-skeleton.tsx'
import { SampleBanner } from './sample-banner.tsx'

interface PriceListProps extends MarketControl {
  /** Rendered above the prices and together with them, so that neither pushes the other down. */
  above: ReactNode
  /** The content above is still loading. */
  isAboveLoading: boolean
}

/** The matching prices with their source, or the empty state. */
export function PriceList({ state, change, hrefOfPage, above, isAboveLoading }: PriceListProps) {
  const { t } = useTranslation()
  const query = trpc.market.prices.useQuery(state, { placeholderData: keepPreviousData })
  const isPending = query.isPending || isAboveLoading
  const shown = isAboveLoading ? undefined : query.data
  const count = useRef<HTMLParagraphElement>(null)
  useLastPage(state.page, query, change)

  const handleLeave = () => {
    count.current?.focus({ preventScroll: true })
    count.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      {!isPending && above}
      <ResultCount info={shown} textRef={count} />
      {shown?.source.kind === 'sample' && <SampleBanner asOf={shown.source.asOf} />}
      <QueryView
        query={{ ...query, data: shown, isPending }}
        skeleton={<PriceListSkeleton />}
        errorTitle="Unable to load market prices"
        errorText={readFailure(query.error).message ?? undefined}
        isEmpty={({ total }) => total === 0}
        empty={
          <Stack align="center" py="xl" gap="xs" ta="center">
            <IconScale size={72} stroke={1.25} color="var(--kh-accent)" aria-hidden />
            <Text size="lg">{t('No prices available for the selected state or search term.')}</Text>
            <Button mt="sm" onClick={() => change({ q: '', state: '' })}>
              {t('Clear filters')}
            </Button>
          </Stack>
        }
      >
        {({ prices, source, totalPages }) => (
          <>
            <ul className={classes.grid} aria-busy={query.isPlaceholderData}>
              {prices.map((price) => (
                <li key={price._id}>
                  <PriceCard price={price} />
                </li>
              ))}
            </ul>
            <ListPagination
              page={state.page}
              totalPages={totalPages}
              hrefOfPage={hrefOfPage}
              onLeave={handleLeave}
            />
            {source.kind === 'mandi' && (
              <SourceLine
                name={source.name}
                url={source.url ?? ''}
                fetchedAt={source.asOf}
                isStale={false}
              />
            )}
          </>
        )}
      </QueryView>
    </>
  )
}
