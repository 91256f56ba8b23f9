import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './article.module.css'
import { articleHeadings, minHeadingsForContents } from './article-headings.ts'

/** The table of contents; nothing for a short article. */
export function ArticleContents({ text }: { text: string }) {
  const { t } = useTranslation()
  const headings = articleHeadings(text)
  if (headings.length < minHeadingsForContents) return null
  return (
    <nav className={classes.contents} aria-label={t('In this article')}>
      <p className={classes.contentsTitle}>{t('In this article')}</p>
      <ol>
        {headings.map(({ id, text: heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
