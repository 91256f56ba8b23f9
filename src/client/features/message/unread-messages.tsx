import { useWaitingCounts } from '#client/domain/waiting/use-waiting.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { CountPill } from '#client/ui/count-pill.tsx'

/** The number of unread messages beside the link to them; nothing when there are none. */
export function UnreadMessages() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { messages } = useWaitingCounts()
  return <CountPill count={messages} label={t('{{unread}} unread', { unread: number(messages) })} />
}
