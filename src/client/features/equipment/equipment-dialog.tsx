import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { EquipmentView } from '../../../shared/equipment.schema.ts'
import { CallButton } from '../../core/listing/call-button.tsx'
import { PersonDialog } from '../../core/listing/person-dialog.tsx'
import { fullName } from '../../core/listing/seller-card.tsx'

export type EquipmentDialogKind = 'book' | 'contact'

interface EquipmentDialogProps {
  /** null while closed. */
  kind: EquipmentDialogKind | null
  equipment: EquipmentView
  /** "3 days", already translated. */
  length: string
  total: string
  onClose: () => void
}

/** How to reach the owner; from the booking button also a plain word that booking is not open yet. */
export function EquipmentDialog(props: EquipmentDialogProps) {
  const { kind, equipment, length, total, onClose } = props
  const { t } = useTranslation()
  const { user } = equipment
  const titles = { book: t('Online booking opens soon'), contact: t('Contact Owner') }
  return (
    <PersonDialog title={kind && titles[kind]} onClose={onClose}>
      {kind === 'book' && (
        <Text>
          {t(
            'Until then, agree with the owner directly: {{name}} for {{length}} comes to {{total}}.',
            {
              name: equipment.name,
              length,
              total,
            },
          )}
        </Text>
      )}
      <div>
        <Text fw={600}>{fullName(user) || t('KrishiHaat member')}</Text>
        {user.place && <Text c="dimmed">{user.place}</Text>}
      </div>
      <CallButton phone={equipment.contactNumber} isFullWidth />
    </PersonDialog>
  )
}
