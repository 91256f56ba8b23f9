import { Skeleton, Stack, Text } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useLive } from '#client/platform/realtime/live.ts'
import { useAccount } from '#client/platform/trpc/account.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { useFocusWhenGone } from '#client/ui/focus/use-focus-when-gone.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import shared from '#client/ui/shared.module.css'
import { ConversationRow } from './conversation-row.tsx'

const pollMs = 30_000

const ConversationListSkeleton = () => (
  <Stack gap="xs">
    {['first', 'second', 'third'].map((row) => (
      <Skeleton key={row} height={92} radius="lg" />
    ))}
  </Stack>
)

/** Links to where users find somebody to write to. */
function NoConversations() {
  const { t } = useTranslation()
  return (
    <Stack align="center" py="xl" gap="sm" ta="center">
      <IconMessages size={72} stroke={1.25} color="var(--kh-accent)" aria-hidden />
      <Text fw={600} size="lg">
        {t('No messages yet')}
      </Text>
      <Text c="dimmed" maw={420}>
        {t('Open a crop or a machine and tap “Contact Farmer” or “Contact Owner” to ask about it.')}
      </Text>
      <Stack gap="xs">
        <LinkButton href={paths.shop.href()}>{t('Browse crops')}</LinkButton>
        <LinkButton href={paths.rental.href()} variant="default">
          {t('Browse equipment')}
        </LinkButton>
      </Stack>
    </Stack>
  )
}

/**
 * The user's conversations, newest message first.
 * @param openId the conversation shown beside the list.
 */
export function ConversationList({ openId }: { openId?: string }) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const account = useAccount() ?? ''
  const query = trpc.message.list.useInfiniteQuery(
    {},
    {
      getNextPageParam: ({ next }) => next,
      refetchInterval: pollMs,
      refetchOnWindowFocus: true,
      staleTime: 0,
    },
  )
  useLive('messages', () => void utils.message.list.invalidate())
  const list = useRef<HTMLUListElement>(null)
  useFocusWhenGone(query.hasNextPage, () => list.current?.lastElementChild?.querySelector('a'))
  const conversations = query.data?.pages.flatMap((page) => page.conversations)
  return (
    <QueryView
      query={{ ...query, data: conversations }}
      skeleton={<ConversationListSkeleton />}
      errorTitle="Unable to load messages"
      errorText={readFailure(query.error).message ?? undefined}
      isEmpty={(all) => all.length === 0}
      empty={openId ? null : <NoConversations />}
    >
      {(all) => (
        <Stack gap="xs">
          <ul ref={list} className={shared.tightList}>
            {all.map((conversation) => (
              <ConversationRow
                key={conversation._id}
                account={account}
                conversation={conversation}
                isOpen={conversation._id === openId}
              />
            ))}
          </ul>
          {query.hasNextPage && (
            <PendingButton
              variant="default"
              isPending={query.isFetchingNextPage}
              onClick={() => query.fetchNextPage()}
            >
              {t('Show more')}
            </PendingButton>
          )}
        </Stack>
      )}
    </QueryView>
  )
}
