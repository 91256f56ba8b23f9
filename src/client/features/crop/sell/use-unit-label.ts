import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

/** The name of a unit that farmers count in: a bag is a sack here, as it is not one of a shop. */
export function useUnitLabel() {
  const { t } = useTranslation()
  return (unit: unknown): Translated => (unit === 'bag' ? t('sack') : t(String(unit)))
}
