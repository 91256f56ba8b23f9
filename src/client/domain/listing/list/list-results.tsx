import { Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconPlant2 } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import { BrowserPart } from '#client/ui/browser-part.tsx'
import { PagedList, type PagedListQuery } from '#client/ui/list/paged-list.tsx'
import { CodeHint } from '#client/ui/without-code/code-hint.tsx'
import type { PageInfo } from '#shared/kit/pagination.schema.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import { loadDeliveryText } from '../card/delivery-facts.tsx'
import type { PlacedListing } from '../map/point-groups.ts'
import type { NearPage } from '../near/use-near.ts'
import type { ListControl } from '../state/use-list-state.ts'
import classes from './listing-grid.module.css'
import { ListingGrid, ListingGridSkeleton } from './listing-grid.tsx'

const ListMap = lazyPart(() => withHindi(() => import('../map/list-map.tsx'), 'map', 'place'))
const NothingNear = lazyPart(() => withHindi(() => import('../near/nothing-near.tsx'), 'place'))

const RefusedPlaceButton = lazyPart(() =>
  withHindi(() => import('../near/refused-place-button.tsx'), 'place'),
)
const ListActions = lazyPart(() =>
  withHindi(() => import('../filter/list-actions.tsx'), 'listing-list', 'place'),
)

interface ListResultsProps<Data, Item, Category extends string> {
  kind: ListingKind
  list: ListControl<Category>
  query: PagedListQuery<Data>
  itemsOf: (data: Data) => readonly Item[]
  renderCard: (item: Item, isOnFirstScreen: boolean) => ReactNode
  emptyTitle: English
  errorTitle: English
  /** Shown when the server answered with a failure. */
  failedText: English
}

/** The listings of a list, with their number and pages, or the reason why there are none. */
export function ListResults<
  Data extends PageInfo & NearPage,
  Item extends PlacedListing,
  Category extends string,
>(props: ListResultsProps<Data, Item, Category>) {
  const { kind, list, query, itemsOf, renderCard } = props
  const { t } = useTranslation()
  useEffect(() => void loadDeliveryText(), [])
  const { nearPlace, fartherAway, searchWords }: NearPage = query.data ?? {}
  const { code } = readFailure(query.error)
  // A place or a number in the address that the server does not accept: its sentence says which.
  const isRefused = code === 'input.invalid'

  return (
    <PagedList
      list={list}
      query={query}
      countAside={
        !isRefused && (
          <BrowserPart fallback={<Skeleton className={classes.actions} radius="xl" />}>
            <ListActions
              kind={kind}
              list={list}
              page={query.data}
              isEmpty={query.data?.total === 0}
            />
          </BrowserPart>
        )
      }
      skeleton={<ListingGridSkeleton />}
      errorTitle={props.errorTitle}
      errorText={code && !isRefused ? props.failedText : undefined}
      canRetry={!isRefused}
      errorActions={
        isRefused && (
          <>
            <BrowserPart fallback={null}>
              <RefusedPlaceButton list={list} error={query.error} />
            </BrowserPart>
            <Button variant="default" onClick={list.reset}>
              {t('Clear filters')}
            </Button>
          </>
        )
      }
      empty={
        nearPlace && fartherAway ? (
          <BrowserPart
            fallback={
              <>
                <Skeleton height="16rem" />
                <CodeHint reason="none" />
              </>
            }
          >
            <NothingNear
              list={list}
              fartherAway={fartherAway}
              searchWords={searchWords}
              place={nearPlace}
            />
          </BrowserPart>
        ) : (
          <Stack align="center" py="xl" gap="xs" ta="center">
            <IconPlant2 size={72} stroke={1.25} color="var(--kh-accent)" aria-hidden />
            <Title order={2} size="h3">
              {t(props.emptyTitle)}
            </Title>
            <Text c="dimmed">{t('Try adjusting your search or filter criteria.')}</Text>
            <Button mt="sm" onClick={list.reset}>
              {t('Clear filters')}
            </Button>
          </Stack>
        )
      }
    >
      {(data) => {
        const items = itemsOf(data)
        const renderGrid = (ids: ReadonlySet<string> | null) => (
          <ListingGrid
            items={ids ? items.filter(({ _id }) => ids.has(_id)) : items}
            isOutdated={query.isPlaceholderData}
            renderCard={renderCard}
          />
        )
        if (list.state.view === 'list') return renderGrid(null)
        return (
          <BrowserPart fallback={renderGrid(null)}>
            <ListMap list={list} items={items} page={data}>
              {renderGrid}
            </ListMap>
          </BrowserPart>
        )
      }}
    </PagedList>
  )
}
