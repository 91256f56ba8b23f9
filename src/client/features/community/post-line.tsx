import { Avatar } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { ListingBadge } from '#client/domain/listing/card/listing-badge.tsx'
import { listingPlaceIn } from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { placeText } from '#client/platform/format/place-text.ts'
import { useNow } from '#client/platform/format/use-now.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { VerifiedTick } from '#client/ui/verified-tick.tsx'
import type { PostAuthor } from '#shared/community/community.schema.ts'
import '@mantine/core/styles/Avatar.layer.css'
import classes from './post.module.css'

interface PostLineProps {
  post: { author: PostAuthor; createdAt: string; editedAt: string | null }
}

/** The author, where they farm, and the date. */
export function PostLine({ post: { author, createdAt, editedAt } }: PostLineProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { ago } = useFormat()
  const now = useNow()
  const name = personName(t, author.name)
  return (
    <div className={classes.line}>
      <span className={classes.author}>
        <Avatar name={name} color="leaf" size={32} aria-hidden />
        {name}
        {author.verified && <VerifiedTick size={18} />}
      </span>
      {author.place && (
        <span>{placeText(t, listingPlaceIn(language, author.place, author.placeHindi))}</span>
      )}
      <span>
        <time dateTime={createdAt}>{ago(createdAt, now)}</time>
        {editedAt && ` (${t('edited')})`}
      </span>
    </div>
  )
}

/** Tells the author that others cannot see the post now. */
export function UnderReview() {
  const { t } = useTranslation()
  return (
    <ListingBadge tone="own" icon={<IconEyeOff size={16} aria-hidden />}>
      {t('Under review')}
    </ListingBadge>
  )
}
