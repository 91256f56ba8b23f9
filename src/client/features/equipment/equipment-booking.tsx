import { Button } from '@mantine/core'
import { IconPencil, IconPhone } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EquipmentView } from '../../../shared/equipment.schema.ts'
import { paths } from '../../core/paths.ts'
import { LinkButton } from '../../core/ui/link.tsx'
import { EquipmentDialog, type EquipmentDialogKind } from './equipment-dialog.tsx'

interface EquipmentActionsProps {
  equipment: EquipmentView
  /** Books it; not for its owner. */
  bookButton: ReactNode
}

/** The buttons for the person who looks. */
export function EquipmentActions({ equipment, bookButton }: EquipmentActionsProps) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<EquipmentDialogKind | null>(null)
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
      <Button
        variant="default"
        leftSection={<IconPhone size={20} aria-hidden />}
        onClick={() => setDialog('contact')}
      >
        {t('Contact Owner')}
      </Button>
      <EquipmentDialog
        kind={dialog}
        equipment={equipment}
        length=""
        total=""
        onClose={() => setDialog(null)}
      />
    </>
  )
}
