import { Skeleton, Text, Title } from '@mantine/core'
import { IconExternalLink, IconNews } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useNow } from '#client/platform/format/use-now.ts'
import { languageOf } from '#client/platform/i18n/language-of.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '#client/ui/shared.module.css'
import type { NewsItem } from '#shared/news/news.schema.ts'
import classes from './news.module.css'

/** An article; the whole card links to its own site. */
export function NewsCard({ item }: { item: NewsItem }) {
  const { t } = useTranslation()
  const format = useFormat()
  const now = useNow()
  const [isBroken, setBroken] = useState(false)
  const { title, description, image, url, published, source } = item
  return (
    <article className={`${shared.pictureCard} ${classes.card}`}>
      <div className={classes.frame}>
        {image && !isBroken ? (
          <img
            src={image}
            alt=""
            width={640}
            height={360}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
          />
        ) : (
          <IconNews aria-hidden />
        )}
      </div>
      <div className={shared.pictureCardBody}>
        <Text className={`${shared.quiet} ${classes.meta}`}>
          {source.name}
          {published && (
            <>
              {' · '}
              <time dateTime={published}>{format.ago(published, now)}</time>
            </>
          )}
        </Text>
        <Title order={2} className={classes.title} lang={languageOf(title)}>
          <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
        </Title>
        {description && (
          <Text className={classes.description} lang={languageOf(description)}>
            {description}
          </Text>
        )}
        <Text className={classes.more} aria-hidden>
          {t('Read the full story')} <IconExternalLink size={16} />
        </Text>
      </div>
    </article>
  )
}

const skeletonCards = [1, 2, 3, 4, 5, 6]

export const NewsSkeleton = () => (
  <div className={classes.grid} aria-hidden>
    {skeletonCards.map((card) => (
      <div key={card} className={`${shared.pictureCard} ${classes.card}`} data-skeleton>
        <Skeleton className={classes.frame} height="auto" radius={0} />
        <div className={shared.pictureCardBody}>
          <Skeleton height={18} width="50%" />
          <Skeleton height={52} />
          <Skeleton height={72} />
        </div>
      </div>
    ))}
  </div>
)
