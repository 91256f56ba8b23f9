import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

/** "12 km away", for whole kilometres. */
export function useDistanceText() {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (km: number) =>
    km < 1 ? t('less than 1 km away') : t('{{distance}} km away', { distance: number(km) })
}
