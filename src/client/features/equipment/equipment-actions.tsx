import { IconMessage, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EquipmentView } from '../../../shared/equipment.schema.ts'
import { paths } from '../../core/paths.ts'
import { LinkButton } from '../../core/ui/link.tsx'

interface EquipmentActionsProps {
  equipment: EquipmentView
  /** Books it; not for its owner. */
  bookButton: ReactNode
}

/** The buttons for the person who looks. */
export function EquipmentActions({ equipment, bookButton }: EquipmentActionsProps) {
  const { t } = useTranslation()
  if (equipment.isUserEquipment) {
    return (
      <LinkButton
        href={paths.editEquipment.href(equipment._id)}
        leftSection={<IconPencil size={20} aria-hidden />}
      >
        {t('Edit Equipment')}
      </LinkButton>
    )
  }
  return (
    <>
      {bookButton}
      <LinkButton
        variant="default"
        href={paths.startConversation.href(`equipment=${equipment._id}`)}
        leftSection={<IconMessage size={20} aria-hidden />}
      >
        {t('Contact Owner')}
      </LinkButton>
    </>
  )
}
