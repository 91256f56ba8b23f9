import { useEffect, useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

const minuteMs = 60_000
const minutesPerHour = 60

/** Hours under which the time is shown as pressing. */
const fewHours = 6

/** How long something can still be answered: "5 hours left". Updated every minute. */
export function useTimeLeftText() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  /** @param until ISO 8601. */
  return (until: string): { text: Translated; isPressing: boolean } => {
    const minutes = Math.max(1, Math.floor((Date.parse(until) - now) / minuteMs))
    const hours = Math.floor(minutes / minutesPerHour)
    const isPressing = hours < fewHours
    if (hours === 0) {
      return {
        text: t('{{number}} minutes left to answer', { number: number(minutes) }),
        isPressing,
      }
    }
    const text =
      hours === 1
        ? t('1 hour left to answer')
        : t('{{number}} hours left to answer', { number: number(hours) })
    return { text, isPressing }
  }
}
