import { IconLeaf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CropView } from '../../../shared/crop.schema.ts'
import { daysUntilExpiry } from '../../../shared/expiry.ts'
import { useFormat } from '../../core/format.ts'
import { ListingBadge } from '../../core/listing/listing-badge.tsx'
import { expiryText } from './expiry-text.ts'

export function OrganicBadge() {
  const { t } = useTranslation()
  return (
    <ListingBadge tone="good" icon={<IconLeaf size={15} aria-hidden />}>
      {t('Organic')}
    </ListingBadge>
  )
}

/** How long it stays good. */
export function ExpiryBadge({ expiryDate }: Pick<CropView, 'expiryDate'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const days = daysUntilExpiry(expiryDate)
  return (
    <ListingBadge tone={days < 0 ? 'bad' : 'plain'}>{expiryText(t, format, days)}</ListingBadge>
  )
}
