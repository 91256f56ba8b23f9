import { IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { EquipmentView } from '../../../shared/equipment.schema.ts'
import { ListingBadge } from '../../core/listing/listing-badge.tsx'

export function StatusBadge({ status }: Pick<EquipmentView, 'status'>) {
  const { t } = useTranslation()
  return status === 'available' ? (
    <ListingBadge tone="good">{t('Available')}</ListingBadge>
  ) : (
    <ListingBadge tone="bad">{t('Unavailable')}</ListingBadge>
  )
}

/** Its owner's declaration. */
export function SafetyBadge() {
  const { t } = useTranslation()
  return (
    <ListingBadge icon={<IconShieldCheck size={15} aria-hidden />}>
      {t('Safety Verified')}
    </ListingBadge>
  )
}
