import { IconEyeOff, IconRosetteDiscountCheckFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PostAuthor } from '../../../shared/community.schema.ts'
import { indianStates } from '../../../shared/places.ts'
import { useFormat } from '../../core/format.ts'
import { ListingBadge } from '../../core/listing/listing-badge.tsx'
import { useNow } from '../../core/use-now.ts'
import { oneOf } from './community-address.ts'
import classes from './post.module.css'

interface PostLineProps {
  post: { author: PostAuthor; createdAt: string; editedAt: string | null }
}

/** Who wrote it, where they farm, and when. */
export function PostLine({ post: { author, createdAt, editedAt } }: PostLineProps) {
  const { t } = useTranslation()
  const { ago } = useFormat()
  const now = useNow()
  // A city stays as it was typed: it may be a word of any page's Hindi.
  const place = author.place.split(', ').map((part) => (oneOf(indianStates, part) ? t(part) : part))
  return (
    <div className={classes.line}>
      <span className={classes.author}>
        {author.name || t('KrishiHaat member')}
        {author.verified && (
          <IconRosetteDiscountCheckFilled
            className={classes.tick}
            size={18}
            role="img"
            aria-label={t('Verified')}
          />
        )}
      </span>
      {author.place && <span>{place.join(', ')}</span>}
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
