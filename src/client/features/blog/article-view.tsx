import { Text, Title } from '@mantine/core'
import { Link } from 'wouter'
import { Breadcrumb } from '#client/domain/listing/detail/breadcrumb.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { ShareButton } from '#client/ui/share-button.tsx'
import type { BlogArticle } from '#shared/blog/blog.schema.ts'
import classes from './article.module.css'
import { ArticleContents } from './article-contents.tsx'
import { ArticleEnd, ReadNext } from './article-end.tsx'
import { ArticleMeta } from './article-meta.tsx'
import { ArticleText } from './article-text.tsx'
import { blogHref } from './blog-address.ts'

export function ArticleView({ article }: { article: BlogArticle }) {
  const { t } = useTranslation()
  const { title, description, topic, image, thumbnail, text } = article
  return (
    <>
      <Breadcrumb list={{ label: t('Blog'), href: paths.blog.href() }} name={title} />
      <article className={classes.article}>
        <header className={classes.head}>
          <Link href={blogHref({ topic })} className={classes.topic}>
            {t(topic)}
          </Link>
          <Title order={1} tabIndex={-1} data-page-heading>
            {title}
          </Title>
          <Text className={classes.lead}>{description}</Text>
          <div className={classes.metaRow}>
            <ArticleMeta article={article} />
            <ShareButton title={title} />
          </div>
        </header>
        <img
          className={classes.picture}
          src={image}
          srcSet={`${thumbnail} 600w, ${image} 1200w`}
          sizes="(min-width: 62em) 960px, 94vw"
          alt=""
          width={1200}
          height={630}
          fetchPriority="high"
        />
        <div className={classes.columns}>
          <ArticleContents text={text} />
          <div>
            <ArticleText text={text} />
            <ArticleEnd article={article} />
          </div>
        </div>
      </article>
      <ReadNext articles={article.next} />
    </>
  )
}
