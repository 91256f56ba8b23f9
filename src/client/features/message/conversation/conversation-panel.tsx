import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { useState } from 'react'
import { readMessageDraft, writeMessageDraft } from '#client/domain/message/message-draft.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { pageHeading } from '#client/platform/paths/page-heading.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useAccount } from '#client/platform/trpc/account.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import { useFocusWhenGone } from '#client/ui/focus/use-focus-when-gone.ts'
import { Head } from '#client/ui/head.tsx'
import { LinkButton } from '#client/ui/link.tsx'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import shared from '#client/ui/shared.module.css'
import { messageSentences } from '#shared/message/message.constants.ts'
import type { ConversationView, MessageView } from '#shared/message/message.schema.ts'
import classes from './conversation.module.css'
import { ConversationHead } from './conversation-head.tsx'
import { MessageComposer } from './message-composer.tsx'
import { OutgoingItem } from './message-item.tsx'
import { MessageLog } from './message-log.tsx'
import { suggestedMessagesFor } from './suggested-messages.ts'
import { useBlocking } from './use-blocking.ts'
import { useConversation } from './use-conversation.ts'
import { type Outgoing, useUnsent } from './use-unsent.ts'

/** Replaces the composer where nothing can be sent. */
function ClosedNote({ conversation: { _id, isBlocked } }: { conversation: ConversationView }) {
  const { t } = useTranslation()
  const blocking = useBlocking(_id)
  return (
    <div className={classes.closed}>
      <IconBan size={20} aria-hidden />
      <Text>
        {isBlocked ? t(messageSentences.blockedByYou) : t(messageSentences.blockedByThem)}
      </Text>
      {isBlocked && (
        <PendingButton
          variant="default"
          isPending={blocking.isBusy}
          onClick={() => blocking.set(false)}
        >
          {t('Unblock')}
        </PendingButton>
      )}
    </div>
  )
}

interface OpenConversationProps {
  account: string
  conversation: ConversationView
  messages: MessageView[]
  older: { hasMore: boolean; isFetching: boolean; fetch: () => void }
}

function OpenConversation({ account, conversation, messages, older }: OpenConversationProps) {
  const { t } = useTranslation()
  const { _id, listing, other: counterparty, isClosed, readUpTo } = conversation
  const { outgoing, send, retry, removeUnsent } = useUnsent(account, _id)
  // A changed key remounts the composer with the current draft.
  const [composer, setComposer] = useState(0)
  const editUnsent = ({ key, text, images }: Outgoing) => {
    removeUnsent(key)
    const draft = readMessageDraft(account, _id)
    writeMessageDraft(account, _id, {
      text: [draft.text, text].filter(Boolean).join('\n'),
      urls: [...draft.urls, ...images].slice(0, 5),
    })
    setComposer(composer + 1)
  }
  useFocusWhenGone(conversation.isBlocked, pageHeading)
  const isEmpty = messages.length === 0 && outgoing.length === 0
  return (
    <>
      <ConversationHead conversation={conversation} messages={messages} />
      <MessageLog
        conversationId={_id}
        messages={messages}
        counterpartyName={personName(t, counterparty.name)}
        readUpTo={readUpTo}
        older={older}
        endKey={outgoing.map(({ key, state }) => key + state).join()}
      >
        {isEmpty && (
          <Text className={classes.hint} ta="center">
            {t('Ask what you want to know. Agree on amount, price and place before you pay.')}
          </Text>
        )}
        {outgoing.length > 0 && (
          <ol className={shared.tightList}>
            {outgoing.map((message) => (
              <OutgoingItem
                key={message.key}
                message={message}
                onRetry={() => retry(message.key)}
                onEdit={() => editUnsent(message)}
              />
            ))}
          </ol>
        )}
      </MessageLog>
      {isClosed ? (
        <ClosedNote conversation={conversation} />
      ) : (
        <MessageComposer
          key={composer}
          account={account}
          conversationId={_id}
          suggestedMessages={isEmpty ? suggestedMessagesFor(listing).map((words) => t(words)) : []}
          onSend={send}
        />
      )}
    </>
  )
}

const ConversationSkeleton = () => (
  <Stack p="md">
    <Skeleton height={44} width="60%" />
    <Skeleton height={64} />
    <Skeleton height={48} width="55%" radius="lg" />
    <Skeleton height={48} width="70%" radius="lg" />
  </Stack>
)

/** One conversation: the counterparty, the listing, the messages and the composer. */
export function ConversationPanel({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation()
  const account = useAccount()
  const { query, conversation, messages } = useConversation(conversationId)
  return (
    <section className={classes.panel} aria-label={t('Conversation')}>
      {!conversation && <Head title={t('Messages')} />}
      {!conversation && query.isError && (
        <Title order={1} p="md" pb={0} tabIndex={-1} data-page-heading>
          {t('Messages')}
        </Title>
      )}
      <QueryView
        query={{ ...query, data: account ? conversation : undefined }}
        skeleton={<ConversationSkeleton />}
        errorTitle="Unable to load the conversation"
        errorText={readFailure(query.error).message ?? undefined}
        errorActions={
          <LinkButton variant="default" href={paths.messages.href()}>
            {t('All messages')}
          </LinkButton>
        }
      >
        {(loaded) => (
          <OpenConversation
            account={account ?? ''}
            conversation={loaded}
            messages={messages}
            older={{
              hasMore: query.hasNextPage,
              isFetching: query.isFetchingNextPage,
              fetch: () => void query.fetchNextPage(),
            }}
          />
        )}
      </QueryView>
    </section>
  )
}
