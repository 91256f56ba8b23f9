import { Figures } from '#client/domain/listing/detail/detail-layout.tsx'
import { useRatingTexts } from '#client/domain/review/use-rating-texts.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'
import { equipmentStatuses } from './equipment-statuses.ts'

/** What others have made of the equipment; a number that is still 0 says nothing and is left out. */
export function EquipmentFigures({ equipment }: { equipment: EquipmentView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { bookingsCount, views, rating, numReviews, status } = equipment
  const { meanText, reviewsText } = useRatingTexts()
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
              ? `${meanText(rating)}/5 (${reviewsText(numReviews)})`
              : t('New, no reviews yet'),
        },
        { label: t('Status'), value: t(equipmentStatuses[status].label) },
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
