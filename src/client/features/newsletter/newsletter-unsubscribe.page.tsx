import { Text } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { LinkAction } from './link-action.tsx'
import { useLinkToken } from './use-link-token.ts'

export default function NewsletterUnsubscribePage() {
  const { t } = useTranslation()
  const token = useLinkToken()
  const unsubscribe = trpc.newsletter.unsubscribe.useMutation()
  return (
    <Page
      title={t('Stop the newsletter')}
      description={t('Press one button to stop the KrishiHaat newsletter.')}
      noIndex
      size="sm"
    >
      <LinkAction
        text={t('Do you want to stop the newsletter from KrishiHaat?')}
        label={t('Stop the newsletter')}
        busyLabel={t('Stopping...')}
        onAct={async () => (await unsubscribe.mutateAsync({ token })).message}
      >
        <Text>{t('We delete your address in 30 days. You can come back at any time.')}</Text>
        <LinkButton href={paths.home.href()} variant="default">
          {t('Go to the home page')}
        </LinkButton>
      </LinkAction>
    </Page>
  )
}
