import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import type { BlogEntry } from '#shared/blog/blog.schema.ts'
import { ArticleMeta } from './article-meta.tsx'
import classes from './blog.module.css'

interface ArticleCardProps {
  article: BlogEntry
  /** The newest article: wide, with an eagerly loaded picture. */
  isLead?: boolean
  headingLevel?: 2 | 3
}

export function ArticleCard({ article, isLead = false, headingLevel = 2 }: ArticleCardProps) {
  const { t } = useTranslation()
  const { slug, title, description, topic, image, thumbnail } = article
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={`${shared.pictureCard} ${classes.card}`} data-lead={isLead || undefined}>
      <img
        className={classes.picture}
        src={thumbnail}
        srcSet={`${thumbnail} 600w, ${image} 1200w`}
        sizes={isLead ? '(min-width: 48em) 640px, 94vw' : '(min-width: 48em) 380px, 94vw'}
        alt=""
        width={600}
        height={315}
        loading={isLead ? 'eager' : 'lazy'}
        fetchPriority={isLead ? 'high' : 'auto'}
        decoding="async"
      />
      <div className={`${shared.pictureCardBody} ${classes.body}`}>
        <span className={classes.topic}>{t(topic)}</span>
        <Heading className={classes.title}>
          <TextLink href={paths.blogArticle.href(slug)} className={classes.link}>
            {title}
          </TextLink>
        </Heading>
        <p className={classes.description}>{description}</p>
        <ArticleMeta article={article} />
      </div>
    </article>
  )
}
