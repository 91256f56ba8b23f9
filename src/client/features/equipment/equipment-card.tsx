import { IconCalendar, IconTractor } from '@tabler/icons-react'
import { FavouriteHeart } from '#client/domain/favourite/favourite-heart.tsx'
import { deliveryFacts } from '#client/domain/listing/card/delivery-facts.tsx'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { ListingBadge } from '#client/domain/listing/card/listing-badge.tsx'
import { ListingCard } from '#client/domain/listing/card/listing-card.tsx'
import { placeFacts } from '#client/domain/listing/card/place-facts.tsx'
import { PriceTag } from '#client/domain/listing/card/price-tag.tsx'
import {
  descriptionIn,
  listingNameIn,
  listingPlaceIn,
} from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'
import { EquipmentStatusBadge } from './equipment-badges.tsx'

interface EquipmentCardProps {
  equipment: EquipmentView
  isEager: boolean
  onApproach: () => void
}

export function EquipmentCard({ equipment, isEager, onApproach }: EquipmentCardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const { isUserEquipment, user } = equipment
  const facts = [
    {
      key: 'days',
      icon: <IconCalendar size={18} aria-hidden />,
      text: t('{{from}} to {{to}}', {
        from: format.date(equipment.availableFrom),
        to: format.date(equipment.availableTo),
      }),
    },
    ...placeFacts(
      t,
      listingPlaceIn(language, user.place, equipment.placeHindi),
      equipment.distanceKm,
    ),
    ...deliveryFacts('equipment', equipment.delivery),
  ]
  return (
    <ListingCard
      name={listingNameIn(language, equipment)}
      category={t(equipment.category)}
      description={descriptionIn(language, equipment.description)}
      tags={equipment.tags}
      image={equipment.images[0]}
      art={<ListingArt kindImage={equipment.kindImage} icon={<IconTractor />} />}
      badges={
        <>
          {isUserEquipment && <ListingBadge tone="own">{t('Your Equipment')}</ListingBadge>}
          {equipment.status !== 'available' && <EquipmentStatusBadge status={equipment.status} />}
        </>
      }
      price={
        <PriceTag amount={equipment.pricePerDay} currency={equipment.currency} per={t('per day')} />
      }
      favourite={
        !isUserEquipment && (
          <FavouriteHeart kind="equipment" listingId={equipment._id} name={equipment.name} />
        )
      }
      facts={facts}
      isOwn={isUserEquipment}
      href={paths.equipment.href(equipment._id)}
      action={isUserEquipment ? t('Your Equipment') : t('View Equipment')}
      isEager={isEager}
      onApproach={onApproach}
    />
  )
}
