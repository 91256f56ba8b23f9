import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { useParams } from 'wouter'
import { ConversationList } from '../list/conversation-list.tsx'
import classes from './conversation.module.css'
import { ConversationPart } from './conversation-part.tsx'

export default function ConversationPage() {
  const { t } = useTranslation()
  const { conversationId = '' } = useParams<{ conversationId: string }>()
  // Matches the breakpoint of the two columns; a phone need not load the list.
  const hasRoom = useMediaQuery('(min-width: 75em)')
  return (
    <div className={classes.columns}>
      {hasRoom && (
        <aside className={classes.aside} aria-label={t('All messages')}>
          <ConversationList openId={conversationId} />
        </aside>
      )}
      <ConversationPart key={conversationId} conversationId={conversationId} />
    </div>
  )
}
