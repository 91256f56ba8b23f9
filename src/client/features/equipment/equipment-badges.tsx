import { Badge } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { EquipmentView } from '../../../shared/equipment.schema.ts'

export function StatusBadge({ status }: Pick<EquipmentView, 'status'>) {
  const { t } = useTranslation()
  return status === 'available' ? (
    <Badge color="leaf" size="lg">
      {t('Available')}
    </Badge>
  ) : (
    <Badge color="red.9" size="lg">
      {t('Unavailable')}
    </Badge>
  )
}

/** Its owner's declaration. */
export function SafetyBadge() {
  const { t } = useTranslation()
  return (
    <Badge variant="default" size="lg" leftSection={<IconShieldCheck size={15} aria-hidden />}>
      {t('Safety Verified')}
    </Badge>
  )
}
