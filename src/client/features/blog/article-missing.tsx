import { Group, Text } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'

/** Shown when an address names no article. */
export function ArticleMissing() {
  const { t } = useTranslation()
  return (
    <Page title={t('Page Not Found')} size="sm" noIndex>
      <Text mb="lg">
        {t(
          'There is nothing at this address. The page may have moved, or the address may be mistyped.',
        )}
      </Text>
      <Group>
        <LinkButton href={paths.blog.href()}>{t('See all articles')}</LinkButton>
        <LinkButton href={paths.home.href()} variant="default">
          {t('Go to the home page')}
        </LinkButton>
        <LinkButton href={paths.contact.href()} variant="default">
          {t('Contact us')}
        </LinkButton>
      </Group>
    </Page>
  )
}
