import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Page } from '#client/ui/page.tsx'
import { ConversationList } from './conversation-list.tsx'

export default function MessagesPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('Messages')} size="md">
      <ConversationList />
    </Page>
  )
}
