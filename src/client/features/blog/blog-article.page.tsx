import { Container, Skeleton, Title } from '@mantine/core'
import { useParams } from 'wouter'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { Head } from '#client/ui/head.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import type { BlogArticle } from '#shared/blog/blog.schema.ts'
import { ArticleMissing } from './article-missing.tsx'
import { ArticleView } from './article-view.tsx'

const schemaOf = (
  { title, description, published, updated, image }: BlogArticle,
  lang: string,
) => ({
  '@type': 'Article',
  headline: title,
  description,
  datePublished: published,
  dateModified: updated ?? published,
  inLanguage: lang,
  image,
  author: { '@type': 'Organization', name: 'KrishiHaat' },
  publisher: { '@type': 'Organization', name: 'KrishiHaat' },
})

function ArticleHead({ slug, article }: { slug: string; article: BlogArticle | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const canonical = paths.blogArticle.href(slug)
  if (!article) return <Head title={t('Blog')} canonical={canonical} />
  return (
    <Head
      title={article.title}
      description={article.description}
      canonical={canonical}
      image={article.image}
      type="article"
      feed={language === 'hi' ? '/blog/feed.hi.xml' : '/blog/feed.xml'}
      data={schemaOf(article, language)}
    />
  )
}

export default function BlogArticlePage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { slug = '' } = useParams()
  const query = trpc.blog.get.useQuery({ slug, language }, { staleTime: Number.POSITIVE_INFINITY })
  const failure = readFailure(query.error)
  if (failure.code === 'blog.not_found') return <ArticleMissing />
  return (
    <Container size="lg" py="md">
      <ArticleHead slug={slug} article={query.data} />
      {/* While the article loads there is no heading: the focus waits for the article's own. */}
      {query.isError && (
        <Title order={1} tabIndex={-1} data-page-heading>
          {t('Blog')}
        </Title>
      )}
      <QueryView
        query={query}
        skeleton={<Skeleton height={900} radius="lg" mt="md" />}
        errorTitle="Unable to load article"
        errorText={failure.message ?? undefined}
      >
        {(article) => <ArticleView key={article.slug} article={article} />}
      </QueryView>
    </Container>
  )
}
