import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { ListedDelivery } from '#shared/delivery/listed-delivery.schema.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'

interface DeliveryTextProps {
  kind: ListingKind
  delivery: ListedDelivery
}

/** In a few words how goods get to their buyer, or a machine to its renter. */
export default function DeliveryText({ kind, delivery: { mode, radiusKm } }: DeliveryTextProps) {
  const { t } = useTranslation()
  const km = useFormat().number(radiusKm ?? 0)
  const isCrop = kind === 'crop'
  switch (mode) {
    case 'agreed':
      return isCrop ? t('Delivery by agreement') : t('Brought to you by agreement')
    case 'pickup':
      return isCrop ? t('Pick-up only') : t('You collect it from the owner')
    case 'radius':
      return isCrop
        ? t('Delivers up to {{km}} km', { km })
        : t('The owner brings it up to {{km}} km', { km })
    case 'districts':
      return t('Delivers to some districts')
    case 'pins':
      return t('Delivers to some PIN codes')
  }
}
