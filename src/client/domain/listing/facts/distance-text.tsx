import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

/** "12 km away". @param km whole kilometres. */
export default function DistanceText({ km }: { km: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  const text =
    km < 1 ? t('less than 1 km away') : t('{{distance}} km away', { distance: format.number(km) })
  return <strong>{text}</strong>
}
