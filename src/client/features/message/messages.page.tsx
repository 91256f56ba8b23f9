import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../core/ui/page.tsx'
import { ConversationList } from './conversation-list.tsx'
import { sweepMessageDrafts } from './message-draft.ts'

export default function MessagesPage() {
  const { t } = useTranslation()
  useEffect(sweepMessageDrafts, [])
  return (
    <Page title={t('Messages')} size="md">
      <ConversationList />
    </Page>
  )
}
