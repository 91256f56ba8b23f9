import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { languageOfText } from '../../../shared/community.ts'
import type { ReviewedRole } from '../../../shared/review.constants.ts'
import type { ReviewView } from '../../../shared/review.schema.ts'
import { useFormat } from '../../core/format.ts'
import { personName } from '../../core/person-name.ts'
import classes from './review.module.css'
import { StarRow } from './star-row.tsx'

/** What the author did, by what the other one was. */
const deeds: Record<ReviewedRole, string> = {
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
        {[personName(t, by), t(deeds[role], { item }), format.date(createdAt)].join(' · ')}
      </Text>
      {!isCounted && (
        <Text size="sm" c="dimmed">
          {t('Not part of the rating')}
        </Text>
      )}
    </article>
  )
}
