import { Group, Text } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { ListingBadge } from '#client/domain/listing/card/listing-badge.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'

export function EquipmentStatusBadge({ status }: Pick<EquipmentView, 'status'>) {
  const { t } = useTranslation()
  return status === 'available' ? (
    <ListingBadge tone="good">{t('Available')}</ListingBadge>
  ) : (
    <ListingBadge tone="bad">{t('Unavailable')}</ListingBadge>
  )
}

/** The owner declares that the equipment passed a safety check; nobody else has looked. */
export function SafetyBadge() {
  const { t } = useTranslation()
  return (
    <Group gap={6} wrap="nowrap">
      <ListingBadge icon={<IconShieldCheck size={18} stroke={2} aria-hidden />}>
        {t('Safety Verified')}
      </ListingBadge>
      <Text span size="sm" c="dimmed">
        {t('by the owner’s own word')}
      </Text>
    </Group>
  )
}
