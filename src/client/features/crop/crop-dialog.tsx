import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { CropView } from '../../../shared/crop.schema.ts'
import { useFormat } from '../../core/format.ts'
import { amountOf } from '../../core/listing/crop-units.ts'
import { PersonDialog } from '../../core/listing/person-dialog.tsx'
import { FarmerContact } from './farmer-contact.tsx'

export type CropDialogKind = 'cart' | 'contact'

interface CropDialogProps {
  /** null while closed. */
  kind: CropDialogKind | null
  crop: CropView
  quantity: number
  onClose: () => void
}

/** How to reach the farmer; from the cart button also a plain word that ordering is not open yet. */
export function CropDialog({ kind, crop, quantity, onClose }: CropDialogProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const titles = { cart: t('Online ordering opens soon'), contact: t('Contact Farmer') }
  return (
    <PersonDialog title={kind && titles[kind]} onClose={onClose}>
      {kind === 'cart' && (
        <Text>
          {t(
            'Until then, agree with the farmer directly: {{amount}} of {{name}} comes to {{total}}.',
            {
              amount: amountOf(t, format, quantity, crop.unit),
              name: crop.name,
              total: format.money(quantity * crop.price),
            },
          )}
        </Text>
      )}
      <FarmerContact crop={crop} />
    </PersonDialog>
  )
}
