import { useEffect } from 'react'
import { logFailure } from '#client/platform/network/log.ts'
import { useLive } from '#client/platform/realtime/live.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'

/** A fallback for when live updates fail. */
const pollMs = 30_000

/** A conversation, newest messages first, always up to date. */
export function useConversation(conversationId: string) {
  const utils = trpc.useUtils()
  const query = trpc.message.get.useInfiniteQuery(
    { conversationId },
    {
      getNextPageParam: ({ older }) => older,
      refetchInterval: pollMs,
      refetchOnWindowFocus: true,
      staleTime: 0,
    },
  )
  useLive('messages', (id) => {
    if (id === null || id === conversationId) void utils.message.get.invalidate({ conversationId })
  })
  const [newest] = query.data?.pages ?? []
  const messages = query.data?.pages.toReversed().flatMap((page) => page.messages) ?? []
  return { query, conversation: newest, messages }
}

/** Marks the counterparty's messages as read once the newest has been seen. */
export function useMarkRead(conversationId: string, upTo: number, isSeen: boolean): void {
  const utils = trpc.useUtils()
  const { mutate } = trpc.message.markRead.useMutation({
    onSuccess: () => void utils.message.list.invalidate(),
    onError: (error) => logFailure('Messages were not marked as read.', error),
  })
  useEffect(() => {
    if (upTo === 0 || !isSeen) return
    const markReadIfVisible = () => {
      if (document.visibilityState === 'hidden') return
      document.removeEventListener('visibilitychange', markReadIfVisible)
      mutate({ conversationId, upTo })
    }
    document.addEventListener('visibilitychange', markReadIfVisible)
    markReadIfVisible()
    return () => document.removeEventListener('visibilitychange', markReadIfVisible)
  }, [conversationId, upTo, isSeen, mutate])
}
