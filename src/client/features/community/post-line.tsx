import { IconEyeOff, IconRosetteDiscountCheckFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PostAuthor } from '../../../shared/community.schema.ts'
import { useFormat } from '../../core/format.ts'
import { ListingBadge } from '../../core/listing/listing-badge.tsx'
import { personName } from '../../core/person-name.ts'
import { placeText } from '../../core/place-text.ts'
import { useNow } from '../../core/use-now.ts'
import classes from './post.module.css'

interface PostLineProps {
  post: { author: PostAuthor; createdAt: string; editedAt: string | null }
}

/** Who wrote it, where they farm, and when. */
export function PostLine({ post: { author, createdAt, editedAt } }: PostLineProps) {
  const { t } = useTranslation()
  const { ago } = useFormat()
  const now = useNow()
  return (
    <div className={classes.line}>
      <span className={classes.author}>
        {personName(t, author.name)}
        {author.verified && (
          <IconRosetteDiscountCheckFilled
            className={classes.tick}
            size={18}
            role="img"
            aria-label={t('Verified')}
          />
        )}
      </span>
      {author.place && <span>{placeText(t, author.place)}</span>}
      <span>
        <time dateTime={createdAt}>{ago(createdAt, now)}</time>
        {editedAt && ` (${t('edited')})`}
      </span>
    </div>
  )
}

/** Says to its author that others do not see this now. */
export function UnderReview() {
  const { t } = useTranslation()
  return (
    <ListingBadge tone="own" icon={<IconEyeOff size={16} aria-hidden />}>
      {t('Under review')}
    </ListingBadge>
  )
}
