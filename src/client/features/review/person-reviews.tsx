import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { addressCodec, pageField } from '#client/ui/list/address-codec.ts'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import { ReviewList } from './review-list.tsx'

const address = addressCodec({ page: pageField(10_000) })

/** Reviews of a user; the page number is in the address. */
export function PersonReviews({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const { state, hrefOfPage } = useAddressState(address)
  const query = trpc.review.ofPerson.useQuery(
    { userId, page: state.page },
    { placeholderData: keepPreviousData },
  )
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
        {(data) => <ReviewList data={data} hrefOfPage={hrefOfPage} />}
      </QueryView>
    </Stack>
  )
}
