import { Text } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { LinkAction } from './link-action.tsx'
import { useLinkToken } from './use-link-token.ts'

export default function NewsletterConfirmPage() {
  const { t } = useTranslation()
  const token = useLinkToken()
  const confirm = trpc.newsletter.confirm.useMutation()
  return (
    <Page
      title={t('Confirm the newsletter')}
      description={t('Press one button to get the KrishiHaat newsletter by e-mail.')}
      noIndex
      size="sm"
    >
      <LinkAction
        text={t('Do you want the KrishiHaat newsletter at this e-mail address?')}
        label={t('Yes, send it to me')}
        busyLabel={t('Confirming...')}
        onAct={async () => (await confirm.mutateAsync({ token })).message}
      >
        <Text>{t('Every newsletter ends with a link to stop it.')}</Text>
        <LinkButton href={paths.blog.href()}>{t('Read our articles')}</LinkButton>
      </LinkAction>
    </Page>
  )
}
