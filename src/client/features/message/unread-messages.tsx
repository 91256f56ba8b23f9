import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/platform/format/format.ts'
import { useLive } from '#client/platform/realtime/live.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import classes from './unread-messages.module.css'

const pollMs = 60_000
const maxShownCount = 99

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
  if (unread === 0) return null
  return (
    <span
      className={classes.count}
      role="img"
      aria-label={t('{{unread}} unread', { unread: number(unread) })}
    >
      {unread > maxShownCount ? `${maxShownCount}+` : number(unread)}
    </span>
  )
}
