import { Button, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '#client/platform/trpc/trpc.ts'
import shared from '#client/ui/shared.module.css'
import { RatingSummary } from './rating-summary.tsx'
import classes from './review.module.css'
import { ReviewItem } from './review-item.tsx'

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
        <RatingSummary {...data} />
        <ul className={`${shared.mediumGapList} ${classes.list}`}>
          {data.reviews.map((review) => (
            <li key={review._id}>
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
        {limit === initialCount && data.total > initialCount && (
          <Button variant="default" onClick={() => setLimit(maxCount)}>
            {t('More reviews')}
          </Button>
        )}
      </Stack>
    </section>
  )
}
