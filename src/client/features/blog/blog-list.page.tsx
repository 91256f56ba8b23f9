import { Skeleton, Stack, Title } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { ListPagination } from '#client/ui/list/list-pagination.tsx'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import { ArticleCard } from './article-card.tsx'
import classes from './blog.module.css'
import { blogAddress, blogHref } from './blog-address.ts'
import { BlogTopicChips } from './blog-topic-chips.tsx'

const skeletons = [1, 2, 3, 4, 5, 6]

const ListSkeleton = () => (
  <div className={classes.grid}>
    {skeletons.map((number) => (
      <Skeleton key={number} height={400} radius="lg" />
    ))}
  </div>
)

export default function BlogListPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { state: choice, hrefOfPage } = useAddressState(blogAddress)
  const query = trpc.blog.list.useQuery(
    { ...(choice.topic && { topic: choice.topic }), page: choice.page, language },
    { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData },
  )
  const isFirstPage = choice.topic === undefined && choice.page === 1
  return (
    <Page
      title={choice.topic ? t('Blog: {{topic}}', { topic: t(choice.topic) }) : t('Blog')}
      subtitle={t('Farming knowledge in plain words, to read over a cup of tea.')}
      description={t(
        'Useful articles for farmers and buyers: soil, seed, water, storage, mandi prices, machines and schemes, in English and Hindi.',
      )}
      canonical={blogHref(choice)}
      feed={language === 'hi' ? '/blog/feed.hi.xml' : '/blog/feed.xml'}
    >
      <BlogTopicChips chosen={choice.topic} />
      <QueryView
        query={query}
        skeleton={<ListSkeleton />}
        errorTitle="Unable to load articles"
        isEmpty={({ articles }) => articles.length === 0}
        empty={
          <Stack align="center" py="xl" gap="sm">
            <Title order={2} size="h3">
              {t('No articles yet')}
            </Title>
            <LinkButton href={blogHref({})}>{t('See all articles')}</LinkButton>
          </Stack>
        }
      >
        {({ articles, totalPages }) => (
          <>
            <ul className={classes.grid} aria-busy={query.isPlaceholderData}>
              {articles.map((article, index) => (
                <li key={article.slug} data-lead={(isFirstPage && index === 0) || undefined}>
                  <ArticleCard article={article} isLead={isFirstPage && index === 0} />
                </li>
              ))}
            </ul>
            <ListPagination
              page={choice.page}
              totalPages={totalPages}
              hrefOfPage={hrefOfPage}
              onLeave={() => {}}
            />
          </>
        )}
      </QueryView>
    </Page>
  )
}
