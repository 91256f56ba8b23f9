import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/platform/format/format.ts'
import { useLive } from '#client/platform/realtime/live.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { CountPill } from '#client/ui/count-pill.tsx'

const pollMs = 60_000

/** The number of unread messages beside the link to them; nothing when there are none. */
export function UnreadMessages() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const utils = trpc.useUtils()
  const { data } = trpc.message.unread.useQuery(undefined, {
    staleTime: pollMs,
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
  })
  useLive('messages', () => void utils.message.unread.invalidate())
  const unread = data?.unread ?? 0
  return <CountPill count={unread} label={t('{{unread}} unread', { unread: number(unread) })} />
}
