import { Stack, Tabs, Title } from '@mantine/core'
import { IconNews } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useIsOffline } from '#client/platform/network/network-status.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { addressCodec, choiceField, findValue } from '#client/ui/list/address-codec.ts'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { Page } from '#client/ui/page.tsx'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import { SourceLine } from '#client/ui/source-line.tsx'
import { PlainLinks, WithoutCode } from '#client/ui/without-code/without-code.tsx'
import { newsCategories, newsSentences } from '#shared/news/news.constants.ts'
import classes from './news.module.css'
import { NewsCard, NewsSkeleton } from './news-card.tsx'
import '@mantine/core/styles/Tabs.layer.css'

const address = addressCodec({ category: choiceField(newsCategories, newsCategories[0]) })

/** The tabs' labels, in English. */
const labels = {
  agriculture: 'Agriculture',
  business: 'Business',
  technology: 'Technology',
  health: 'Health',
  science: 'Science',
  sports: 'Sports',
  entertainment: 'Entertainment',
} as const

export default function NewsPage() {
  const { t } = useTranslation()
  const { state, change, hrefOf } = useAddressState(address)
  const { category } = state
  const isOffline = useIsOffline()
  const query = trpc.news.latest.useQuery({ category })

  const handleChange = (value: string | null) =>
    change({ category: findValue(newsCategories, value) ?? newsCategories[0] })

  return (
    <Page
      title={t('Agritech News')}
      subtitle={t('Today’s news for farmers, each with its source')}
      description={t(
        'News for farmers in India from named sources: markets, weather, schemes and machines, with a link to each full story.',
      )}
      canonical={paths.news.href()}
    >
      <WithoutCode>
        {import.meta.env.SSR && (
          <PlainLinks
            label={t('News category')}
            links={newsCategories.map((one) => ({
              href: hrefOf({ category: one }),
              label: t(labels[one]),
              isCurrent: one === category,
            }))}
          />
        )}
      </WithoutCode>
      <Tabs value={category} onChange={handleChange} keepMounted={false}>
        <Tabs.List className={classes.tabs} aria-label={t('News category')}>
          {newsCategories.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(labels[one])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {newsCategories.map((one) => (
          <Tabs.Panel key={one} value={one} pt="lg">
            <QueryView
              query={query}
              skeleton={<NewsSkeleton />}
              errorTitle="No news available now"
              errorText={isOffline ? undefined : newsSentences.failed}
              retryLabel="Try Again"
              isEmpty={({ news }) => news.length === 0}
              empty={
                <Stack align="center" py="xl" gap="xs" ta="center">
                  <IconNews size={72} stroke={1.25} color="var(--kh-accent)" aria-hidden />
                  <Title order={2} size="h3">
                    {t(newsSentences.empty)}
                  </Title>
                  <PendingButton
                    mt="sm"
                    isPending={query.isFetching}
                    onClick={() => query.refetch()}
                  >
                    {t('Try Again')}
                  </PendingButton>
                </Stack>
              }
            >
              {({ news, source }) => (
                <>
                  <ul className={classes.grid}>
                    {news.map((item) => (
                      <li key={item.url}>
                        <NewsCard item={item} />
                      </li>
                    ))}
                  </ul>
                  <SourceLine {...source} />
                </>
              )}
            </QueryView>
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  )
}
