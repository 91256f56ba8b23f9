import { useTranslation } from 'react-i18next'
import type { EquipmentView } from '../../../shared/equipment.schema.ts'
import { useFormat } from '../../core/format.ts'
import { clip } from '../../core/listing/clip.ts'
import { paths } from '../../core/paths.ts'
import { offerData } from '../../core/ui/schema-data.ts'

/** What a machine's page says of itself to searches and to who gets its link. */
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
      seller: user,
      rating: equipment.rating,
      numReviews: equipment.numReviews,
    }),
  }
}
