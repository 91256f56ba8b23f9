import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './review.module.css'
import { starLabels } from './star-labels.ts'

interface StarRowProps {
  /** 0 to 5; rounded to whole stars. */
  stars: number
  size?: number
}

/** A row of five stars, filled up to the rating. */
export function StarRow({ stars, size = 20 }: StarRowProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const full = Math.round(stars)
  const label = t('{{stars}} of 5 stars', { stars: format.number(Math.round(stars * 10) / 10) })
  return (
    <span className={classes.stars} role="img" aria-label={label}>
      {starLabels.map((word, index) => {
        const Star = index < full ? IconStarFilled : IconStar
        return <Star key={word} size={size} aria-hidden />
      })}
    </span>
  )
}
