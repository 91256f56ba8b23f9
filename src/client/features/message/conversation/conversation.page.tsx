import { useMediaQuery } from '@mantine/hooks'
import { useParams } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { ConversationList } from '../list/conversation-list.tsx'
import classes from './conversation.module.css'
import { ConversationPanel } from './conversation-panel.tsx'

export default function ConversationPage() {
  const { t } = useTranslation()
  const { conversationId = '' } = useParams<{ conversationId: string }>()
  // Matches the breakpoint of the two columns; a phone need not load the list.
  const isTwoColumn = useMediaQuery('(min-width: 75em)')
  return (
    <div className={classes.columns}>
      {isTwoColumn && (
        <aside className={classes.aside} aria-label={t('All messages')}>
          <ConversationList openId={conversationId} />
        </aside>
      )}
      <ConversationPanel key={conversationId} conversationId={conversationId} />
    </div>
  )
}
