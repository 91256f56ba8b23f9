import { Badge } from '@mantine/core'
import { IconCalendarEvent, IconPackage, IconPlant2 } from '@tabler/icons-react'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { PriceTag } from '#client/domain/listing/card/price-tag.tsx'
import { amountOf, perUnit } from '#client/domain/listing/crop-units.ts'
import { descriptionIn, listingNameIn } from '#client/domain/listing/listing-names.ts'
import { OwnListingCard } from '#client/domain/listing-form/own-listing-card.tsx'
import { useFormat } from '#client/platform/format/format.ts'
import { wholesalePriceText } from '#client/platform/format/wholesale-price-text.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { daysUntilExpiry } from '#shared/crop/expiry.ts'
import { isSoldOut } from '#shared/crop/sold-out.ts'
import { expiryText } from '../expiry-text.ts'

interface OwnCropCardProps {
  crop: CropView
  isBusy: boolean
  onArchive: (isArchived: boolean) => void
}

export function OwnCropCard({ crop, isBusy, onArchive }: OwnCropCardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const days = daysUntilExpiry(crop.expiryDate)
  const expiry = `${t('Best before {{date}}', { date: format.date(crop.expiryDate) })} (${expiryText(t, format, days)})`
  const stock = isSoldOut(crop)
    ? t('Sold out')
    : t('{{amount}} in stock', { amount: amountOf(t, format, crop.quantity, crop.unit) })
  return (
    <OwnListingCard
      name={listingNameIn(language, crop)}
      image={crop.images[0]}
      art={<ListingArt kindImage={crop.kindImage} icon={<IconPlant2 />} />}
      category={t(crop.category)}
      badges={
        <>
          {crop.isOrganic && (
            <Badge color="leaf" variant="filled">
              {t('Organic')}
            </Badge>
          )}
          {days < 0 && (
            <Badge color="red.9" variant="filled">
              {t('Expired')}
            </Badge>
          )}
        </>
      }
      price={
        <PriceTag
          amount={crop.price}
          per={perUnit(t, crop.unit)}
          also={wholesalePriceText(t, format, crop)}
        />
      }
      description={descriptionIn(language, crop.description)}
      facts={[
        { icon: <IconPackage size={18} />, text: stock },
        { icon: <IconCalendarEvent size={18} />, text: expiry },
      ]}
      isArchived={crop.isArchived}
      hasPoint={crop.hasPoint}
      isHidden={crop.isHidden}
      href={paths.crop.href(crop._id)}
      editHref={paths.editCrop.href(crop._id)}
      isBusy={isBusy}
      onArchive={onArchive}
    />
  )
}
