import type { QueryClient } from '@tanstack/react-query'
import {
  conversationsWithUnsent,
  readMessageDraft,
  writeUnsent,
} from '#client/domain/message/message-draft.ts'
import { isConversationOpen, sendUnsent } from '#client/domain/message/send-unsent.ts'
import { isOffline } from '#client/platform/network/network-status.ts'
import { readAccount } from '#client/platform/session/remembered-account.ts'
import { runInOneTab } from '#client/platform/storage/run-in-one-tab.ts'
import type { TrpcClient } from '#client/platform/trpc/trpc.ts'
import { showMessageRefusedToast } from './outbox-toasts.tsx'
import { repeatSending } from './repeat-sending.ts'

interface Start {
  queryClient: QueryClient
  client: TrpcClient
}

/** Refusals that end by themselves: many messages were sent at once. */
const limitCodes = new Set<string | null>(['message.too_many', 'rate.limited'])

/** The keys of messages that the server refused. From then on their conversation tries again, and shows why. */
const refusedKeys = new Set<string>()

/** Sends a conversation's messages, the oldest first. @returns whether the next conversation may be tried now. */
async function sendConversation(
  { queryClient, client }: Start,
  account: string,
  conversationId: string,
): Promise<boolean> {
  for (const message of readMessageDraft(account, conversationId).unsent) {
    if (refusedKeys.has(message.key)) continue
    if (readAccount() !== account) return false
    if (isConversationOpen(conversationId)) return true
    const failure = await sendUnsent(client, { account, conversationId, message })
    if (failure === null) {
      writeUnsent(account, conversationId, message.key)
      void queryClient.invalidateQueries({ queryKey: [['message']] })
    } else if (failure.state === 'waiting' || limitCodes.has(failure.code)) {
      return false
    } else {
      refusedKeys.add(message.key)
      showMessageRefusedToast(conversationId)
    }
  }
  return true
}

/** Sends what waits in conversations that are not open, in one tab only. */
async function sendMessages(start: Start): Promise<void> {
  const account = readAccount()
  if (account === null || isOffline() || conversationsWithUnsent(account).length === 0) return
  await runInOneTab('krishihaat-messages', async () => {
    // Read again: another tab may have sent them while this one waited for the lock.
    for (const id of conversationsWithUnsent(account)) {
      if (!(await sendConversation(start, account, id))) return
    }
  })
}

/**
 * Sends the messages that wait in conversations that are not open, now and whenever the connection may be back.
 * @returns stops it.
 */
export const startMessages = (start: Start): (() => void) =>
  repeatSending(() => sendMessages(start))
