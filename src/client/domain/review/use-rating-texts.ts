import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

/** A rating in words and figures. */
export function useRatingTexts() {
  const { t } = useTranslation()
  const { number } = useFormat()
  return {
    /** "4.3". @param rating the mean of the stars, 1 to 5. */
    meanText: (rating: number) => number(Math.round(rating * 10) / 10),
    /** "8 reviews" */
    reviewsText: (numReviews: number) =>
      numReviews === 1 ? t('1 review') : t('{{reviews}} reviews', { reviews: number(numReviews) }),
  }
}
