import { useTranslation } from 'react-i18next'
import type { CropView } from '../../../shared/crop.schema.ts'
import { PersonDialog } from '../../core/listing/person-dialog.tsx'
import { FarmerContact } from './farmer-contact.tsx'

export type CropDialogKind = 'contact'

interface CropDialogProps {
  /** null while closed. */
  kind: CropDialogKind | null
  crop: CropView
  onClose: () => void
}

/** How to reach the farmer. */
export function CropDialog({ kind, crop, onClose }: CropDialogProps) {
  const { t } = useTranslation()
  return (
    <PersonDialog title={kind && t('Contact Farmer')} onClose={onClose}>
      <FarmerContact crop={crop} />
    </PersonDialog>
  )
}
