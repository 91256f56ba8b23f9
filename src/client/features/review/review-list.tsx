import { Stack } from '@mantine/core'
import { useRef } from 'react'
import { ListPagination } from '#client/ui/list/list-pagination.tsx'
import type { ReviewPage } from '#shared/review/review.schema.ts'
import { RatingSummary } from './rating-summary.tsx'
import classes from './review.module.css'
import { ReviewItem } from './review-item.tsx'

interface ReviewListProps {
  data: ReviewPage
  hrefOfPage: (page: number) => string
}

/** The reviews of a user or listing with their summary. */
export function ReviewList({ data, hrefOfPage }: ReviewListProps) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <Stack gap="md">
      {data.numReviews > 0 && <RatingSummary {...data} />}
      <ul className={classes.list} ref={list} tabIndex={-1}>
        {data.reviews.map((review) => (
          <li key={review._id}>
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      <ListPagination
        page={data.page}
        totalPages={data.totalPages}
        hrefOfPage={hrefOfPage}
        onLeave={() => list.current?.focus()}
      />
    </Stack>
  )
}
