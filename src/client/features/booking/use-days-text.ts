import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

interface Days {
  /** YYYY-MM-DD; both days belong to the range. */
  from: string
  to: string
  days: number
}

/** Formats a range of days with its length. */
export function useDaysText() {
  const { t } = useTranslation()
  const format = useFormat()
  return ({ from, to, days }: Days) => ({
    range:
      from === to
        ? format.date(from)
        : t('{{from}} to {{to}}', { from: format.date(from), to: format.date(to) }),
    length: days === 1 ? t('1 day') : t('{{days}} days', { days: format.number(days) }),
  })
}
