import { IconPlant } from '@tabler/icons-react'
import { LazySellerDelivery } from '#client/domain/delivery/lazy-delivery.tsx'
import { LazyListingActions } from '#client/domain/favourite/favourite-heart.tsx'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { ListingBadge } from '#client/domain/listing/card/listing-badge.tsx'
import { PriceTag } from '#client/domain/listing/card/price-tag.tsx'
import { amountOf, perUnit } from '#client/domain/listing/crop-units.ts'
import { DetailAbout } from '#client/domain/listing/detail/detail-about.tsx'
import { DetailHead } from '#client/domain/listing/detail/detail-head.tsx'
import { DetailLayout, Figures } from '#client/domain/listing/detail/detail-layout.tsx'
import { DetailWhere } from '#client/domain/listing/detail/detail-where.tsx'
import { Gallery } from '#client/domain/listing/detail/gallery.tsx'
import { LazyFairPrice } from '#client/domain/listing/detail/lazy-fair-price.tsx'
import { PersonCard } from '#client/domain/listing/detail/person-card.tsx'
import { listingNameIn, listingPlaceIn } from '#client/domain/listing/listing-names.ts'
import { HiddenListing } from '#client/domain/report/hidden-listing.tsx'
import { ReportListing } from '#client/domain/report/report-listing.tsx'
import { useFormat } from '#client/platform/format/format.ts'
import { fullName } from '#client/platform/format/person-name.ts'
import { wholesalePriceText } from '#client/platform/format/wholesale-price-text.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { ExpiryBadge, OrganicBadge } from './crop-badges.tsx'
import { useCropPurchase } from './crop-purchase.tsx'

/** A crop as its buyers and its owner see it. */
export function CropDetail({ crop }: { crop: CropView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const seller = {
    ...crop.user,
    name: fullName(crop.user),
    place: listingPlaceIn(language, crop.user.place, crop.placeHindi),
  }
  const format = useFormat()
  const { quantity, choice, total, stockMessage, actions } = useCropPurchase(crop)
  const days = crop.dispatchTime
  const figures = [
    { label: t('Available Stock'), value: amountOf(t, format, crop.quantity, crop.unit) },
    {
      label: t('Estimated Dispatch'),
      value: days === 1 ? t('1 day') : t('{{days}} days', { days: format.number(days) }),
    },
  ]
  const badges = (
    <>
      {crop.isOrganic && <OrganicBadge />}
      <ListingBadge>
        {t('Harvest Date: {{date}}', { date: format.date(crop.harvestDate) })}
      </ListingBadge>
      <ExpiryBadge expiryDate={crop.expiryDate} />
    </>
  )
  return (
    <DetailLayout
      gallery={
        <Gallery
          images={crop.images}
          name={crop.name}
          art={<ListingArt kindImage={crop.kindImage} icon={<IconPlant />} />}
        />
      }
      head={
        <>
          <HiddenListing isHidden={crop.isHidden} />
          <DetailHead
            name={listingNameIn(language, crop)}
            category={t(crop.category)}
            isArchived={crop.isArchived && !crop.isHidden}
            badges={badges}
            price={
              <>
                <PriceTag
                  amount={crop.price}
                  per={perUnit(t, crop.unit)}
                  isBig
                  also={wholesalePriceText(t, format, crop)}
                />
                <LazyFairPrice crop={crop} />
              </>
            }
          />
          <Figures figures={figures} />
          <LazyListingActions
            kind="crop"
            listingId={crop._id}
            name={crop.name}
            isOwn={crop.isUserCrop}
            title={listingNameIn(language, crop)}
            text={`${format.money(crop.price)} ${perUnit(t, crop.unit)}`}
          />
        </>
      }
      choice={choice}
      delivery={
        <LazySellerDelivery
          seller={seller}
          isOwn={crop.isUserCrop}
          goods={{ quantity, unit: crop.unit, price: crop.price }}
          mode={crop.delivery?.mode ?? 'agreed'}
        />
      }
      about={
        <>
          <DetailAbout description={crop.description} tags={crop.tags} />
          <DetailWhere listing={crop} />
          {!crop.isUserCrop && <ReportListing kind="crop" listingId={crop._id} />}
        </>
      }
      seller={<PersonCard person={seller} label={t('Farmer')} />}
      total={total}
      stockMessage={stockMessage}
      actions={actions}
    />
  )
}
