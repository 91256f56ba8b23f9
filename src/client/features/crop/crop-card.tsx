import { IconCalendar, IconPackage, IconPlant } from '@tabler/icons-react'
import { FavouriteHeart } from '#client/domain/favourite/favourite-heart.tsx'
import { deliveryFacts } from '#client/domain/listing/card/delivery-facts.tsx'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { ListingBadge } from '#client/domain/listing/card/listing-badge.tsx'
import { ListingCard } from '#client/domain/listing/card/listing-card.tsx'
import { placeFacts } from '#client/domain/listing/card/place-facts.tsx'
import { PriceTag } from '#client/domain/listing/card/price-tag.tsx'
import { amountOf, perUnit } from '#client/domain/listing/crop-units.ts'
import {
  descriptionIn,
  listingNameIn,
  listingPlaceIn,
} from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { wholesalePriceText } from '#client/platform/format/wholesale-price-text.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { isExpired } from '#shared/crop/expiry.ts'
import { isSoldOut } from '#shared/crop/sold-out.ts'
import { ExpiryBadge, OrganicBadge } from './crop-badges.tsx'

interface CropCardProps {
  crop: CropView
  isEager: boolean
  onApproach: () => void
}

export function CropCard({ crop, isEager, onApproach }: CropCardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const { isUserCrop, user } = crop
  const available = amountOf(t, format, crop.quantity, crop.unit)
  const facts = [
    {
      key: 'harvest',
      icon: <IconCalendar size={18} aria-hidden />,
      text: t('Harvest: {{date}}', { date: format.date(crop.harvestDate) }),
    },
    {
      key: 'stock',
      icon: <IconPackage size={18} aria-hidden />,
      text: isSoldOut(crop) ? t('Out of stock') : t('{{amount}} available', { amount: available }),
    },
    ...placeFacts(t, listingPlaceIn(language, user.place, crop.placeHindi), crop.distanceKm),
    ...deliveryFacts('crop', crop.delivery),
  ]
  return (
    <ListingCard
      name={listingNameIn(language, crop)}
      category={t(crop.category)}
      description={descriptionIn(language, crop.description)}
      tags={crop.tags}
      image={crop.images[0]}
      art={<ListingArt kindImage={crop.kindImage} icon={<IconPlant />} />}
      badges={
        <>
          {crop.isOrganic && <OrganicBadge />}
          {isUserCrop && <ListingBadge tone="own">{t('Your Crop')}</ListingBadge>}
          {isExpired(crop.expiryDate) && <ExpiryBadge expiryDate={crop.expiryDate} />}
        </>
      }
      price={
        <PriceTag
          amount={crop.price}
          per={perUnit(t, crop.unit)}
          also={wholesalePriceText(t, format, crop)}
        />
      }
      favourite={
        !isUserCrop && <FavouriteHeart kind="crop" listingId={crop._id} name={crop.name} />
      }
      facts={facts}
      isOwn={isUserCrop}
      href={paths.crop.href(crop._id)}
      action={isUserCrop ? t('Your Product') : t('View Product')}
      isEager={isEager}
      onApproach={onApproach}
    />
  )
}
