import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearch } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import { ReviewList } from './review-list.tsx'

const pageOf = (search: string) => {
  const page = Number(new URLSearchParams(search).get('page'))
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1
}

/** Reviews of a user; the page number is in the address. */
export function PersonReviews({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const page = pageOf(useSearch())
  const query = trpc.review.ofPerson.useQuery(
    { userId, page },
    { placeholderData: keepPreviousData },
  )
  const path = paths.seller.href(userId)
  return (
    <Stack gap="md" component="section" aria-labelledby="reviews">
      <Title order={2} id="reviews">
        {t('Reviews')}
      </Title>
      <QueryView
        query={query}
        skeleton={<Skeleton height={200} radius="lg" />}
        errorTitle="Unable to load the reviews"
        errorText={readFailure(query.error).message ?? undefined}
        isEmpty={({ total }) => total === 0}
        empty={
          <Text c="dimmed">
            {t('No reviews yet. Reviews appear after the first sale or rental.')}
          </Text>
        }
      >
        {(data) => (
          <ReviewList
            data={data}
            hrefOfPage={(number) => (number === 1 ? path : `${path}?page=${number}`)}
          />
        )}
      </QueryView>
    </Stack>
  )
}
