import { Stack, Title } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { PagedList } from '#client/ui/list/paged-list.tsx'
import { SkeletonList } from '#client/ui/list/skeleton-list.tsx'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { Page } from '#client/ui/page.tsx'
import shared from '#client/ui/shared.module.css'
import { ArticleCard } from './article-card.tsx'
import classes from './blog.module.css'
import { blogAddress, blogHref } from './blog-address.ts'
import { BlogTopicChips } from './blog-topic-chips.tsx'

export default function BlogListPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const list = useAddressState(blogAddress)
  const choice = list.state
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
      <PagedList
        list={list}
        query={query}
        isCountHidden
        skeleton={
          <SkeletonList className={`${shared.fadingList} ${classes.grid}`} cards={6} height={400} />
        }
        errorTitle="Unable to load articles"
        empty={
          <Stack align="center" py="xl" gap="sm">
            <Title order={2} size="h3">
              {t('No articles yet')}
            </Title>
            <LinkButton href={blogHref({})}>{t('See all articles')}</LinkButton>
          </Stack>
        }
      >
        {({ articles }) => (
          <ul
            className={`${shared.fadingList} ${classes.grid}`}
            aria-busy={query.isPlaceholderData}
          >
            {articles.map((article, index) => (
              <li key={article.slug} data-lead={(isFirstPage && index === 0) || undefined}>
                <ArticleCard article={article} isLead={isFirstPage && index === 0} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
  )
}
