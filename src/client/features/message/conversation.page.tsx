import { useTranslation } from 'react-i18next'
import { useParams } from 'wouter'
import classes from './conversation.module.css'
import { ConversationList } from './conversation-list.tsx'
import { ConversationPart } from './conversation-part.tsx'

export default function ConversationPage() {
  const { t } = useTranslation()
  const { conversationId = '' } = useParams<{ conversationId: string }>()
  return (
    <div className={classes.columns}>
      <aside className={classes.aside} aria-label={t('All messages')}>
        <ConversationList openId={conversationId} />
      </aside>
      <ConversationPart key={conversationId} conversationId={conversationId} />
    </div>
  )
}
