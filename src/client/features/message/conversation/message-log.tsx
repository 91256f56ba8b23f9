import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { ConversationLog } from '#client/ui/conversation/conversation-log.tsx'
import { useFocusWhenGone } from '#client/ui/focus/use-focus-when-gone.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import shared from '#client/ui/shared.module.css'
import type { MessageView } from '#shared/message/message.schema.ts'
import { dayOf, namedDay } from '../message-time.ts'
import { MessageItem } from './message-item.tsx'
import classes from './message-log.module.css'
import { useMarkRead } from './use-conversation.ts'
import { useScroll } from './use-scroll.ts'

interface MessageLogProps {
  conversationId: string
  /** Oldest first. */
  messages: MessageView[]
  counterpartyName: string
  readUpTo: number
  older: { hasMore: boolean; isFetching: boolean; fetch: () => void }
  /** The key of the newest item in `children`. */
  endKey: string
  /** Rendered below the messages. */
  children: ReactNode
}

/** Groups messages by day. */
function byDay(messages: readonly MessageView[]) {
  const days = new Map<string, MessageView[]>()
  for (const message of messages) {
    const day = dayOf(message.createdAt)
    days.set(day, [...(days.get(day) ?? []), message])
  }
  return [...days]
}

function DayName({ day }: { day: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const named = namedDay(day)
  if (named) return named === 'today' ? t('Today') : t('Yesterday')
  return format.date(day)
}

/** The messages, scrolled to the newest; a button at the top loads older ones. */
export function MessageLog(props: MessageLogProps) {
  const { conversationId, messages, counterpartyName, readUpTo, older, endKey, children } = props
  const { t } = useTranslation()
  const region = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)
  const { isAtEnd, goToEnd } = useScroll(region, messages[0]?._id ?? '', `${newest?._id}${endKey}`)
  const received = messages.findLast(({ isOwn }) => !isOwn)
  const unreadUpTo = received && received.seq > readUpTo ? received.seq : 0
  // With the oldest message the button that asks for earlier ones goes.
  useFocusWhenGone(older.hasMore, () => region.current)
  useMarkRead(conversationId, unreadUpTo, isAtEnd)
  const first = useRef(received?.seq)
  const newReceived = received && received.seq > (first.current ?? 0) ? received : null
  return (
    <>
      <ConversationLog
        regionRef={region}
        label={t('Conversation')}
        // Loading older messages must not announce them; new ones are announced below.
        live="off"
        isOnPaper
        isJumpShown={!isAtEnd}
        jumpLabel={t('Newest message')}
        onJump={goToEnd}
      >
        <div className={classes.column}>
          {older.hasMore && (
            <PendingButton
              className={classes.older}
              variant="default"
              isPending={older.isFetching}
              onClick={older.fetch}
            >
              {t('Earlier messages')}
            </PendingButton>
          )}
          {byDay(messages).map(([day, dayMessages]) => (
            <section key={day} className={classes.day}>
              <h2 className={classes.dayName}>
                <DayName day={day} />
              </h2>
              <ol className={shared.tightList}>
                {dayMessages.map((message) => (
                  <MessageItem
                    key={message._id}
                    message={message}
                    counterpartyName={counterpartyName}
                  />
                ))}
              </ol>
            </section>
          ))}
          {children}
        </div>
      </ConversationLog>
      <VisuallyHidden role="status">
        {newReceived && `${counterpartyName}: ${newReceived.text || t('Photo')}`}
      </VisuallyHidden>
    </>
  )
}
