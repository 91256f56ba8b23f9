import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { BlogArticle, BlogEntry } from '#shared/blog/blog.schema.ts'
import classes from './blog.module.css'

interface ArticleMetaProps {
  article: BlogEntry & Partial<Pick<BlogArticle, 'updated'>>
}

/** The publication date and reading time of an article. */
export function ArticleMeta({ article: { published, updated, minutes } }: ArticleMetaProps) {
  const { t } = useTranslation()
  const { date } = useFormat()
  return (
    <p className={classes.meta}>
      <time dateTime={published}>{date(published)}</time>
      {updated && (
        <>
          {' · '}
          <time dateTime={updated}>{t('Last changed: {{date}}', { date: date(updated) })}</time>
        </>
      )}
      {' · '}
      {t('{{count}} min read', { count: minutes })}
    </p>
  )
}
