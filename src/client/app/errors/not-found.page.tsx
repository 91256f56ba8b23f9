import { Group, Text } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'

export default function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('Page Not Found')} size="sm" isMissing>
      <Text mb="lg">
        {t(
          'There is nothing at this address. The page may have moved, or the address may be mistyped.',
        )}
      </Text>
      <Group>
        <LinkButton href={paths.home.href()}>{t('Go to the home page')}</LinkButton>
        <LinkButton href={paths.contact.href()} variant="default">
          {t('Contact us')}
        </LinkButton>
      </Group>
    </Page>
  )
}
