import { perUnit } from '#client/domain/listing/crop-units.ts'
import { useListingPreview } from '#client/domain/listing/detail/use-listing-preview.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { fullName } from '#client/platform/format/person-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { offerData } from '#client/ui/schema-data.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { isExpired } from '#shared/crop/expiry.ts'
import { isSoldOut } from '#shared/crop/sold-out.ts'

/** The metadata of a crop's page for search engines and link previews. */
export function useCropHead(crop: CropView | undefined) {
  const { t } = useTranslation()
  const format = useFormat()
  const previewOf = useListingPreview()
  if (!crop) return null
  const price = `${format.money(crop.price)} ${perUnit(t, crop.unit)}`
  const { name, description, summary, image } = previewOf(crop, price)
  return {
    description: summary,
    image,
    data: offerData({
      name,
      description,
      category: crop.category,
      images: crop.images,
      path: paths.crop.href(crop._id),
      price: crop.price,
      currency: 'INR',
      unit: crop.unit,
      isAvailable: !isSoldOut(crop) && !crop.isArchived && !isExpired(crop.expiryDate),
      sellerName: fullName(crop.user),
    }),
  }
}
