import { useTranslation } from 'react-i18next'
import type { CropView } from '../../../shared/crop.schema.ts'
import { isExpired } from '../../../shared/expiry.ts'
import { useFormat } from '../../core/format.ts'
import { clip } from '../../core/listing/clip.ts'
import { perUnit } from '../../core/listing/crop-units.ts'
import { paths } from '../../core/paths.ts'
import { offerData } from '../../core/ui/schema-data.ts'

/** What a crop's page says of itself to searches and to who gets its link. */
export function useCropHead(crop: CropView | undefined) {
  const { t } = useTranslation()
  const format = useFormat()
  if (!crop) return null
  const price = `${format.money(crop.price)} ${perUnit(t, crop.unit)}`
  const parts = [price, t(crop.category), crop.user.place, crop.description]
  return {
    description: clip(parts.filter(Boolean).join(' · ')),
    image: crop.images[0],
    data: offerData({
      name: crop.name,
      description: crop.description,
      category: crop.category,
      images: crop.images,
      path: paths.crop.href(crop._id),
      price: crop.price,
      currency: 'INR',
      unit: crop.unit,
      isAvailable: crop.quantity > 0 && !crop.isArchived && !isExpired(crop.expiryDate),
      seller: crop.user,
    }),
  }
}
