import { useTranslation } from 'react-i18next'

const locales: Record<string, string> = { en: 'en-IN', hi: 'hi-IN' }

/** An instant as day and time in India. */
export function useMomentText() {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(locales[i18n.language] ?? 'en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  })
  /** @param instant ISO 8601. */
  return (instant: string) => format.format(new Date(instant))
}
