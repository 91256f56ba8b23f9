import { useListingPreview } from '#client/domain/listing/detail/use-listing-preview.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { fullName } from '#client/platform/format/person-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { offerData } from '#client/ui/schema-data.ts'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'

/** The metadata of an equipment page for search engines and link previews. */
export function useEquipmentHead(equipment: EquipmentView | undefined) {
  const { t } = useTranslation()
  const format = useFormat()
  const previewOf = useListingPreview()
  if (!equipment) return null
  const { category, pricePerDay, currency, user, images } = equipment
  const price = `${format.money(pricePerDay, currency)} ${t('per day')}`
  const { name, description, summary, image } = previewOf(equipment, price)
  return {
    description: summary,
    image,
    data: offerData({
      name,
      description,
      category,
      images,
      path: paths.equipment.href(equipment._id),
      price: pricePerDay,
      currency,
      unit: 'day',
      isAvailable: equipment.status === 'available' && !equipment.isArchived,
      sellerName: fullName(user),
      rating: equipment.rating,
      numReviews: equipment.numReviews,
    }),
  }
}
