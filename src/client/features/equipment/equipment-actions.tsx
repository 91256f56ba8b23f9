import { IconMessage, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'

interface EquipmentActionsProps {
  equipment: EquipmentView
  /** Not shown to the owner. */
  bookButton: ReactNode
}

/** The buttons for the viewer. */
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
        data-secondary
        href={paths.startConversation.href(`equipment=${equipment._id}`)}
        leftSection={<IconMessage size={20} aria-hidden />}
      >
        {t('Contact Owner')}
      </LinkButton>
    </>
  )
}
