import { Button, Skeleton } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { ConversationLog } from '#client/ui/conversation/conversation-log.tsx'
import { useRetry } from '#client/ui/focus/use-retry.ts'
import { chatSentences } from '#shared/advisor/advisor.constants.ts'
import { useReadAloud } from '../voice/use-read-aloud.ts'
import type { Bubble } from './conversation.ts'
import { MessageBubble } from './message-bubble.tsx'
import classes from './message-list.module.css'
import { useStickToEnd } from './use-stick-to-end.ts'

const welcome: Bubble = {
  id: 'welcome',
  role: 'bot',
  text: chatSentences.welcome,
  sources: [],
  choices: [],
  cards: [],
  state: 'done',
}

interface MessageListProps {
  bubbles: Bubble[]
  isBusy: boolean
  /** The user sent a question in this visit. Until then screen readers announce nothing. */
  hasSentQuestion: boolean
  past: { isPending: boolean; isError: boolean; refetch: () => unknown }
  onRetry: () => void
  /** @param question the whole question of an offered choice. */
  onChoose: (question: string) => void
  /** Rendered below the messages. */
  children: ReactNode
}

/**
 * The conversation, oldest message first. It stays scrolled to the end unless the user scrolls up.
 */
export function MessageList(props: MessageListProps) {
  const { bubbles, isBusy, hasSentQuestion, past, onRetry, onChoose, children } = props
  const { t } = useTranslation()
  const region = useRef<HTMLDivElement>(null)
  const { isAtEnd, goToEnd } = useStickToEnd(region, bubbles.length)
  const readAloud = useReadAloud(isBusy || bubbles.length === 0)
  const retry = useRetry(past.isPending, past.refetch)
  const isGrowing = bubbles.at(-1)?.state === 'growing'
  return (
    <ConversationLog
      regionRef={region}
      label={t('Conversation')}
      live={hasSentQuestion ? 'polite' : 'off'}
      // Announce a growing answer once, when it is complete, not word by word.
      isBusy={isGrowing}
      isJumpShown={!isAtEnd && bubbles.length > 0}
      jumpLabel={t('Newest message')}
      onJump={goToEnd}
    >
      <div className={classes.column}>
        <MessageBubble bubble={{ ...welcome, text: t(welcome.text) }} />
        {past.isPending && (
          <>
            <Skeleton className={classes.mine} height={48} width="55%" radius="lg" />
            <Skeleton height={112} width="80%" radius="lg" />
          </>
        )}
        {past.isError && !hasSentQuestion && (
          <p className={classes.notice}>
            {t('Your earlier conversation could not be loaded.')}{' '}
            <Button variant="default" {...retry}>
              {t('Try again')}
            </Button>
          </p>
        )}
        {bubbles.map((bubble) => (
          <MessageBubble
            key={bubble.id}
            bubble={bubble}
            readAloud={readAloud}
            onRetry={bubble === bubbles.at(-1) && !isBusy ? onRetry : undefined}
            // Earlier choices belong to a question that is settled.
            onChoose={bubble === bubbles.at(-1) && !isBusy ? onChoose : undefined}
          />
        ))}
        {children}
      </div>
    </ConversationLog>
  )
}
