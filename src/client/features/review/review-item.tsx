import { Text } from '@mantine/core'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { languageOfText } from '#shared/community/community.ts'
import type { ReviewedRole } from '#shared/review/review.constants.ts'
import type { ReviewView } from '#shared/review/review.schema.ts'
import classes from './review.module.css'
import { StarRow } from './star-row.tsx'

/** The author's relation to the reviewed user, by the user's role. */
const relationTexts: Record<ReviewedRole, string> = {
  seller: 'Bought: {{item}}',
  buyer: 'Sold: {{item}}',
  owner: 'Rented: {{item}}',
  renter: 'Rented out: {{item}}',
}

/** One review. */
export function ReviewItem({ review }: { review: ReviewView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { stars, text, by, role, item, createdAt, isCounted } = review
  return (
    <article className={classes.item}>
      <div>
        <StarRow stars={stars} />
      </div>
      {text && (
        <div className={classes.text} lang={languageOfText(text)}>
          {text}
        </div>
      )}
      <Text size="sm" c="dimmed">
        {[personName(t, by), t(relationTexts[role], { item }), format.date(createdAt)].join(' · ')}
      </Text>
      {!isCounted && (
        <Text size="sm" c="dimmed">
          {t('Not counted in the rating')}
        </Text>
      )}
    </article>
  )
}
