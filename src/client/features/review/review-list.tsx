import { Stack } from '@mantine/core'
import shared from '#client/ui/shared.module.css'
import type { ReviewPage } from '#shared/review/review.schema.ts'
import { RatingSummary } from './rating-summary.tsx'
import classes from './review.module.css'
import { ReviewItem } from './review-item.tsx'

/** The reviews of a user with their summary. */
export const ReviewList = ({ data }: { data: ReviewPage }) => (
  <Stack gap="md">
    {data.numReviews > 0 && <RatingSummary {...data} />}
    <ul className={`${shared.mediumGapList} ${classes.list}`}>
      {data.reviews.map((review) => (
        <li key={review._id}>
          <ReviewItem review={review} />
        </li>
      ))}
    </ul>
  </Stack>
)
