import { Figures } from '#client/domain/listing/detail/detail-layout.tsx'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { EquipmentStatus, EquipmentView } from '#shared/equipment/equipment.schema.ts'

const statusNames: Record<EquipmentStatus, string> = {
  available: 'Available',
  maintenance: 'Under maintenance',
  unavailable: 'Unavailable',
}

/** What others have made of the equipment; a number that is still 0 says nothing and is left out. */
export function EquipmentFigures({ equipment }: { equipment: EquipmentView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { bookingsCount, views, rating, numReviews, status } = equipment
  const reviews =
    numReviews === 1
      ? t('1 review')
      : t('{{reviews}} reviews', { reviews: format.number(numReviews) })
  return (
    <Figures
      figures={[
        ...(bookingsCount > 0
          ? [{ label: t('Bookings'), value: format.number(bookingsCount) }]
          : []),
        ...(views > 0 ? [{ label: t('Views'), value: format.number(views) }] : []),
        {
          label: t('Rating'),
          value:
            numReviews > 0
              ? `${format.number(Math.round(rating * 10) / 10)}/5 (${reviews})`
              : t('New, no reviews yet'),
        },
        { label: t('Status'), value: t(statusNames[status]) },
        {
          label: t('Available dates'),
          value: t('{{from}} to {{to}}', {
            from: format.date(equipment.availableFrom),
            to: format.date(equipment.availableTo),
          }),
        },
      ]}
    />
  )
}
