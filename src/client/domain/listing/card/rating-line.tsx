import { IconStarFilled } from '@tabler/icons-react'
import { useRatingTexts } from '#client/domain/review/use-rating-texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './rating-line.module.css'

interface RatingLineProps {
  /** 1 to 5. */
  rating: number
  numReviews: number
}

/** A seller's rating in one line: a star, the mean and the number of reviews. */
export function RatingLine({ rating, numReviews }: RatingLineProps) {
  const { t } = useTranslation()
  const { meanText, reviewsText } = useRatingTexts()
  return (
    <div className={classes.line}>
      <IconStarFilled className={classes.star} size={20} role="img" aria-label={t('Rating')} />
      <span>
        <strong>{meanText(rating)}</strong>/5 ({reviewsText(numReviews)})
      </span>
    </div>
  )
}
