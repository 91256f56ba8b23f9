import { ListingBadge } from '#client/domain/listing/card/listing-badge.tsx'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { QuestionCard } from '#shared/community/community.schema.ts'
import classes from './post.module.css'
import { UnderReview } from './post-line.tsx'
import { topicNames } from './topic-names.ts'

type Subject = Pick<QuestionCard, 'topic' | 'crop' | 'state' | 'isUnderReview'>

/** A question's topic, crop and state. */
export function SubjectBadges({ topic, crop, state, isUnderReview }: Subject) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className={classes.badges}>
      {isUnderReview && <UnderReview />}
      <ListingBadge>{t(topicNames[topic].label)}</ListingBadge>
      {crop && <ListingBadge>{crop.name[language]}</ListingBadge>}
      {state && <ListingBadge>{t(state)}</ListingBadge>}
    </div>
  )
}
