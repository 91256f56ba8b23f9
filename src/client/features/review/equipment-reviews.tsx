import { Button, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { ReviewList } from './review-list.tsx'

const initialCount = 5
const maxCount = 50

/** Renters' reviews of an equipment listing, newest first; nothing while there are none. */
export default function EquipmentReviews({ equipmentId }: { equipmentId: string }) {
  const { t } = useTranslation()
  const [limit, setLimit] = useState(initialCount)
  const { data } = trpc.review.ofEquipment.useQuery(
    { equipmentId, limit },
    { placeholderData: (previous) => previous },
  )
  if (!data || data.numReviews === 0) return null
  return (
    <section aria-labelledby="reviews">
      <Stack gap="md" mt="xl">
        <Title order={2} size="h3" id="reviews">
          {t('Reviews')}
        </Title>
        <ReviewList data={data} />
        {limit === initialCount && data.total > initialCount && (
          <Button variant="default" onClick={() => setLimit(maxCount)}>
            {t('More reviews')}
          </Button>
        )}
      </Stack>
    </section>
  )
}
