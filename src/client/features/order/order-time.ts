import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../core/format.ts'

const timeZone = 'Asia/Kolkata'
const minuteMs = 60_000

/** Days and hours as the clock in India has them. */
export function useOrderTime() {
  const { i18n } = useTranslation()
  const locale = i18n.language === 'hi' ? 'hi-IN' : 'en-IN'
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  return {
    /** "21 Nov 2026, 4:30 pm". @param instant ISO 8601. */
    moment: (instant: string) => moment.format(new Date(instant)),
    /** @param instant ISO 8601. */
    day: (instant: string) => day.format(new Date(instant)),
  }
}

/** The present, in ms, anew each minute. */
export function useMinute(): number {
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
  const now = useMinute()
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
