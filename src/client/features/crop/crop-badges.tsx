import { IconLeaf } from '@tabler/icons-react'
import { ListingBadge } from '#client/domain/listing/card/listing-badge.tsx'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { daysUntilExpiry } from '#shared/crop/expiry.ts'
import { expiryText } from './expiry-text.ts'

export function OrganicBadge() {
  const { t } = useTranslation()
  return (
    <ListingBadge tone="good" icon={<IconLeaf size={15} aria-hidden />}>
      {t('Organic')}
    </ListingBadge>
  )
}

/** How many days remain until the crop expires. */
export function ExpiryBadge({ expiryDate }: Pick<CropView, 'expiryDate'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const days = daysUntilExpiry(expiryDate)
  return (
    <ListingBadge tone={days < 0 ? 'bad' : 'plain'}>{expiryText(t, format, days)}</ListingBadge>
  )
}
