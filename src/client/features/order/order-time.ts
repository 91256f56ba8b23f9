import { useEffect, useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

const minuteMs = 60_000

/** The current time in ms, updated every minute. */
function useCurrentMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** "5 h 20 min left"; null when the time is over. @param until ISO 8601. */
export function useTimeLeft() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const now = useCurrentMinute()
  return (until: string) => {
    const minutes = Math.ceil((Date.parse(until) - now) / minuteMs)
    if (minutes <= 0) return null
    const hours = Math.floor(minutes / 60)
    return hours === 0
      ? t('{{minutes}} min left', { minutes: number(minutes) })
      : t('{{hours}} h {{minutes}} min left', {
          hours: number(hours),
          minutes: number(minutes % 60),
        })
  }
}
