import { Text } from '@mantine/core'
import { useRatingTexts } from '#client/domain/review/use-rating-texts.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { ReviewPage } from '#shared/review/review.schema.ts'
import classes from './review.module.css'
import { StarRow } from './star-row.tsx'

type RatingSummaryProps = Pick<ReviewPage, 'rating' | 'numReviews' | 'distribution'>

/** The average rating, and the count of each number of stars. */
export function RatingSummary({ rating, numReviews, distribution }: RatingSummaryProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { meanText, reviewsText } = useRatingTexts()
  return (
    <div className={classes.summary}>
      <div className={classes.mean}>
        <span className={classes.number} aria-hidden>
          {meanText(rating)}
        </span>
        <StarRow stars={rating} size={24} />
        <Text c="dimmed">{reviewsText(numReviews)}</Text>
      </div>
      <ul className={classes.bars}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const given = distribution[stars - 1] ?? 0
          const label =
            stars === 1 ? t('1 star') : t('{{stars}} stars', { stars: format.number(stars) })
          return (
            <li key={stars} className={classes.bar}>
              <span>{label}</span>
              <progress value={given} max={Math.max(1, numReviews)} aria-label={label} />
              <span className={classes.count}>{format.number(given)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
