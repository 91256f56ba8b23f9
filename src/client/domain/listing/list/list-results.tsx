import { Button, Stack, Text, Title } from '@mantine/core'
import { IconPlant2 } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import { ListPagination } from '#client/ui/list/list-pagination.tsx'
import { useLastPage } from '#client/ui/list/use-last-page.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import type { PageInfo } from '#shared/kit/pagination.schema.ts'
import { ListingGrid, ListingGridSkeleton } from './listing-grid.tsx'
import { ResultCount } from './result-count.tsx'
import type { ListControl } from './use-list-state.ts'

interface ListQuery<Data> {
  data: Data | undefined
  error: unknown
  isPending: boolean
  isFetching: boolean
  isError: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

interface ListResultsProps<Data, Item, Category extends string> {
  list: ListControl<Category>
  query: ListQuery<Data>
  itemsOf: (data: Data) => readonly Item[]
  renderCard: (item: Item, isOnFirstScreen: boolean) => ReactNode
  /** These three in English. */
  emptyTitle: string
  errorTitle: string
  /** When the server answered, but not with a list. */
  failedText: string
}

/** What a list found: count, cards and pages; or why there are none. */
export function ListResults<
  Data extends PageInfo,
  Item extends { _id: string },
  Category extends string,
>(props: ListResultsProps<Data, Item, Category>) {
  const { list, query, itemsOf, renderCard } = props
  const { t } = useTranslation()
  const { page } = list.state
  const { change } = list
  const count = useRef<HTMLParagraphElement>(null)
  useLastPage(page, query, change)

  return (
    <>
      <ResultCount info={query.data} textRef={count} />
      <QueryView
        query={query}
        skeleton={<ListingGridSkeleton />}
        errorTitle={props.errorTitle}
        errorText={readFailure(query.error).code ? props.failedText : undefined}
        isEmpty={(data) => data.total === 0}
        empty={
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
        }
      >
        {(data) => (
          <>
            <ListingGrid
              items={itemsOf(data)}
              isOutdated={query.isPlaceholderData}
              renderCard={renderCard}
            />
            <ListPagination
              page={page}
              totalPages={data.totalPages}
              hrefOfPage={list.hrefOfPage}
              onLeave={() => {
                count.current?.focus({ preventScroll: true })
                count.current?.scrollIntoView({ block: 'start' })
              }}
            />
          </>
        )}
      </QueryView>
    </>
  )
}
