import { Group, Title } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import type { BlogArticle } from '#shared/blog/blog.schema.ts'
import classes from './article.module.css'
import { ArticleCard } from './article-card.tsx'
import listClasses from './blog.module.css'

/** The sources of an article, and links to related pages. */
export function ArticleEnd({ article: { crops, sources } }: { article: BlogArticle }) {
  const { t } = useTranslation()
  return (
    <footer className={classes.end}>
      {crops.length > 0 && (
        <section>
          <Title order={2} size="h3">
            {t('These crops in our calendar')}
          </Title>
          <Group mt="sm" gap="sm">
            {crops.map(({ id, name }) => (
              <LinkButton key={id} href={paths.calendarCrop.href(id)} variant="light">
                {name}
              </LinkButton>
            ))}
            <LinkButton href={paths.shop.href()} variant="default">
              {t('See crops for sale')}
            </LinkButton>
          </Group>
        </section>
      )}
      <section>
        <Title order={2} size="h3">
          {t('Sources')}
        </Title>
        <ul className={classes.sources} lang="en">
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
        <p className={classes.note}>
          {t(
            'General advice for India. Your Krishi Vigyan Kendra knows your soil and this year’s recommendations; with every product, follow its label.',
          )}
        </p>
      </section>
    </footer>
  )
}

export function ReadNext({ articles }: { articles: BlogArticle['next'] }) {
  const { t } = useTranslation()
  return (
    <section className={classes.next}>
      <Title order={2} size="h3" mb="md">
        {t('Read next')}
      </Title>
      <ul className={`${shared.fadingList} ${listClasses.grid}`}>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
