import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { CountPill } from '#client/ui/count-pill.tsx'

/** The number of tasks that await the user's answer; renders nothing for 0. */
export function WaitingCount({ count }: { count: number }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return <CountPill count={count} label={t('{{waiting}} waiting', { waiting: number(count) })} />
}
