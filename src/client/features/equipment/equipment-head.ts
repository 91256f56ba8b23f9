import { useFormat } from '#client/platform/format/format.ts'
import { fullName } from '#client/platform/format/person-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { clip } from '#client/ui/list/clip.ts'
import { offerData } from '#client/ui/schema-data.ts'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'

/** The metadata of an equipment page for search engines and link previews. */
export function useEquipmentHead(equipment: EquipmentView | undefined) {
  const { t } = useTranslation()
  const format = useFormat()
  if (!equipment) return null
  const { name, category, pricePerDay, currency, user, description, images } = equipment
  const parts = [
    `${format.money(pricePerDay, currency)} ${t('per day')}`,
    t(category),
    user.place,
    description,
  ]
  return {
    description: clip(parts.filter(Boolean).join(' · ')),
    image: images[0],
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
