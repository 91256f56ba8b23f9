import { IconStarFilled } from '@tabler/icons-react'
import { useFormat } from '#client/platform/format/format.ts'
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
  const format = useFormat()
  const reviews =
    numReviews === 1
      ? t('1 review')
      : t('{{reviews}} reviews', { reviews: format.number(numReviews) })
  return (
    <div className={classes.line}>
      <IconStarFilled className={classes.star} size={20} role="img" aria-label={t('Rating')} />
      <span>
        <strong>{format.number(Math.round(rating * 10) / 10)}</strong>/5 ({reviews})
      </span>
    </div>
  )
}
