import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { PagedList, type PagedListAddress } from '#client/ui/list/paged-list.tsx'
import { ReviewList } from './review-list.tsx'

interface PersonReviewsProps {
  userId: string
  list: PagedListAddress
}

/** Reviews of a user; the page number is in the address. */
export function PersonReviews({ userId, list }: PersonReviewsProps) {
  const { t } = useTranslation()
  const query = trpc.review.ofPerson.useQuery(
    { userId, page: list.state.page },
    { placeholderData: keepPreviousData },
  )
  return (
    <Stack gap="md" component="section" aria-labelledby="reviews">
      <Title order={2} id="reviews">
        {t('Reviews')}
      </Title>
      <PagedList
        list={list}
        query={query}
        isCountHidden
        skeleton={<Skeleton height={200} radius="lg" />}
        errorTitle="Unable to load the reviews"
        empty={
          <Text c="dimmed">
            {t('No reviews yet. Reviews appear after the first sale or rental.')}
          </Text>
        }
      >
        {(data) => <ReviewList data={data} />}
      </PagedList>
    </Stack>
  )
}
